import type { Sentence } from '#contract/live.ts';

/** Fixed sentences between customer and Karigar; each reads them in their own language. */
export const talk = {
  sentences: {
    'where-are-you': 'Where are you now?',
    'home-soon': 'I will be home in ten minutes.',
    'meet-at-gate': 'I will meet you at the gate.',
    'guard-knows': 'The guard knows that you are coming.',
    'ring-bell': 'Please ring the bell.',
    'knock-softly': 'Please knock softly, somebody is asleep.',
    'lift-broken': 'The lift does not work; please take the stairs.',
    'on-my-way': 'I am on my way.',
    'in-traffic': 'I am in traffic and will be a little late.',
    'ten-minutes-late': 'I will be about ten minutes late.',
    'five-minutes': 'I will be there in five minutes.',
    'at-gate': 'I am at the gate.',
    'at-door': 'I am at your door.',
    'tell-guard': 'Please tell the guard to let me in.',
    'nobody-answers': 'Nobody is answering the door. Are you at home?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you',
  } satisfies Record<Sentence, string>,
  title: 'Messages',
  none: 'Nothing said yet.',
  sayToKarigar: 'Tell the Karigar',
  sayToCustomer: 'Tell the customer',
  you: 'You',
  failed: 'That was not sent. Please try again.',
};
