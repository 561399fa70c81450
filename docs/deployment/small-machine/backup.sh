#!/bin/sh
# backup.sh FOLDER [DATABASE]: saves the database in a new file of the folder that only this user can read, and deletes
# those that are older than 30 days. DATABASE is a name or a connection string. Explained in ../small-machine.md.
set -eu
umask 077
folder=$1
database=${2:-kaksha}
file=$folder/kaksha-$(date -u +%Y-%m-%dT%H%M%SZ).dump
# A backup that fails leaves nothing that could be taken for one.
trap 'rm -f "$file.part"' EXIT
trap 'exit 1' HUP INT TERM
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$database"
# A file that cannot be read fails now, and not on the day when it is needed.
pg_restore --file=/dev/null "$file.part"
mv "$file.part" "$file"
find "$folder" -name 'kaksha-*.dump' -mtime +30 -delete
find "$folder" -name 'kaksha-*.dump.part' -mtime +1 -delete
