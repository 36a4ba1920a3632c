import type { Belongings, Names } from './belongings.ts';

/** What is known of an operation beside its contract, so that every door can be tried by everybody and with everything. */
export type Trial = {
  /** What the own browser of this person could send just now, with things that are hers. */
  readonly own: (hers: Belongings) => Record<string, unknown>;
  /** The refusal that answers it, where it is not accepted; its content is then still in order. */
  readonly refusedAs?: string;
  /** What the first event of one that goes on answering says. */
  readonly tells?: (hers: Belongings) => string;
  /** The fields that name a record, and what a stranger hears who names one that is not theirs. */
  readonly names?: Readonly<Record<string, Naming>>;
};

export type Naming = {
  /** `reused`: an id that the client makes, and that is not taken twice; `anything`: it makes no difference. */
  readonly hears: 'same-as-nothing' | 'reused' | 'anything';
  readonly of: (whose: Names) => string;
  /** What a stranger asks for besides, because otherwise the field is not looked at. */
  readonly wanting?: () => Record<string, unknown>;
};
