/**
 * The addresses that a `DATABASE_URL` names, in its order, each as one of a single host. Two forms name several, as in
 * libpq: `postgresql://user@a:5432,b:5432/name`, and hosts and ports in the query (`?host=/run/a,/run/b&port=5432,5433`).
 * Undefined where the text is not such an address.
 */
export function databaseUrls(text: string): readonly string[] | undefined {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(text);
  if (!parts) return undefined;
  const [, start = '', authority = '', rest = ''] = parts;
  const urls = authority.split(',').flatMap((host) => withHostsOfQuery(`${start}${host}${rest}`));
  return urls.every((url) => url !== undefined) ? urls : undefined;
}

function withHostsOfQuery(text: string): (string | undefined)[] {
  if (!URL.canParse(text)) return [undefined];
  const url = new URL(text);
  // The driver does not know it; whether a host takes writes is asked by us, whenever there are several.
  url.searchParams.delete('target_session_attrs');
  const hosts = url.searchParams.get('host')?.split(',') ?? [];
  if (hosts.length < 2) return [url.href];
  const ports = url.searchParams.get('port')?.split(',') ?? [];
  return hosts.map((host, index) => {
    const one = new URL(url);
    one.searchParams.set('host', host);
    const port = ports[index] ?? ports.at(-1);
    if (port) one.searchParams.set('port', port);
    return one.href;
  });
}
