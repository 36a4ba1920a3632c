import corporateEventManagement from './services/corporate-event-management.svg';
import electricalRepairs from './services/electrical-repairs.svg';
import eventPhotography from './services/event-photography.svg';
import ganeshChaturthi from './services/ganesh-chaturthi-celebration.svg';
import houseCleaning from './services/house-cleaning.svg';
import plumbing from './services/plumbing.svg';
import rudrabhishek from './services/rudrabhishek.svg';
import satyanarayanPooja from './services/satyanarayan-pooja.svg';
import weddingPlanning from './services/wedding-planning.svg';

/** The still life of each service in its niche, 480 × 360, by the service's slug. */
export const serviceArt = {
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
