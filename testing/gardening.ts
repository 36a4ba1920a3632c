import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';

/** A category and a service that nothing in the code knows. */
export const OUTDOORS: CategoryContent = {
  ...{ position: 4, tile: 'daily', leadTimeMinutes: 240, parts: null, mostDays: 1 },
  ...{ waitMinutes: 20, karigarSharePercent: 75, karigarSharePercentOfOption: {} },
  ...{ unservedMinutesBefore: 30, nobodyYetMinutesBefore: 120, byTithi: false },
  checklist: ['greeted', 'problem-seen', 'work-done', 'cleaned-up'],
  words: {
    en: { name: 'Outdoor Services', kind: 'Outdoors' },
    hi: { name: 'बाहरी सेवाएँ', kind: 'बाहर' },
    mr: { name: 'बाहेरील सेवा', kind: 'बाहेर' },
  },
};

export const GARDENING: ServiceContent = {
  ...{ category: 'outdoors', pricePaise: 70_000, durationMinutes: 90, teamSize: 1 },
  ...{ laborCharges: false, initialRating: 4.5, noisy: false, taxClass: 'other', art: null },
  options: [],
  words: {
    en: {
      name: 'Balcony Gardening',
      description: 'Pots, plants and soil of your balcony, tended and watered.',
      included: ['Pruning and repotting of up to ten pots'],
      keepReady: ['Water and a bucket'],
    },
    hi: { name: 'बालकनी बाग़वानी', description: 'बालकनी के गमलों, पौधों और मिट्टी की देखभाल।' },
    mr: { name: 'बाल्कनी बागकाम', description: 'बाल्कनीतील कुंड्या, रोपे आणि मातीची निगा.' },
  },
  searchWords: 'garden plants mali bageecha बाग माली बागकाम',
};
