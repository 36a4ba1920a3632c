import { endCalendarLink as endPromise } from '#contract/applicant/end-calendar-link.ts';
import { makeCalendarLink as makePromise } from '#contract/applicant/make-calendar-link.ts';
import { readCalendarLink as readPromise } from '#contract/applicant/read-calendar-link.ts';
import { accept } from '#kernel/outcome.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { endCalendarLink } from '#server/flows/identity/end-calendar-link.ts';
import { makeCalendarLink } from '#server/flows/identity/make-calendar-link.ts';
import { findCalendarLink } from '#server/modules/identity/calendar-link-store.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';

const linkOf = ({ person, cookies }: RequestContext<'applicant'>) => ({
  ...{ userId: person.id, app: cookies.app },
});

/** The calendar link of whoever is signed in: of their bookings in the customer's app, of their visits in the Karigar's. */
export const calendarLinkAnswers: readonly Answer[] = [
  answer(readPromise, async (_input, context) => {
    const found = await findCalendarLink(context.db, linkOf(context));
    return accept({ madeAt: found ? toIndiaIso(found.madeAt) : null });
  }),
  answer(makePromise, async (_input, context) => {
    const { token } = await makeCalendarLink(context.world.pool, linkOf(context), context.now);
    return accept({ madeAt: toIndiaIso(context.now), token });
  }),
  answer(endPromise, async (_input, context) => {
    await endCalendarLink(context.world.pool, linkOf(context));
    return accept({ madeAt: null });
  }),
];
