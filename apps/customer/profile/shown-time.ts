import type { Words } from '#i18n/index.ts';

/** `23h 59m 58s`; a second that has begun is still to be waited for. */
export function shownTime(milliseconds: number, profile: Words['profile']): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return profile.time({
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  });
}
