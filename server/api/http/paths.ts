export type Path = {
  /** As the router wants it. */
  readonly pattern: string;
  /** The parameters of the contract, from the router's. */
  readonly read: (params: Readonly<Record<string, string>>) => Record<string, string>;
  readonly hasParams: boolean;
};

/**
 * The contract may put a parameter inside a segment, as `/api/payment/initiate-:provider` does. The router knows whole
 * segments only, so such a segment becomes one parameter with a pattern, and its fixed beginning is cut off again.
 */
export function pathOf(path: string): Path {
  const beginnings = new Map<string, string>();
  const segments = path.split('/').map((segment) => {
    const at = segment.indexOf(':');
    if (at === -1) return segment;
    const name = segment.slice(at + 1);
    beginnings.set(name, segment.slice(0, at));
    return at === 0 ? segment : `:${name}{${escapePattern(segment.slice(0, at))}[^/]+}`;
  });
  return {
    pattern: segments.join('/'),
    hasParams: beginnings.size > 0,
    read: (params) =>
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          value.slice(beginnings.get(name)?.length ?? 0),
        ]),
      ),
  };
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
