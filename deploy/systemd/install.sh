#!/bin/sh
# Installs a release of Aangan on this Debian machine, or puts it in the place of the one before:
#   sh deploy/systemd/install.sh <folder of the release> <file of the environment> <address of the site>
# A console on an origin of its own has its address in the same argument: 'aangan.example, ops.aangan.example'.
# Two servers behind Caddy, which fetches certificates, and PostgreSQL of Debian beside them, unless DATABASE_URL leads elsewhere.
set -eu
release=$(realpath "$1") environment=$(realpath "$2") site=$3
here=$(dirname "$(realpath "$0")")
say() { printf '%s %s\n' "$(date +%T)" "$1"; }

say 'Packages'
export DEBIAN_FRONTEND=noninteractive
apt-get install --yes --no-install-recommends caddy ca-certificates postgresql >/dev/null

say 'Accounts and folders'
# One account serves, and owns nothing of the database; the other owns its tables, and only migrates.
id aangan >/dev/null 2>&1 || useradd --system --home-dir /var/lib/aangan --shell /usr/sbin/nologin aangan
id aangan_owner >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin aangan_owner
install -d -m 0750 -o root -g aangan /etc/aangan
install -m 0640 -o root -g aangan "$environment" /etc/aangan/environment

say 'Release'
# Each has a folder of its own, and /opt/aangan leads to the one that runs: the way back is the link of before.
mkdir -p /opt/aangan-releases
place=/opt/aangan-releases/$(date -u +%Y-%m-%dT%H-%M-%S)
cp -R --no-dereference "$release" "$place"
chown -R root:root "$place"
chmod -R u+rwX,go+rX,go-w "$place"
[ -x "$place/bin/node" ] || { mkdir -p "$place/bin"; ln -s "$(command -v node)" "$place/bin/node"; }
"$place/bin/node" -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 26 ? 0 : 1)' ||
  { echo 'Node 26 or newer is needed: npm run release -- --with-node brings it along.' >&2; exit 1; }
ln -sfn "$place" /opt/aangan.new && mv -T /opt/aangan.new /opt/aangan

say 'Database'
# Over its socket PostgreSQL knows the accounts, so that there is no password to keep.
local=$(sed -n 's|^DATABASE_URL=\(postgres.*\)//aangan@\(.*host=/.*\)|\1//aangan_owner@\2|p' /etc/aangan/environment)
if [ -n "$local" ]; then
  systemctl enable --now postgresql >/dev/null 2>&1
  until runuser -u postgres -- pg_isready -q; do sleep 0.2; done
  ask() { runuser -u postgres -- psql -qtA -v ON_ERROR_STOP=1 "$@"; }
  for role in aangan aangan_owner; do
    ask -c "select 1 from pg_roles where rolname = '$role'" | grep -q 1 || runuser -u postgres -- createuser "$role"
  done
  ask -c "select 1 from pg_database where datname = 'aangan'" | grep -q 1 ||
    runuser -u postgres -- createdb --owner aangan_owner --encoding UTF8 --template template0 --locale C.UTF-8 aangan
  # Installed when one role did both: until it is granted what it needs, whoever serves stays a member of the new owner.
  if ask -c "select pg_get_userbyid(datdba) from pg_database where datname = 'aangan'" | grep -qx aangan; then
    ask -1 -d aangan -c 'grant aangan_owner to aangan' -c 'reassign owned by aangan to aangan_owner'
  fi
  printf 'OWNER_DATABASE_URL=%s\n' "$local" > /etc/aangan/owner
fi
[ -f /etc/aangan/owner ] ||
  { echo 'Write OWNER_DATABASE_URL=… into /etc/aangan/owner: the role that owns the tables.' >&2; exit 1; }
# Read by systemd for the account that migrates, and by nobody who serves.
chown root:root /etc/aangan/owner
chmod 0600 /etc/aangan/owner

say 'Servers'
install -m 0644 "$here/aangan-migrate.service" "$here/aangan@.service" /etc/systemd/system/
systemctl daemon-reload
systemctl enable aangan-migrate aangan@3001 aangan@3002 >/dev/null 2>&1
systemctl restart aangan-migrate
[ -z "$local" ] || ask -c 'revoke aangan_owner from aangan' 2>/dev/null
# One after the other: whoever is asked meanwhile is answered by the other one.
for port in 3001 3002; do
  systemctl restart "aangan@$port"
  tries=0
  until "$place/bin/node" -e "fetch('http://127.0.0.1:$port/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || { journalctl --no-pager -n 20 -u "aangan@$port" >&2; exit 1; }
    sleep 0.5
  done
done

say 'Proxy'
install -m 0644 "$here/Caddyfile" /etc/caddy/Caddyfile
mkdir -p /etc/systemd/system/caddy.service.d
printf '[Service]\nEnvironment="SITE_ADDRESS=%s" "CADDY_OPTIONS=%s"\n' "$site" "${CADDY_OPTIONS:-}" \
  > /etc/systemd/system/caddy.service.d/aangan.conf
systemctl daemon-reload
systemctl enable caddy >/dev/null 2>&1
systemctl restart caddy
say "Aangan answers at https://$site"
