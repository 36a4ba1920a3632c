import { readTalk } from '#contract/karigar/read-talk.ts';
import { reportPosition } from '#contract/karigar/report-position.ts';
import { sayToCustomer } from '#contract/karigar/say-to-customer.ts';
import { watchKarigar } from '#contract/karigar/watch-karigar.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { reportPosition as report } from '#server/flows/visit/report-position.ts';
import { sayAtVisit } from '#server/flows/visit/say-at-visit.ts';
import { DAY_TOPIC, karigarTopic } from '#server/modules/visit/topics.ts';
import { oncePerSecond } from '#server/platform/live/once-per-second.ts';
import { findKarigarId, readKarigarNews } from '#server/views/karigar-news.ts';
import { isSessionAlive } from '#server/views/live-session.ts';
import * as views from '#server/views/talk.ts';
import { etagOf } from '../http/etag-of.ts';
import { type Answer, answer, answerWithStream } from '../http/mount-routes.ts';

/** Live routes of a Karigar: the stream of news, and the positions they report. */
export function karigarLiveAnswers({ live }: World): readonly Answer[] {
  // The console's map reads all positions at once: one word for all who report within a second.
  const tellConsole = oncePerSecond(() => void live.tell([DAY_TOPIC]));
  return [
    answerWithStream(watchKarigar, async (_input, { world, db, person, session, caller }) => {
      const karigarId = await findKarigarId(db, person.id);
      // A Karigar who does not work yet hears nothing, and is told of their own visits once they do.
      const topic = karigarId === undefined ? `karigar of ${person.id}` : karigarTopic(karigarId);
      const stream = world.live.open({
        topic,
        name: 'karigar',
        sharedAs: topic,
        lastId: caller.lastEventId,
        mayWatch: () => isSessionAlive(db, session.tokenHash, world.now()),
        read: async () => {
          const data = await readKarigarNews(db, karigarId ?? 0, world.now());
          return { id: etagOf(data), data };
        },
      });
      return stream ? accept(stream) : refuse('too-many-requests', { retryAfterSeconds: 60 });
    }),
    answer(reportPosition, async ({ id, happenedAt, ...where }, { world, person, now }) => {
      const position = { ...where, at: Date.parse(happenedAt) };
      const outcome = await report(world, { bookingId: id, userId: person.id, position }, now);
      if (!outcome.ok) return outcome;
      const { topics, ...answered } = outcome.value;
      await world.live.tell(topics);
      if (answered.kept) tellConsole();
      return accept(answered);
    }),
    answer(readTalk, async ({ id }, { db, person }) => {
      const talk = await views.readTalk(db, person.id, id);
      return talk ? accept(talk) : refuse('visit-not-found');
    }),
    answer(sayToCustomer, async ({ id, sentenceId, sentence }, { world, db, person }) => {
      const command = {
        bookingId: id,
        userId: person.id,
        by: 'karigar',
        sentenceId,
        sentence,
      } as const;
      const outcome = await sayAtVisit(world, command);
      if (!outcome.ok) {
        const { refusal } = outcome;
        return refusal.code === 'not-yours'
          ? refuse('visit-not-found')
          : { ok: false, refusal: { ...refusal, code: refusal.code } };
      }
      await world.live.tell(outcome.value.topics);
      const talk = await views.readTalk(db, person.id, id);
      return talk ? accept(talk) : refuse('visit-not-found');
    }),
  ];
}
