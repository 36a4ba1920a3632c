import { event } from './event.ts';

/** What people ask of operations. */
export const supportEvents = {
  CallBackRequested: event({}, { tells: ['operations'] }),
};
