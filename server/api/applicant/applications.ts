import { applyAsKarigar as applyPromise } from '#contract/applicant/apply-as-karigar.ts';
import { readMe as mePromise } from '#contract/applicant/read-me.ts';
import { readTraining as trainingPromise } from '#contract/applicant/read-training.ts';
import { sendDocument as documentPromise } from '#contract/applicant/send-document.ts';
import { sendTraining as testPromise } from '#contract/applicant/send-training.ts';
import { accept } from '#kernel/outcome.ts';
import { applyAsKarigar } from '#server/flows/karigar/apply-as-karigar.ts';
import { sendDocument } from '#server/flows/karigar/send-document.ts';
import { sendTraining } from '#server/flows/karigar/send-training.ts';
import { readMe } from '#server/views/me.ts';
import { readTraining } from '#server/views/own-training.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import { unlessOverloaded } from '../start-session.ts';

/** A picture of 1 MB is a third longer as letters; a little more is let in, to be refused by its name. */
const IMAGE_BODY_LIMIT = 2_000_000;

/** Routes by which Karigars and applicants read and change their own data. */
export const applicantAnswers: readonly Answer[] = [
  answer(mePromise, async (_input, { world, db, person, now }) =>
    accept(await readMe({ db, keys: world.keys }, person, now)),
  ),
  answer(applyPromise, (form, { world, person, now }) =>
    applyAsKarigar(world, person.id, form, now),
  ),
  answer(trainingPromise, async (_input, { db, person, now }) =>
    accept(await readTraining(db, person.id, now)),
  ),
  answer(testPromise, async (input, { world, person, now }) =>
    accept(await sendTraining(world.pool, { ...input, userId: person.id }, now)),
  ),
  answer(
    documentPromise,
    (input, { world, person, now }) =>
      unlessOverloaded(sendDocument(world, { ...input, userId: person.id }, now)),
    { bodyLimitBytes: IMAGE_BODY_LIMIT },
  ),
];
