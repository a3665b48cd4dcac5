"""Tables: seats, turns and the log everything at a table is folded from; no sockets, no SQL, no clock."""
