/** Kinds of items that harm somebody within minutes: people on duty are rung for them wherever they are. */
export const RUNG_KINDS = ['safety-exit', 'day-unled', 'nobody-comes', 'karigar-silent'] as const;
export type RungKind = (typeof RUNG_KINDS)[number];
