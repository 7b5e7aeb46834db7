# Read by ./play and ./test, which set $root and stand in it: everything they share.

die() { echo "$me: $*" >&2; exit 1; }

find_python() {  # sets $python: the first interpreter that is new enough
  seen=
  for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if new=$("$python" -c 'import sys; print(sys.version_info >= (3, 11), sys.version.split()[0])' 2>/dev/null); then
      case $new in True*) return ;; esac
      seen=${seen:-${new#* }}
    fi
  done
  [ -n "$seen" ] && die "Python 3.11 or newer is needed, and this is $seen"
  die "python3 was not found; install Python 3.11 or newer and run this again"
}

find_uv() {  # sets $uv: the one on PATH, else the project's own, pinned, in .tools
  uv=$(command -v uv) && return
  uv=$root/.tools/bin/uv
  cmp -s requirements/uv.txt .tools/uv.txt && [ -x "$uv" ] && return
  rm -rf .tools/bin .tools/uv* .tools/pip
  pip=$python
  if ! "$pip" -m pip --version >/dev/null 2>&1; then
    "$python" -m venv .tools/pip >/dev/null 2>&1 ||
      die "Python's pip and venv are missing; install them (Debian, Ubuntu: apt install python3-venv) and run this again"
    pip=.tools/pip/bin/python
  fi
  PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 "$pip" -m pip install -qq --disable-pip-version-check \
    --no-input --require-hashes --upgrade --target .tools -r requirements/uv.txt ||
    die "set-up failed: uv could not be installed (see above); the first start needs a network"
  cp requirements/uv.txt .tools/uv.txt
}

lock() {  # one set-up at a time; the lock ends with this shell
  mkdir -p .tools
  exec 9>.tools/lock
  "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)' 9>&9
}

digest() {  # what a wheel is made of, where, and with what
  { echo "$root" "${NIEUW_PURE:-}" "${CC:-}"
    for cc in cc gcc clang; do command -v $cc || :; done
    for part in src client locales requirements pyproject.toml hatch_build.py LICENSE README.md; do
      [ ! -e "$part" ] || find "$part" \( -name node_modules -o -name web -o -name samples \) -prune -o \
        -type f ! -name '*.py[co]' -exec cksum {} +
    done | LC_ALL=C sort
  } | cksum | tr ' ' -
}

made() { ls ".tools/wheels/$(digest)"/*.whl 2>/dev/null; }

wheel() {  # sets $wheel: the wheel of these sources, built unless it is there
  wheel=$(made) || wheel=
  case "${NIEUW_COMPILED:-}:$wheel" in 1:*-none-any.whl) wheel= ;; esac
  [ -z "$wheel" ] || return 0
  dir=.tools/wheels/$(digest)
  rm -rf "$dir" .tools/making
  "$uv" build --wheel --python "$python" --build-constraints requirements/build.txt --require-hashes \
    --out-dir .tools/making . >.tools/build.log 2>&1 || { cat .tools/build.log >&2; return 1; }
  sed -n '/^compiling the core failed/p' .tools/build.log >&2
  [ ! -d .tools/wheels ] || ls -t .tools/wheels | tail -n +4 | while read -r old; do rm -rf ".tools/wheels/$old"; done
  mkdir -p .tools/wheels
  mv .tools/making "$dir"
  wheel=$(made)
}

ready() {  # is environment $1 set up for these sources?
  [ -x "$1/bin/python" ] && now=$(made) && [ "$(cat "$1/.ready" 2>/dev/null)" = "$now" ]
}

packages_ready() {  # does environment $1 have the packages of file $2, whatever the sources are?
  [ -x "$1/bin/python" ] && [ -s "$1/.ready" ] && cmp -s "$2" "$1/.packages"
}

install() {  # $wheel and the packages of file $2 into environment $1
  rm -f "$1/.ready"
  { [ -x "$1/bin/python" ] && grep -qsF -- "$root/$1" "$1/bin/activate"; } ||  # not there, broken or moved
    { rm -rf "$1" && "$uv" venv -q --no-python-downloads --python "$python" "$1"; } || return
  "$uv" pip sync -q --python "$1" --require-hashes "$2" &&
    "$uv" pip install -q --python "$1" --no-deps "$wheel" &&
    cp "$2" "$1/.packages" &&
    echo "$wheel" >"$1/.ready"
}
