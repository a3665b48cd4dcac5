// Runs where the page of a table begins, as a plain script, while the other scripts are on their way: joins the table,
// and gives this browser's share of the shuffle if none was given. What comes is kept for lib/link.ts. It must import
// nothing.
{
  const { table } = document.currentScript!.dataset;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/table/${table}?lang=${document.documentElement.lang}`);
  const ahead: Ahead = { socket, heard: [], closed: null };

  /** The share that this browser has for a match: one it drew before, if the match was met before. */
  const share = (commitment: string): string => {
    try {
      const kept = JSON.parse(localStorage.getItem(`french54-witness-${table}`) ?? "null") as { commitment: string; nonce: string } | null;
      if (kept?.commitment === commitment) return kept.nonce;
    } catch {
      // Nothing is kept, or it cannot be read.
    }
    return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };

  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Record<string, unknown>;
    if (message.t === "hello" && message.nonce === null) {
      message.nonce = share(String(message.commitment));
      socket.send(JSON.stringify({ t: "nonce", hex: message.nonce }));
    }
    ahead.heard.push(message);
  };
  socket.onclose = ({ code }) => (ahead.closed = code);
  window.french54Ahead = ahead;
}

/** The socket that was opened ahead of the page's scripts. */
interface Ahead {
  socket: WebSocket;
  /** What it has said so far. */
  heard: unknown[];
  /** Why it is closed again, if it is. */
  closed: number | null;
}

interface Window {
  french54Ahead?: Ahead;
}
