import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

type Compared = {
  readonly before: readonly number[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly needed: readonly { readonly booking: { readonly reference: string } }[];
};
type Facts = { readonly seen: readonly number[]; readonly onSale: readonly number[] };
type Decided = Pick<Compared, 'added' | 'removed'> & {
  /** All that they can do from now on. */
  readonly skills: readonly number[];
};

/** A service that is not sold may stay with somebody, and is given to nobody. */
export const areOffered = (added: readonly number[], onSale: readonly number[]): boolean =>
  added.every((id) => onSale.includes(id));

/** Whether a Karigar's skills may change. What is so already is right, whoever looked at what. */
export function decideSkills(
  { before, added, removed, needed }: Compared,
  { seen, onSale }: Facts,
): Outcome<Decided, 'skills-changed' | 'service-unknown' | 'skill-needed'> {
  const skills = [...before.filter((id) => !removed.includes(id)), ...added];
  if (added.length + removed.length === 0) return accept({ added, removed, skills });
  const isAsSeen = seen.length === before.length && seen.every((id) => before.includes(id));
  if (!isAsSeen) return refuse('skills-changed');
  if (!areOffered(added, onSale)) return refuse('service-unknown');
  if (needed.length > 0) {
    const references = [...new Set(needed.map(({ booking }) => booking.reference))];
    return refuse('skill-needed', { references });
  }
  return accept({ added, removed, skills });
}
