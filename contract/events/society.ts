import * as z from 'zod/mini';
import { event, karigar, maybe, text } from './event.ts';

/** Events of societies and their gates. */
export const societyEvents = {
  SocietiesWritten: event(
    { societies: z.array(z.number()) },
    { nobody: 'because every process reads the rules of societies anew, and what is booked stays' },
  ),
  CityDayClosed: event(
    { city: text, day: text, closed: z.boolean(), why: text },
    { nobody: 'because a day is closed only when nobody has a visit on it' },
  ),
  DayMarked: event(
    { date: text, mark: text, shown: z.nullable(z.boolean()) },
    { nobody: 'because a mark is a hint that forbids nothing' },
  ),
  GateLinkGiven: event(
    { societyId: z.number() },
    { nobody: 'because operations hand the link to the society themselves' },
  ),
  GateLinkWithdrawn: event(
    { societyId: z.number() },
    { nobody: 'because its gate reads it on its own page at the next look' },
  ),
  GatePassChecked: event(
    {
      ...{ karigarId: karigar, by: text, verdict: text },
      /** The society's link with which its own gate asked. */
      link: maybe(text),
    },
    { onScreens: { karigars: ['karigarId'] } },
  ),
};
