import type { OutputOf } from '#contract/operation.ts';
import type { readServiceChoices as promise } from '#contract/ops/read-service-choices.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { soldOptions } from '#server/modules/catalogue/catalogue.ts';
import { versionsAt } from '#server/modules/catalogue/version.ts';

/** The choices of a service on sale, with the questions that its page asks. */
export async function readServiceChoices(
  facts: AppCache,
  { serviceId, lang }: { readonly serviceId: number; readonly lang: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, 'service-unknown'>> {
  const service = (await facts.services()).find(({ id }) => id === serviceId);
  if (!service) return refuse('service-unknown');
  const { services } = await facts.catalogue();
  const page = versionsAt(services, ({ id }) => id, now).find(({ id }) => id === serviceId)?.page;
  const questions = page?.[lang]?.choices ?? page?.en?.choices;
  return accept({
    durationMinutes: service.durationMinutes,
    options: soldOptions(service).map(({ key, durationMinutes }) => ({ key, durationMinutes })),
    choices: service.choices.map(({ key, kind, items }) => ({
      ...{ key, kind, question: questions?.[key] ?? key },
      items: items.map(({ key, pricePaise, minutes }) => ({ key, pricePaise, minutes })),
    })),
  });
}
