import type { BrowserContext } from 'playwright';
import { MINUTE } from '#kernel/time.ts';

/** A telephone whose clock was set by hand, and wrongly. */
export const beSlowBy = (telephone: BrowserContext, minutes: number): Promise<unknown> =>
  telephone.addInitScript((behindMs) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...said: []) {
        if (said.length > 0) super(...said);
        else super(Right.now() - behindMs);
      }
      static override now = () => Right.now() - behindMs;
    } as DateConstructor;
  }, minutes * MINUTE);
