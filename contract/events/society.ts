import { event, karigar, text } from './event.ts';

/** What happens at a gate. */
export const societyEvents = {
  GatePassChecked: event(
    { karigarId: karigar, by: text, verdict: text },
    { onScreens: { karigars: ['karigarId'] } },
  ),
};
