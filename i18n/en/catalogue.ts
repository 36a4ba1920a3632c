import type { OptionKey, ServiceSlug } from '#contract/catalogue/first-slugs.ts';
import type { FirstCategory } from '#contract/policy.ts';

type ServiceWords = {
  readonly name: string;
  readonly description: string;
};

/** Words of the catalogue as it is first seeded. The names are the specification's. */
export const catalogue = {
  services: {
    'house-cleaning': {
      name: 'House Cleaning',
      description: 'Floors, kitchen, bathrooms and dusting in a two-hour visit.',
    },
    'event-photography': {
      name: 'Event Photography',
      description: 'An hour of candid and posed photographs, edited and shared online.',
    },
    plumbing: {
      name: 'Plumbing',
      description: 'Leaks, taps, flush tanks and blockages, found and fixed.',
    },
    'wedding-planning': {
      name: 'Wedding Planning',
      description: 'Vendors, guests and the run of the day, with a team of four beside you.',
    },
    'electrical-repairs': {
      name: 'Electrical Repairs',
      description: 'Switches, sockets, fans, lights and breakers, repaired safely.',
    },
    'corporate-event-management': {
      name: 'Corporate Event Management',
      description: 'Concept, vendors, run sheet and a crew on the day for your office function.',
    },
    'ganesh-chaturthi-celebration': {
      name: 'Ganesh Chaturthi Celebration',
      description: 'Sthapana and pooja by a guruji, with decoration and naivedya.',
    },
    'satyanarayan-pooja': {
      name: 'Satyanarayan Pooja',
      description: 'Pooja and katha by an experienced guruji, with samagri and prasad.',
    },
    rudrabhishek: {
      name: 'Rudrabhishek',
      description: 'Abhishek with the full vidhi by gurujis, with bel leaves and samagri.',
    },
  } satisfies Record<ServiceSlug, ServiceWords>,
  options: {
    decoration: 'Decoration Only',
    food: 'Food Only',
    fullArrangement: 'Full Arrangement',
  } satisfies Record<OptionKey, string>,
  categories: {
    daily: { name: 'Daily Services', kind: 'Daily' },
    event: { name: 'Event Services', kind: 'Event' },
    religious: { name: 'Religious Events', kind: 'Religious' },
  } satisfies Record<FirstCategory, { name: string; kind: string }>,
};
