import type { Belongings, Names } from './belongings.ts';

/** Facts of an operation beyond its contract, so that every route can be tried by everybody and with every input. */
export type Trial = {
  /** Input that the person's own browser could send just now, with things of their own. */
  readonly own: (belongings: Belongings) => Record<string, unknown>;
  /** The refusal that answers it, where it is not accepted; its content is then still in order. */
  readonly refusedAs?: string;
  /** The first event of an answer that goes on. */
  readonly tells?: (belongings: Belongings) => string;
  /** The fields that name a record, and what a stranger hears who names one that is not theirs. */
  readonly names?: Readonly<Record<string, Naming>>;
};

export type Naming = {
  /** `reused`: an id that the client makes, and that is not taken twice; `anything`: it makes no difference. */
  readonly hears: 'same-as-nothing' | 'reused' | 'anything';
  /** Null: one's own is refused, somebody else's is not. */
  readonly refusedAs?: null;
  readonly of: (whose: Names) => string;
  /** Further input of a stranger, without which the field is not looked at. */
  readonly wanting?: () => Record<string, unknown>;
};
