/**
 * What a rule or a flow answers: a value, or a refusal by name.
 * Refusals are expected and returned; faults (a bug, a dead database) are thrown.
 */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  readonly params?: Readonly<Record<string, unknown>>;
};

export type Outcome<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

export const accept = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refuse = <Code extends string>(
  code: Code,
  params?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({
  ok: false,
  refusal: params ? { code, params } : { code },
});
