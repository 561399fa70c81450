#!/bin/sh
# kaksha COMMAND [ARGUMENTS]: runs a command of the owner, such as inbox, as the user of the server and with its settings.
# Explained in ../small-machine.md.
set -eu
cd /srv/kaksha
exec sudo -u kaksha node --env-file=/etc/kaksha.env site/dist/server/owner-commands.js "$@"
