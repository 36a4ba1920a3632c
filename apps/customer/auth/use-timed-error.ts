import { useEffect, useState } from 'react';

/** A failed check names its field; a refusal of the server belongs to the whole form. */
export type FormError<Name extends string> = {
  readonly field: Name | null;
  readonly text: string;
  /** A further hint, e.g. when to come back; it stays when the text has had its time. */
  readonly note?: string | undefined;
};

export type TimedError<Name extends string> = {
  readonly error: FormError<Name> | undefined;
  /** Its visible time is over; screen readers still find the text until the field is corrected (ruling R21). */
  readonly faded: boolean;
  readonly show: (error: FormError<Name>) => void;
  readonly clear: () => void;
};

/** The one error of a form, on screen for as long as the specification says. */
export function useTimedError<Name extends string>(milliseconds: number): TimedError<Name> {
  const [error, setError] = useState<FormError<Name>>();
  const [faded, setFaded] = useState(false);

  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setFaded(true), milliseconds);
    return () => clearTimeout(timer);
  }, [error, milliseconds]);

  return {
    error,
    faded,
    show: (next) => {
      setFaded(false);
      setError({ ...next });
    },
    clear: () => setError(undefined),
  };
}
