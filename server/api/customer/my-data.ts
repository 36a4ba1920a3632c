import { acceptTerms as acceptPromise } from '#contract/customer/accept-terms.ts';
import { claimMobile as claimPromise } from '#contract/customer/claim-mobile.ts';
import { accept } from '#kernel/outcome.ts';
import { acceptTerms } from '#server/flows/identity/accept-terms.ts';
import { claimMobile } from '#server/flows/identity/claim-mobile.ts';
import { toPersonView } from '#server/modules/identity/person.ts';
import { answer } from '../http/door.ts';

const answerAcceptTerms = answer(acceptPromise, async (said, { db, person, now }) => {
  const outcome = await acceptTerms(db, { ...said, person }, now);
  return outcome.ok ? accept({ user: toPersonView(outcome.value) }) : outcome;
});

const answerClaimMobile = answer(claimPromise, async ({ mobile }, { db, person, now }) =>
  accept({ user: toPersonView(await claimMobile(db, { person, mobile }, now)) }),
);

/** What everybody may ask of us about himself. */
export const myDataAnswers = [answerAcceptTerms, answerClaimMobile];
