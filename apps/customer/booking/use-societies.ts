import { useQuery } from '@tanstack/react-query';
import type { Address } from '#contract/fields/address.ts';
import { plainSocietyName } from '#contract/fields/society-name.ts';
import { listSocieties, type SocietyView } from '#contract/public/list-societies.ts';
import { queryOf } from '../api/query.ts';

const FRESH_MS = 5 * 60_000;
const MOST = 4;

/** The societies of a served pincode: which of them the address names, and which what is typed could become. */
export function useSocieties(pincode: string | undefined, { society = '', wing = '' }: Address) {
  const { data } = useQuery({
    ...queryOf(listSocieties, { pincode: pincode ?? '' }),
    enabled: pincode !== undefined,
    staleTime: FRESH_MS,
  });
  const all = pincode ? (data?.societies ?? []) : [];
  const typed = plainSocietyName(society);
  const chosen = typed ? all.find(({ name }) => plainSocietyName(name) === typed) : undefined;
  return {
    chosen,
    /** A society that is already named gets no further suggestions. */
    suggested: chosen ? [] : suggest(all, typed),
    wings: chosen && !chosen.wings.includes(wing) ? chosen.wings : [],
  };
}

/** Those whose name begins so, then those in which any word does. */
function suggest(all: readonly SocietyView[], typed: string): readonly SocietyView[] {
  if (!typed) return [];
  const rank = ({ name }: SocietyView): number => {
    const plain = plainSocietyName(name);
    if (plain.startsWith(typed)) return 0;
    return plain.includes(` ${typed}`) ? 1 : 2;
  };
  return [0, 1].flatMap((step) => all.filter((one) => rank(one) === step)).slice(0, MOST);
}
