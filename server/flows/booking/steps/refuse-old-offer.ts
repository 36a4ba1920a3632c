import { priceOfDays } from '#contract/terms/payment-terms.ts';
import { refuse } from '#kernel/outcome.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import type { Sold } from '#server/modules/booking/placing-store.ts';
import { decideOffer, type Offer } from '#server/modules/catalogue/catalogue.ts';
import type { BookSlotInput } from './placing-request.ts';

/** The database found that what was decided on is not what is sold any more: the answer says what is. */
export async function refuseOldOffer(
  facts: Pick<AppCache, 'servicesAnew'>,
  { serviceId, option, moreDates = [] }: BookSlotInput,
) {
  const offer = decideOffer(await facts.servicesAnew(), serviceId, option);
  if (!offer.ok) return offer;
  return refuse('price-changed', {
    pricePaise: priceOfDays(offer.value.pricePaise, 1 + moreDates.length),
  });
}

export const soldAs = ({ service, option, pricePaise }: Offer): Sold => ({
  serviceId: service.id,
  option,
  pricePaise,
});
