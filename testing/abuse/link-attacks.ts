import { calendarPath } from '#contract/calendar-link.ts';
import { listPlacedBookings } from '#contract/integrator/list-placed-bookings.ts';
import { readFollowedVisit } from '#contract/public/read-followed-visit.ts';
import { newApiKey } from '#server/platform/secrets/api-key.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { createClient } from '../client.ts';
import { codeOf, repeat } from './tally.ts';

type Guesser = { readonly url: string; readonly address: string; readonly patienceMs: number };

/** Links of the right form that nobody has given out, and keys with a right checksum that nobody has made. */
export function guessLinks(
  { url, address, patienceMs }: Guesser,
  times: number,
): Promise<string[]> {
  const browser = createClient(url, { address });
  return repeat({ times, patienceMs }, async () => {
    const program = createClient(url, { address, origin: null, key: newApiKey() });
    const calendar = await browser.send('GET', calendarPath(newToken()));
    await calendar.arrayBuffer();
    return [
      codeOf(await browser.call(readFollowedVisit, { token: newToken() })),
      `${calendar.status} calendar`,
      codeOf(await program.call(listPlacedBookings, {})),
    ];
  });
}
