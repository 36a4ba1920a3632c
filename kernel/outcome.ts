/**
 * Parameters of a refusal beside its name. The contract declares it for each name (`contract/refusal-params.ts`); one that is
 * not named there says nothing more.
 */
export interface RefusalParams {
  'too-many-requests': { readonly retryAfterSeconds: number };
}

type SomeParams = RefusalParams[keyof RefusalParams];
/** Parameters that a refusal of this name takes: none, required ones, or optional ones. */
type Said<Code> = Code extends keyof RefusalParams
  ? object extends RefusalParams[Code]
    ? [params?: RefusalParams[Code] | undefined]
    : [params: RefusalParams[Code]]
  : [];

/**
 * The result of a rule or a flow: a value, or a refusal by name. Refusals are expected and returned; faults (a bug, a dead
 * database) are thrown.
 */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  readonly params?: SomeParams;
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
  ...[params]: Said<Code>
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({
  ok: false,
  refusal: params ? { code, params } : { code },
});
