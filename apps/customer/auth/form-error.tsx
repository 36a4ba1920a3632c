import type { TimedError } from './use-timed-error.ts';

/** The server's refusal, above the button. The region is there before its text, so that it is read out. */
export function FormErrorLine<Name extends string>({ timed }: { timed: TimedError<Name> }) {
  const error = timed.error?.field === null ? timed.error : undefined;
  return (
    <>
      <p className={timed.faded ? 'form-error faded' : 'form-error'} role="alert">
        {error?.text}
      </p>
      <p className="form-note" role="status">
        {error?.note}
      </p>
    </>
  );
}

/** The properties by which a field shows the form's error, if the error is its own. */
export function errorOf<Name extends string>(
  timed: TimedError<Name>,
  field: Name,
): { error: string | undefined; errorFaded: boolean } {
  const own = timed.error?.field === field;
  return { error: own ? timed.error?.text : undefined, errorFaded: timed.faded };
}
