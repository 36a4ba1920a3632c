import type { FormEvent } from 'react';

/** A form that is sent by its own code, and not by the browser. */
export const preventing =
  (send: () => unknown) =>
  (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
