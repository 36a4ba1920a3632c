/** Sizes, jobs and add-ons of the first services, for the first seed; afterwards the rows are the truth. */
export const serviceChoices = {
  'house-cleaning': {
    titles: {
      size: 'How big is your home?',
      bathrooms: 'How many bathrooms?',
      extras: 'Anything else?',
    },
    items: {
      'bhk-1': '1 BHK',
      'bhk-2': '2 BHK',
      'bhk-3': '3 BHK',
      'bhk-4': '4 BHK or a bungalow',
      'bathrooms-1': '1 bathroom',
      'bathrooms-2': '2 bathrooms',
      'bathrooms-3': '3 bathrooms',
      cupboards: 'Inside of kitchen cupboards',
      fridge: 'Inside of the fridge',
      balcony: 'Balcony',
    },
  },
  plumbing: {
    titles: { job: 'What needs fixing?', count: 'How many of them?', extras: 'While we’re there' },
    items: {
      'look-first': 'Not sure? We look first',
      tap: 'Leaking or broken tap',
      flush: 'Flush tank leaks or won’t flush',
      blockage: 'Blocked sink or drain',
      'pipe-leak': 'Pipe leak you can see',
      basin: 'New basin, sink or commode',
      'jobs-2': 'Up to 2 jobs',
      'jobs-3': '3 jobs',
      'jobs-4': '4 jobs',
      'all-taps': 'Check every tap in the home',
      'tap-filters': 'Clean the tap filters, up to 6',
    },
  },
  'electrical-repairs': {
    titles: { job: 'What needs fixing?', count: 'How many of them?', extras: 'While we’re there' },
    items: {
      'find-fault': 'Not sure? We look first',
      switch: 'Switch or socket',
      fan: 'Fan or regulator',
      light: 'Light fitting',
      breaker: 'MCB that trips or is broken',
      'new-point': 'New point on the wall',
      'points-2': 'Up to 2 points',
      'points-4': '3 or 4 points',
      'points-6': '5 or 6 points',
      earthing: 'Check the earthing of every socket',
    },
  },
  'event-photography': {
    titles: { hours: 'How many hours?', extras: 'Anything else?' },
    items: {
      'hours-1': '1 hour',
      'hours-2': '2 hours',
      'hours-4': '4 hours',
      'hours-6': '6 hours',
      album: 'Printed album, 30 pages',
    },
  },
  'wedding-planning': {
    titles: { guests: 'How many guests?' },
    items: {
      'guests-150': 'Up to 150 guests',
      'guests-300': 'Up to 300 guests',
      'guests-600': 'Up to 600 guests',
    },
  },
  'corporate-event-management': {
    titles: { day: 'How long is your event?' },
    items: { 'day-8': '8 hours', 'day-10': '10 hours', 'day-12': '12 hours' },
  },
};
