import { policy } from '#contract/policy.ts';
/** Leaving a visit that does not feel safe, and what follows. */
export const safety = {
  open: 'Safety',
  title: 'Is something not safe?',
  text: `Leave. No questions first. You get the whole pay for this visit, from us, and we call you within ${policy.safety.callWithinMinutes} minutes.`,
  textCrew: `You can leave on your own; the others carry on. You get the whole pay for this visit, from us, and we call you within ${policy.safety.callWithinMinutes} minutes.`,
  hold: 'Press and hold to leave',
  holding: 'Keep holding…',
  keys: 'With a keyboard: hold the space bar.',
  kept: 'Go. There is no signal; it is sent as soon as there is. Until then you can send us an SMS.',
  cameLate: (filled: { time: string }) =>
    `The visit was already over, or not yet under way, when your message reached us. Our safety team knows, and calls your mobile by ${filled.time}. If nobody has called by then, please call our office.`,
  sms: 'Send us an SMS',
  smsText: (filled: { reference: string }) =>
    `Safety: I am leaving visit ${filled.reference}. Please call me.`,
  emergency: 'Call 112 (police, ambulance, fire)',
  office: 'Call our office',
  left: (filled: { time: string }) => `You left for safety at ${filled.time}.`,
  ended: (filled: { time: string }) => `The visit was ended for safety at ${filled.time}.`,
  taken: (filled: { name: string }) => `${filled.name} from our safety team has taken this.`,
  callBy: (filled: { time: string }) =>
    `Somebody from our safety team calls your mobile by ${filled.time}.`,
  callLate: (filled: { time: string }) =>
    `We wanted to call you by ${filled.time}. Please call our office now.`,
  called: (filled: { time: string }) => `We called you at ${filled.time}.`,
  paid: (filled: { amount: string }) => `Whole visit paid by us: ${filled.amount}`,
  paidWay: 'Your way is paid. We hear you before we decide about the rest.',
  apart: 'You will not be sent to this customer again.',
  closed: 'This case is closed.',
};
