import { draftCatalogue as draftPromise } from '#contract/ops/draft-catalogue.ts';
import { dropCatalogueDraft as dropPromise } from '#contract/ops/drop-catalogue-draft.ts';
import { listCatalogueVersions } from '#contract/ops/list-catalogue-versions.ts';
import { publishCatalogue as publishPromise } from '#contract/ops/publish-catalogue.ts';
import { sendServicePicture as sendPromise } from '#contract/ops/send-service-picture.ts';
import { withdrawFromSale as withdrawPromise } from '#contract/ops/withdraw-from-sale.ts';
import { accept } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { CATALOGUE_CHANGED } from '#server/cache/keep-catalogue-known.ts';
import { draftCatalogue } from '#server/flows/catalogue/draft-catalogue.ts';
import { dropCatalogueDraft } from '#server/flows/catalogue/drop-catalogue-draft.ts';
import { publishCatalogue } from '#server/flows/catalogue/publish-catalogue.ts';
import { sendServicePicture } from '#server/flows/catalogue/send-service-picture.ts';
import { withdrawFromSale } from '#server/flows/catalogue/withdraw-from-sale.ts';
import { listVersions } from '#server/views/catalogue-versions.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import { unlessOverloaded } from '../start-session.ts';

/** A picture of 4 MB is a third longer as letters; a little more is let in, to be refused by its name. */
const PICTURE_BODY_LIMIT = 7_000_000;

/** Routes to draft, preview, publish and withdraw services and categories. */
export const opsCatalogueAnswers: readonly Answer[] = [
  answer(listCatalogueVersions, async (_input, { db, now }) => accept(await listVersions(db, now))),
  answer(draftPromise, (input, { db, person, now }) =>
    draftCatalogue(db, { ...input, by: person.id }, now),
  ),
  answer(
    sendPromise,
    ({ image }, { world, person, now }) =>
      unlessOverloaded(sendServicePicture(world, { image, by: person.id }, now)),
    { bodyLimitBytes: PICTURE_BODY_LIMIT },
  ),
  answer(dropPromise, (input, { db }) => dropCatalogueDraft(db, input)),
  answer(publishPromise, async (input, { db, world, person, now }) =>
    told(world, await publishCatalogue(db, { ...input, by: person.id }, now)),
  ),
  answer(withdrawPromise, async (input, { db, world, person, now }) =>
    told(world, await withdrawFromSale(db, { ...input, by: person.id }, now)),
  ),
];

/** This process knows at once, the others as soon as they hear of it. */
async function told<O extends { readonly ok: boolean }>(world: World, outcome: O): Promise<O> {
  if (!outcome.ok) return outcome;
  await world.facts.servicesAnew();
  await world.live.tell([CATALOGUE_CHANGED]);
  return outcome;
}
