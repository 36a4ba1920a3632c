import { acceptOffer } from '#contract/karigar/accept-offer.ts';
import { declineOffer } from '#contract/karigar/decline-offer.ts';
import { listOffers } from '#contract/karigar/list-offers.ts';
import { readWhyNotAsked } from '#contract/karigar/read-why-not-asked.ts';
import { undoDecline } from '#contract/karigar/undo-decline.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import * as accepting from '#server/flows/dispatch/accept-offer.ts';
import * as declining from '#server/flows/dispatch/decline-offer.ts';
import * as undoing from '#server/flows/dispatch/undo-decline.ts';
import * as views from '#server/views/offers.ts';
import * as chances from '#server/views/why-not-asked.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes for the offers to a Karigar and their answers. */
export const offerAnswers: readonly Answer[] = [
  answer(listOffers, async (_, { world, db, person, now }) => {
    const offers = await views.listOpenOffers(db, person.id, now);
    return accept({ offers: offers.map(views.withSociety(await world.facts.societies())) });
  }),
  answer(readWhyNotAsked, (_input, { db, person, now }) =>
    chances.readWhyNotAsked(db, person.id, now),
  ),
  answer(acceptOffer, async ({ id }, { world, db, person }) => {
    const outcome = await accepting.acceptOffer(world, { id, userId: person.id });
    if (!outcome.ok) return outcome;
    const offer = await views.readOffer(db, person.id, id);
    if (!offer) return refuse('offer-not-found');
    return accept({ offer: views.withSociety(await world.facts.societies())(offer) });
  }),
  answer(declineOffer, (input, { world, person }) =>
    declining.declineOffer(world, { ...input, userId: person.id }),
  ),
  answer(undoDecline, ({ id }, { world, person }) =>
    undoing.undoDecline(world, { id, userId: person.id }),
  ),
];
