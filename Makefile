# French 54. `make play` to play, `make test` to check; the rest is for who builds it.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
ifeq ($(strip $(PYTHON)),)
$(error Python 3.11 or newer is needed. On Debian 12 or newer: apt-get install python3 python3-venv)
endif
ADDRESS ?= 127.0.0.1
PORT ?= 5454

.PHONY: help play test test-full figures lock screenshots clean
help:
	@echo "make play         build what is not built, and serve on http://$(ADDRESS):$(PORT)/"
	@echo "make test         every check and test but the long ones"
	@echo "make test-full    the long ones too; keeps the figures in benchmarks/results/"
	@echo "make figures      those figures alone (make figures FIGURES=quick: a trial of them, in small)"
	@echo "make lock         pin the Python packages anew from pyproject.toml (make lock UPGRADE=1: the newest)"
	@echo "make screenshots  pictures of every page, in .cache/shots; one of them for the README"
	@echo "make clean        remove everything that was built, .venv too"

play:
	@$(PYTHON) tools/prepare.py play
	@.venv/bin/french54 serve --host $(ADDRESS) --port $(PORT) --open

test:
	@$(PYTHON) tools/prepare.py check
	@.venv/bin/python tools/check.py

test-full:
	@$(PYTHON) tools/prepare.py bench
	@failed=0; .venv/bin/python tools/check.py || failed=1; \
	.venv/bin/python tools/figures.py $(if $(filter quick,$(FIGURES)),--quick) || failed=1; exit $$failed

figures:
	@$(PYTHON) tools/prepare.py bench
	@.venv/bin/python tools/figures.py $(if $(filter quick,$(FIGURES)),--quick)

lock:
	@$(PYTHON) tools/lock.py $(if $(UPGRADE),--upgrade)

screenshots:
	@$(PYTHON) tools/prepare.py check
	@.venv/bin/python tools/screenshots.py
	@cp .cache/shots/doudizhu-play-light-1440x900-da.png docs/screenshot.png

clean:
	rm -rf .venv .cache build dist web/node_modules src/french54/server/static/built
	find src -name '*.so' -delete
