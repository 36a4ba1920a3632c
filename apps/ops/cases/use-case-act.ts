import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Operation } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { readAnew } from '../api/reading.ts';
import { type Acting, useAct } from '../shell/act.tsx';
import type { CaseFileOf } from './file-of.ts';

/** An act on the state of the case that is on the screen, under one name however often it is pressed. */
export function useCaseAct({ case: { number, version } }: CaseFileOf): {
  readonly acting: Acting;
  run<O extends Operation>(
    operation: O,
    more: Omit<z.input<O['input']>, 'number' | 'stepId' | 'version'>,
  ): Promise<boolean>;
} {
  const acting = useAct();
  const [stepId, setStepId] = useState(() => newId());
  return {
    acting,
    run: async (operation, more) => {
      const input = { ...more, number, stepId, version };
      const done = await acting.run(operation, input as z.input<(typeof operation)['input']>);
      // Refused because a colleague was faster, it is looked at anew before it is pressed again.
      if (done === undefined) await readAnew();
      else setStepId(newId());
      return done !== undefined;
    },
  };
}
