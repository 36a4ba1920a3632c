import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';

/** A category and a service that nothing in the code knows. */
export const OUTDOORS: CategoryContent = {
  ...{
    position: 4,
    tile: 'daily',
    leadTimeMinutes: 240,
    parts: null,
    mostDays: 1,
    linkage: 'same-team',
  },
  ...{ waitMinutes: 20, karigarSharePercent: 75, karigarSharePercentOfOption: {} },
  ...{ unservedMinutesBefore: 30, nobodyYetMinutesBefore: 120, byTithi: false },
  checklist: ['greeted', 'problem-seen', 'work-done', 'cleaned-up'],
  ownChecks: [
    {
      key: 'own-1',
      words: { en: 'Pots watered', hi: 'गमलों में पानी दिया', mr: 'कुंड्यांना पाणी दिले' },
    },
  ],
  words: {
    en: { name: 'Outdoor Services', kind: 'Outdoors' },
    hi: { name: 'बाहरी सेवाएँ', kind: 'बाहर' },
    mr: { name: 'बाहेरील सेवा', kind: 'बाहेर' },
  },
};

export const GARDENING: ServiceContent = {
  ...{ category: 'outdoors', pricePaise: 70_000, durationMinutes: 90, teamSize: 1 },
  ...{
    laborCharges: false,
    initialRating: 4.5,
    noisy: false,
    taxClass: 'other',
    art: null,
    picture: null,
  },
  options: [],
  words: {
    en: {
      name: 'Balcony Gardening',
      description: 'Pots, plants and soil of your balcony, tended and watered.',
      options: { 'pots-10': 'Up to 10', 'pots-20': 'Up to 20' },
    },
    hi: {
      ...{ name: 'बालकनी बाग़वानी', description: 'बालकनी के गमलों, पौधों और मिट्टी की देखभाल।' },
      options: { 'pots-10': '10 तक', 'pots-20': '20 तक' },
    },
    mr: {
      ...{ name: 'बाल्कनी बागकाम', description: 'बाल्कनीतील कुंड्या, रोपे आणि मातीची निगा.' },
      options: { 'pots-10': '10 पर्यंत', 'pots-20': '20 पर्यंत' },
    },
  },
  choices: [
    {
      ...{ key: 'pots', kind: 'one' },
      items: [
        { key: 'pots-10', pricePaise: 0, minutes: 0 },
        { key: 'pots-20', pricePaise: 20_000, minutes: 30 },
      ],
    },
  ],
  jobs: [{ key: 'repotting', minutes: 10, covered: true }],
  page: {
    en: {
      visit: 'One visit of 90 minutes by one gardener.',
      ...{ included: ['Pruning and repotting of up to ten pots'], notIncluded: ['New plants'] },
      ...{ keepReady: ['Water and a bucket'], materials: 'Soil is brought.' },
      jobs: { repotting: 'Repotting a plant' },
      choices: { pots: 'How many pots?' },
      questions: [{ question: 'Do you sell plants?', answer: 'No.' }],
    },
    hi: {
      visit: 'एक माली की 90 मिनट की विज़िट।',
      ...{ included: ['दस गमलों तक छँटाई'], notIncluded: ['नए पौधे'], keepReady: ['पानी'] },
      ...{ materials: 'मिट्टी साथ आती है।', jobs: { repotting: 'गमला बदलना' }, questions: [] },
      choices: { pots: 'कितने गमले?' },
    },
    mr: {
      visit: 'एका माळ्याची 90 मिनिटांची व्हिजिट.',
      ...{ included: ['दहा कुंड्यांपर्यंत छाटणी'], notIncluded: ['नवी रोपे'], keepReady: ['पाणी'] },
      ...{ materials: 'माती आणली जाते.', jobs: { repotting: 'कुंडी बदलणे' }, questions: [] },
      choices: { pots: 'किती कुंड्या?' },
    },
  },
  searchWords: 'garden plants mali bageecha बाग माली बागकाम',
};
