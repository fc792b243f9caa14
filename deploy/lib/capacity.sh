# What so many users need, from what was measured: deploy/lib/capacity.py has the rule, capacity.json its inputs.

verb_capacity() { python3 -B "$root/deploy/lib/capacity.py" "$root/deploy/lib/capacity.json" "$@"; }
