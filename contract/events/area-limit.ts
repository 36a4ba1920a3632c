import { event, flag, number, orNone, text, texts } from './event.ts';

/** Parts of a city that take nothing new, or less, from a day on; the subject is the limit. */
export const areaLimitEvents = {
  AreaLimited: event(
    {
      ...{ city: text, wholeCity: flag, pincodes: texts, percent: number },
      ...{ fromOn: text, againOn: orNone(text), why: text },
    },
    { nobody: 'because what is booked there stands' },
  ),
  AreaLimitEnded: event(
    { againOn: text, before: orNone(text), why: text },
    { nobody: 'because nothing that is booked changes with it' },
  ),
};
