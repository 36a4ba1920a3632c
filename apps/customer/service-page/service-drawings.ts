import anyService from '#ui/art/services/any-service.svg?raw';
import corporateEventManagement from '#ui/art/services/corporate-event-management.svg?raw';
import electricalRepairs from '#ui/art/services/electrical-repairs.svg?raw';
import eventPhotography from '#ui/art/services/event-photography.svg?raw';
import ganeshChaturthi from '#ui/art/services/ganesh-chaturthi-celebration.svg?raw';
import houseCleaning from '#ui/art/services/house-cleaning.svg?raw';
import plumbing from '#ui/art/services/plumbing.svg?raw';
import rudrabhishek from '#ui/art/services/rudrabhishek.svg?raw';
import satyanarayanPooja from '#ui/art/services/satyanarayan-pooja.svg?raw';
import weddingPlanning from '#ui/art/services/wedding-planning.svg?raw';

const drawings: Readonly<Record<string, string>> = {
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

/** The picture is the largest thing on the page and stands in it, instead of coming a round trip later. */
export const drawingOf = (key: string | null | undefined): string =>
  `data:image/svg+xml,${(drawings[key ?? ''] ?? anyService)
    .replaceAll('"', "'")
    .replace(/[%#<>\s]/g, (character) => encodeURIComponent(character))}`;
