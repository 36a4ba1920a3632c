import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Operation } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { readAnew } from '../api/reading.ts';
import { type Acting, useAct } from '../shell/act.tsx';
import type { CaseFileOf } from './file-of.ts';

/** An act on the state of the case that is on the screen, under one name however often it is pressed; what says something else has another. */
export function useCaseAct({ case: { number, version } }: CaseFileOf): {
  readonly acting: Acting;
  run<O extends Operation>(
    operation: O,
    more: Omit<z.input<O['input']>, 'number' | 'stepId' | 'version'>,
  ): Promise<boolean>;
} {
  const acting = useAct();
  const [sent, setSent] = useState<{ readonly what: string; readonly stepId: string }>();
  return {
    acting,
    run: async (operation, more) => {
      const what = JSON.stringify([operation.name, more]);
      const stepId = sent?.what === what ? sent.stepId : newId();
      setSent({ what, stepId });
      const input = { ...more, number, stepId, version };
      const done = await acting.run(operation, input as z.input<(typeof operation)['input']>);
      // Refused because a colleague was faster, it is looked at anew before it is pressed again.
      if (done === undefined) await readAnew();
      else setSent(undefined);
      return done !== undefined;
    },
  };
}
