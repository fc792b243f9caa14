# The services, in the order of their ports: whatever has one thing for each of them reads it here. `deploy/dev lint` sees that
# these are those of Shared/TitanCore/ServiceTable.swift.
# shellcheck disable=SC2034
services=(auth sessions trophies pose profile training habits motivation social)
