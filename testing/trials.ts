// Made from the folders by `node tools/write-registries.ts`: not to be edited.
import type { Trial } from './trial.ts';
import { addressTrials } from './trials/address-trials.ts';
import { bookingTrials } from './trials/booking-trials.ts';
import { callerTrials } from './trials/caller-trials.ts';
import { caseTrials } from './trials/case-trials.ts';
import { catalogueTrials } from './trials/catalogue-trials.ts';
import { creditTrials } from './trials/credit-trials.ts';
import { dayTrials } from './trials/day-trials.ts';
import { dispatchTrials } from './trials/dispatch-trials.ts';
import { inboxTrials } from './trials/inbox-trials.ts';
import { integratorTrials } from './trials/integrator-trials.ts';
import { karigarTrials } from './trials/karigar-trials.ts';
import { liveTrials } from './trials/live-trials.ts';
import { notificationTrials } from './trials/notification-trials.ts';
import { onBehalfTrials } from './trials/on-behalf-trials.ts';
import { opsTrials } from './trials/ops-trials.ts';
import { personTrials } from './trials/person-trials.ts';
import { signInTrials } from './trials/sign-in-trials.ts';
import { staffTrials } from './trials/staff-trials.ts';
import { visitTrials } from './trials/visit-trials.ts';

/** Every operation of the contract; a test compares the names, and what a field that names something is called. */
export const trials: Readonly<Record<string, Trial>> = {
  ...addressTrials,
  ...bookingTrials,
  ...callerTrials,
  ...caseTrials,
  ...catalogueTrials,
  ...creditTrials,
  ...dayTrials,
  ...dispatchTrials,
  ...inboxTrials,
  ...integratorTrials,
  ...karigarTrials,
  ...liveTrials,
  ...notificationTrials,
  ...onBehalfTrials,
  ...opsTrials,
  ...personTrials,
  ...signInTrials,
  ...staffTrials,
  ...visitTrials,
};
