import { priceOfDays } from '#contract/terms/payment-terms.ts';
import { refuse } from '#kernel/outcome.ts';
import type { LocalDate } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { decideArea, limitOn } from '#server/modules/area-limit/area-limit.ts';
import type { Sold } from '#server/modules/booking/placing-store.ts';
import { decideOffer, type Offer } from '#server/modules/catalogue/catalogue.ts';
import type { ZonePlace } from '#server/modules/zone/zone.ts';
import type { BookSlotInput } from './placing-request.ts';

type Asked = { readonly where: ZonePlace; readonly dates: readonly LocalDate[] };

/**
 * The database found that what was decided on stands no longer: nothing new is taken there then, or it is not what is sold any
 * more. The answer says what is.
 */
export async function refuseAsItIs(
  facts: Pick<AppCache, 'servicesAnew' | 'limitsAnew'>,
  { serviceId, option, moreDates = [] }: BookSlotInput,
  { where, dates }: Asked,
) {
  const limits = await facts.limitsAnew();
  for (const date of dates) {
    const area = decideArea(limitOn(limits, where, date));
    if (!area.ok) return area;
  }
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
