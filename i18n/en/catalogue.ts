import type { OptionKey, ServiceSlug } from '#contract/catalogue.ts';

type ServiceWords = {
  readonly name: string;
  readonly description: string;
  /** Other words people search by, in this language and in Latin letters; never shown. */
  readonly alsoFoundBy: string;
};

/** What we sell, in words. The names are the specification's; prices live with the contract and the database. */
export const catalogue = {
  services: {
    'house-cleaning': {
      name: 'House Cleaning',
      description: 'Floors, kitchen, bathrooms and dusting in a two-hour visit.',
      alsoFoundBy: 'home maid sweeping mopping bathroom kitchen dusting safai jhadu pocha bai',
    },
    'event-photography': {
      name: 'Event Photography',
      description: 'An hour of candid and posed photographs, edited and shared online.',
      alsoFoundBy: 'photo photographer camera birthday party shoot pictures',
    },
    plumbing: {
      name: 'Plumbing',
      description: 'Leaks, taps, flush tanks and blockages, found and fixed.',
      alsoFoundBy: 'plumber pipe leak tap nal toilet sink drain water geyser basin',
    },
    'wedding-planning': {
      name: 'Wedding Planning',
      description: 'Vendors, guests and the run of the day, with a team of four beside you.',
      alsoFoundBy: 'marriage shaadi shadi lagna vivah planner sangeet mehendi haldi reception',
    },
    'electrical-repairs': {
      name: 'Electrical Repairs',
      description: 'Switches, sockets, fans, lights and breakers, repaired safely.',
      alsoFoundBy: 'electrician wiring bijli fan light bulb switch socket mcb fuse current',
    },
    'corporate-event-management': {
      name: 'Corporate Event Management',
      description: 'Concept, vendors, run sheet and a crew on the day for your office function.',
      alsoFoundBy: 'office company conference meeting seminar party business',
    },
    'ganesh-chaturthi-celebration': {
      name: 'Ganesh Chaturthi Celebration',
      description: 'Sthapana and pooja by a guruji, with decoration and naivedya.',
      alsoFoundBy: 'ganpati ganapati bappa ganeshotsav puja pooja visarjan modak guruji pandit',
    },
    'satyanarayan-pooja': {
      name: 'Satyanarayan Pooja',
      description: 'Pooja and katha by an experienced guruji, with samagri and prasad.',
      alsoFoundBy: 'satyanarayana puja katha griha pravesh housewarming guruji pandit bhatji',
    },
    rudrabhishek: {
      name: 'Rudrabhishek',
      description: 'Abhishek with the full vidhi by gurujis, with bel leaves and samagri.',
      alsoFoundBy: 'shiva shiv mahadev abhishekam rudra puja pooja shravan shivratri guruji pandit',
    },
  } satisfies Record<ServiceSlug, ServiceWords>,
  options: {
    decoration: 'Decoration Only',
    food: 'Food Only',
    fullArrangement: 'Full Arrangement',
  } satisfies Record<OptionKey, string>,
};
