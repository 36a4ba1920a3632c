import type { GateRules } from '#contract/fields/gate-pass.ts';
import { plainSocietyName } from '#contract/fields/society-name.ts';
import type { ForWorkers } from '#contract/fields/society-rules.ts';
import type { QuietRules } from './quiet-hours.ts';

export type Society = {
  readonly id: number;
  readonly name: string;
  readonly pincode: string;
  readonly wings: readonly string[];
  readonly quiet: QuietRules;
  readonly gate: GateRules;
  /** Null: nobody has told us. */
  readonly lift: boolean | null;
  readonly forWorkers?: ForWorkers | null;
};

export type Societies = {
  readonly all: readonly Society[];
  /** In the order of their names. */
  at(pincode: string): readonly Society[];
  /** Normalises the ways of writing its name: `sahyadri heights chs` is `Sahyadri Heights CHS Ltd`. */
  find(pincode: string, typed: string | undefined): Society | undefined;
};

export function createSocieties(all: readonly Society[]): Societies {
  const byPincode = Map.groupBy(all, ({ pincode }) => pincode);
  const byName = new Map(all.map((one) => [keyOf(one.pincode, one.name), one]));
  return {
    all,
    at: (pincode) => byPincode.get(pincode) ?? [],
    find: (pincode, typed) => (typed ? byName.get(keyOf(pincode, typed)) : undefined),
  };
}

const keyOf = (pincode: string, name: string): string => `${pincode} ${plainSocietyName(name)}`;
