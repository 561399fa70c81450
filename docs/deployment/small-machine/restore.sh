#!/bin/sh
# restore.sh FILE [DATABASE]: puts a saved database into an empty one, whole or not at all. DATABASE is a name or a
# connection string. Explained in ../small-machine.md.
set -eu
exec pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="${2:-kaksha}" "$1"
