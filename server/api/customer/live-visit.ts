import { endShare } from '#contract/customer/end-share.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { readLiveVisit } from '#contract/customer/read-live-visit.ts';
import { sayAloudToKarigar } from '#contract/customer/say-aloud-to-karigar.ts';
import { sayToKarigar } from '#contract/customer/say-to-karigar.ts';
import { shareVisit } from '#contract/customer/share-visit.ts';
import { watchLiveVisit } from '#contract/customer/watch-live-visit.ts';
import { VOICE_NOTE } from '#contract/live.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import * as ending from '#server/flows/visit/end-share.ts';
import { sayAtVisit } from '#server/flows/visit/say-at-visit.ts';
import * as sharing from '#server/flows/visit/share-visit.ts';
import { bytesOfDataUrl } from '#server/modules/identity/picture.ts';
import { readVoice, type Voice } from '#server/modules/visit/reading-voice.ts';
import { visitTopic } from '#server/modules/visit/topics.ts';
import { isSessionAlive } from '#server/views/live-session.ts';
import * as views from '#server/views/live-visit.ts';
import { etagOf } from '../http/etag-of.ts';
import { type Answer, answer, answerWithStream } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Half a minute, in letters. */
const VOICE_BODY = 1_000_000;

/** The visit as its customer watches it, and what the customer says and shows of it to others. */
export const liveVisitAnswers: readonly Answer[] = [
  answer(readLiveVisit, async ({ id }, { world, person, session }) => {
    const visit = masked(session, await readVisit(world, person.id, id));
    return visit ? accept({ visit }) : refuse('booking-not-found');
  }),
  answerWithStream(watchLiveVisit, async ({ id }, { world, db, person, session, caller }) => {
    if (!(await readVisit(world, person.id, id))) return refuse('booking-not-found');
    const stream = world.live.open({
      topic: visitTopic(id),
      name: 'visit',
      sharedAs: `${visitTopic(id)} ${person.id}${session.viewedBy ? ' viewed' : ''}`,
      lastId: caller.lastEventId,
      mayWatch: () => isSessionAlive(db, session.tokenHash, world.now()),
      read: async () => {
        const visit = masked(session, await readVisit(world, person.id, id));
        return visit && { id: etagOf(visit), data: { visit } };
      },
    });
    return stream ? accept(stream) : refuse('too-many-requests', { retryAfterSeconds: 60 });
  }),
  answer(sayToKarigar, ({ id, sentenceId, sentence }, context) =>
    say({ bookingId: id, sentenceId, sentence }, context),
  ),
  answer(
    sayAloudToKarigar,
    async ({ id, voiceId, voice }, context) => {
      const read = readVoice(bytesOfDataUrl(voice));
      if (!read.ok) return read;
      const spoken = { sentenceId: voiceId, sentence: VOICE_NOTE, voice: read.value } as const;
      return say({ bookingId: id, ...spoken }, context);
    },
    { bodyLimitBytes: VOICE_BODY },
  ),
  answer(shareVisit, async ({ id, atHome }, { world, person }) => {
    const outcome = await sharing.shareVisit(world, { bookingId: id, userId: person.id, atHome });
    if (outcome.ok) await world.live.tell([visitTopic(id)]);
    return outcome;
  }),
  answer(endShare, async ({ id, shareId }, { world, person }) => {
    const outcome = await ending.endShare(world, { bookingId: id, userId: person.id, shareId });
    if (!outcome.ok) return outcome;
    await world.live.tell([visitTopic(id)]);
    return accept({ ended: true as const });
  }),
];

type Saying = Omit<Parameters<typeof sayAtVisit>[1], 'userId' | 'by'>;
type Asks = RequestContext<'customer'>;
type SeenThen = { readonly visit: NonNullable<Awaited<ReturnType<typeof readVisit>>> };
type Code = 'booking-not-found' | 'nobody-to-tell' | 'action-reused' | 'too-many-requests';

/** Says something to the Karigar, and answers the visit as it is then. */
function say(
  saying: Saying & { readonly voice: Voice },
  asks: Asks,
): Promise<Outcome<SeenThen, Code | 'too-many-voice-notes'>>;
function say(saying: Saying, asks: Asks): Promise<Outcome<SeenThen, Code>>;
async function say(
  saying: Saying,
  { world, person }: Asks,
): Promise<Outcome<SeenThen, Code | 'too-many-voice-notes'>> {
  const outcome = await sayAtVisit(world, { ...saying, userId: person.id, by: 'customer' });
  if (outcome.ok) await world.live.tell(outcome.value.topics);
  const visit = await readVisit(world, person.id, saying.bookingId);
  if (!visit) return refuse('booking-not-found');
  if (outcome.ok) return accept({ visit });
  // The customer's own booking, to which nobody comes.
  const { refusal } = outcome;
  return refusal.code === 'not-yours'
    ? refuse('nobody-to-tell')
    : { ok: false as const, refusal: { ...refusal, code: refusal.code } };
}

/** Codes are the customer's alone, also where one of us looks as they do. */
const masked = <Visit extends Pick<LiveVisit, 'startCode' | 'karigar'>>(
  { viewedBy }: { readonly viewedBy?: string | null },
  visit: Visit | undefined,
): Visit | undefined =>
  visit && viewedBy
    ? {
        ...visit,
        startCode: visit.startCode && HIDDEN,
        karigar: visit.karigar && {
          ...visit.karigar,
          members: visit.karigar.members.map((one) => ({ ...one, code: one.code && HIDDEN })),
        },
      }
    : visit;

const HIDDEN = '••••••';

const readVisit = async (world: World, userId: string, id: string) =>
  views.readLiveVisit(world.pool, userId, id, {
    places: await world.facts.places(),
    keys: world.keys,
    now: world.now(),
  });
