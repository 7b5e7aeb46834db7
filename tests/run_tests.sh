# Read by ./test, which sets $root, $strict and $chosen: runs pytest, with a second try for up to five tests that fail. Those
# run once more, one after the other; what passes is named at the end of the run, in $again. What the first try printed
# stays in .tools/tests/PART.txt. If ARGS choose some tests ($chosen), a part may have none of them.

began=$(date +%s)

part() {  # says what comes, and how long the run has taken so far
  took=$(($(date +%s) - began))
  printf '\n== %s (%d:%02d)\n' "$*" $((took / 60)) $((took % 60))
}

run_tests() {  # PART WORKERS COMMAND...: one part of the run
  kept=.tools/tests/$1 workers=$2
  shift 2
  rm -rf "$kept" "$kept.txt"
  mkdir -p "$kept"
  set -- "$@" -o cache_dir="$root/$kept"
  [ ! -t 1 ] || set -- "$@" --color=yes
  { code=0; "$@" -n "$workers" --dist=worksteal 2>&1 || code=$?; echo $code >"$kept/code"; } | tee "$kept.txt"
  code=$(cat "$kept/code")
  case $code:$chosen in
    0:*) found=1; return ;;
    5:1) return ;;
  esac
  [ "$code$strict" = 1 ] && failed=$(python tests/second_try.py "$kept") || exit "$code"
  part "a second try; the first is in $kept.txt"
  "$@" --lf --lfnf=none || exit $?
  found=1
  again="$again$failed
"
}

say_again() {  # what needed a second try
  [ -z "$again" ] || printf '%s' "$again" | sed 's/^/passed on the second try: /'
}
