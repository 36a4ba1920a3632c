import anyService from './services/any-service.svg';
import corporateEventManagement from './services/corporate-event-management.svg';
import electricalRepairs from './services/electrical-repairs.svg';
import eventPhotography from './services/event-photography.svg';
import ganeshChaturthi from './services/ganesh-chaturthi-celebration.svg';
import houseCleaning from './services/house-cleaning.svg';
import plumbing from './services/plumbing.svg';
import rudrabhishek from './services/rudrabhishek.svg';
import satyanarayanPooja from './services/satyanarayan-pooja.svg';
import weddingPlanning from './services/wedding-planning.svg';

/** The still life of a service in its niche, 480 × 360, by the key under which the catalogue names it. */
export const serviceArt: Readonly<Record<string, string>> = {
  'house-cleaning': houseCleaning,
  'event-photography': eventPhotography,
  plumbing,
  'wedding-planning': weddingPlanning,
  'electrical-repairs': electricalRepairs,
  'corporate-event-management': corporateEventManagement,
  'ganesh-chaturthi-celebration': ganeshChaturthi,
  'satyanarayan-pooja': satyanarayanPooja,
  rudrabhishek,
};

/** A service that has no drawing of its own is shown by lamps in an empty niche. */
export const artOf = (key: string | null | undefined): string =>
  serviceArt[key ?? ''] ?? anyService;
