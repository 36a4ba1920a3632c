import type { OptionKey } from '#contract/catalogue.ts';
import type { Category } from '#contract/policy.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Service } from './catalogue.ts';

/** Every service with its options, in the order of their ids. */
export async function listServices(db: Database): Promise<Service[]> {
  const [services, options] = await Promise.all([
    selectServices.run(db, []),
    selectOptions.run(db, []),
  ]);
  return services.map((row) => ({
    id: row.id,
    slug: row.slug,
    category: row.category,
    pricePaise: row.price_paise,
    durationMinutes: row.duration_minutes,
    teamSize: row.team_size,
    laborCharges: row.labor_charges,
    initialRating: Number(row.initial_rating),
    options: options
      .filter((option) => option.service_id === row.id)
      .map((option) => ({
        key: option.key,
        available: option.available,
        pricePaise: option.price_paise,
        durationMinutes: option.duration_minutes,
        teamSize: option.team_size,
      })),
  }));
}

const selectServices = statement<
  [],
  {
    id: number;
    slug: string;
    category: Category;
    price_paise: number;
    duration_minutes: number;
    team_size: number;
    labor_charges: boolean;
    initial_rating: string;
  }
>({
  name: 'list-services',
  text: `select id, slug, category, price_paise, duration_minutes, team_size, labor_charges, initial_rating
    from services order by id`,
});

const selectOptions = statement<
  [],
  {
    service_id: number;
    key: OptionKey;
    available: boolean;
    price_paise: number;
    duration_minutes: number;
    team_size: number;
  }
>({
  name: 'list-service-options',
  text: `select service_id, key, available, price_paise, duration_minutes, team_size
    from service_options order by service_id, position`,
});
