import type { Suspension, ZoneNotice } from '#contract/zone.ts';
import { inEveryLanguage } from '#kernel/languages.ts';
import { toIndiaIso } from '#kernel/time.ts';

/** A switch as customers and Karigars read it. */
export const noticeOf = ({ kind, untilAt, message }: Suspension): ZoneNotice => ({
  kind,
  until: toIndiaIso(untilAt),
  message: inEveryLanguage(message),
});
