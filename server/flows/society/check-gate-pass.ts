import type { GateClaims } from '#contract/gate-claims.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { checkGatePass as contract } from '#contract/public/check-gate-pass.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { areWeLate } from '#server/modules/booking/cancelling.ts';
import { recordExcused } from '#server/modules/booking/moving-store.ts';
import {
  type Counting,
  countAttempts,
  countEach,
  recordSuccess,
} from '#server/modules/identity/throttle-store.ts';
import {
  decideAttempt,
  gateBuckets,
  gateLinkBuckets,
  gatePassBuckets,
  isWithin,
} from '#server/modules/identity/throttling.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { gateOfLink } from './steps/gate-of-link.ts';
import { genuineClaims } from './steps/genuine-claims.ts';
import { type Held, holdsOfCode, holdsOfPass, holdsOfShortPass } from './steps/holds-of-pass.ts';
import { type AtGate, answerOf, judge, NOBODY } from './steps/judge.ts';

type World = { readonly pool: Database; readonly keys: Keys; readonly log: Pick<Log, 'attack'> };
type Input = InputOf<typeof contract>;

/**
 * A guard asks whether somebody is expected. What is asked is how things stand at this moment, so a pass is dead as soon as
 * the visit is another's, or over. Only guesses are counted where they come from: a picture that we have signed is none, and a
 * gate with its society's link is counted by itself, so that no flood of wrong codes stops either.
 */
export async function checkGatePass(
  { pool, keys, log }: World,
  input: Input,
  { address, now }: { readonly address: string; readonly now: Instant },
): Promise<Outcome<AtGate, RefusalOf<typeof contract>>> {
  const { pass, code, link } = input;
  const gate = await gateOfLink(pool, link, now);
  const pincode = gate?.pincode ?? input.pincode;
  if (pass === undefined && (code === undefined || pincode === undefined)) {
    return refuse('gate-code-missing');
  }
  const scanned = pass === undefined ? undefined : genuineClaims(keys, pass);
  const buckets = gate
    ? gateLinkBuckets(gate.id)
    : gateBuckets(address, pass === undefined ? pincode : undefined);
  const count = async () => decideAttempt(await countAttempts({ pool, keys }, buckets, now), now);
  if (!scanned) {
    const attempt = await count();
    if (!attempt.ok) return attempt;
  }
  const holds = await holdsAsked({ pool, keys }, { ...input, pincode, scanned }, now);
  const found = await judge(pool, holds, now);
  if (!found) {
    const attempt = scanned ? await countScan({ pool, keys }, scanned, count, now) : undefined;
    if (attempt?.ok === false) return attempt;
    log.attack('gate-pass-unknown', { by: pass === undefined ? 'code' : 'scan' });
    return accept({ ...NOBODY, karigarId: null });
  }
  const { hold, booking, verdict } = found;
  const { karigarId } = hold;
  // A guess at anybody's telephone keeps no word of the gate itself from being written down.
  const atGate = gate?.pincode === booking.address.pincode ? { link: gate.id } : {};
  const told = 'link' in atGate ? `${verdict} at-gate` : verdict;
  const asked = gatePassBuckets(`${hold.bookingId} ${karigarId}`, told);
  const counted = await countEach({ pool, keys }, asked, now);
  const isOften = !isWithin('gate/pass', counted);
  if (!scanned && !isOften) await recordSuccess({ pool, keys }, buckets, []);
  const attempt = scanned && isOften ? await count() : undefined;
  if (attempt?.ok === false) return attempt;
  // The guard's book says that the Karigar came in time: what goes on behind the gate is not our lateness.
  if (verdict === 'admitted' && !areWeLate(booking, now))
    await recordExcused(pool, booking.id, now);
  if (isWithin('gate/pass-told', counted)) {
    const by = pass === undefined ? 'code' : 'scan';
    await recordEvent(pool, booking.id, 'GatePassChecked', now, 'guard', {
      ...{ karigarId, by, verdict, ...atGate },
    });
  }
  return accept(await answerOf(pool, found));
}

const holdsAsked = (
  { pool, keys }: Pick<World, 'pool' | 'keys'>,
  asked: Pick<Input, 'pass' | 'code' | 'pincode'> & { readonly scanned: GateClaims | undefined },
  now: Instant,
): Promise<readonly Held[]> => {
  const { scanned, pass, code = '', pincode = '' } = asked;
  if (scanned) return holdsOfPass(pool, scanned);
  if (pass !== undefined) return holdsOfShortPass(pool, keys, pass);
  return holdsOfCode(pool, keys, { code, pincode }, now);
};

/** A pass that was ours and is dead may be shown as often as a living one before it counts like a guess. */
async function countScan(
  counting: Counting,
  { id, karigarId }: GateClaims,
  count: () => Promise<Outcome<void, 'too-many-requests'>>,
  now: Instant,
): Promise<Outcome<void, 'too-many-requests'>> {
  const asked = gatePassBuckets(`${id} ${karigarId}`, 'not-valid');
  const counted = await countEach(counting, asked, now);
  return isWithin('gate/pass', counted) ? accept(undefined) : count();
}
