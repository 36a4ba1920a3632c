export type Counts = Readonly<Record<string, number>>;

/** How often each answer came. */
export function tallyOf(outcomes: Iterable<string>): Counts {
  const counted: Record<string, number> = {};
  for (const outcome of outcomes) counted[outcome] = (counted[outcome] ?? 0) + 1;
  return counted;
}

/** The same act so many times, or until the patience of the attacker is over. */
export async function repeat(
  { times, patienceMs }: { readonly times: number; readonly patienceMs: number },
  act: (at: number) => Promise<readonly string[] | string>,
): Promise<string[]> {
  const end = Date.now() + patienceMs;
  const outcomes: string[] = [];
  for (let at = 0; at < times && Date.now() < end; at += 1)
    outcomes.push(...[await act(at)].flat());
  return outcomes;
}

/** An answer in a word: its status, and why not. */
export const codeOf = ({
  status,
  refusal,
}: {
  readonly status: number;
  readonly refusal: { readonly code: string } | undefined;
}): string => (refusal ? `${status} ${refusal.code}` : String(status));
