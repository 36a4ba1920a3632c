/** A word for the shell, inside a setting in which PostgreSQL replaces `%p` and `%f`. */
const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/**
 * The command that PostgreSQL runs for each finished WAL file. It is the same whether anything is archived or not, so that the
 * first backup need not restart the database: without the script nothing is kept.
 */
export const archiveCommand = (script: string): string =>
  `test ! -f ${quoted(script)} || sh ${quoted(script)} "%p" "%f"`;

/** A file that is there already has to be the same; a half-written one is never taken for a whole one. */
export const archiveScript = (wal: string): string => `#!/bin/sh
# Written by "npm run backup". PostgreSQL calls it with the path and the name of each finished WAL file.
set -e
wal='${wal.replaceAll("'", `'\\''`)}'
if [ -f "$wal/$2.gz" ]; then gunzip -c "$wal/$2.gz" | cmp -s - "$1"; exit; fi
gzip -c "$1" > "$wal/.$2.part"
sync "$wal/.$2.part"
mv "$wal/.$2.part" "$wal/$2.gz"
`;

/** Finds a WAL file however it was kept: by the script above, or by pg_receivewal, whose last one is not full yet. */
export const restoreCommand = (wal: string): string => {
  const file = `${quoted(`${wal}/`)}"%f"`;
  return `if test -f ${file}.gz; then gunzip -c ${file}.gz > "%p"; elif test -f ${file}; then cp ${file} "%p"; else test -f ${file}.partial && cp ${file}.partial "%p"; fi`;
};
