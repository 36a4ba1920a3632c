import { ENCLOSURES } from '#contract/enclosure.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** All that a Karigar has said for themselves: to complaints, and against decisions and ratings. Of a booking only its reference. */
export async function heardOf(
  db: Database,
  karigarId: number | null,
): Promise<Record<string, unknown>> {
  return {
    shownInHearings: (await filesOf.run(db, [karigarId])).map(asFile),
    complaintAnswers: (await answersOf.run(db, [karigarId])).map(asAnswer),
    decisionAppeals: (await decisionAppealsOf.run(db, [karigarId])).map(asAppeal),
    ratingAppeals: (await ratingAppealsOf.run(db, [karigarId])).map(asAppeal),
  };
}

type Shown = {
  reference: string;
  at: Instant;
  beside: string;
  secondsOfVoice: number | null;
  id: string;
};

/** Their voice is theirs to hear again; a picture of somebody's home is not, once the hearing is over. */
const asFile = ({ reference, at, beside, secondsOfVoice, id }: Shown) => ({
  ...{ afterVisit: reference, addedAt: toIndiaIso(at), beside, secondsOfVoice },
  ...(secondsOfVoice !== null && { address: `${ENCLOSURES}/${id}` }),
});

const filesOf = statement<[number | null], Shown>({
  name: 'my-data-hearing-files',
  text: `select b.reference, e.added_at as at, e.place as beside, e.seconds as "secondsOfVoice", e.id from enclosures e
      join bookings b on b.id = e.booking_id
    where e.karigar_id = $1 and e.place in ('answer', 'appeal') order by e.added_at`,
});

type Answered = { reference: string; at: Instant; line: number; answer: string };

const asAnswer = ({ reference, at, ...said }: Answered) => ({
  ...{ afterVisit: reference, answeredAt: toIndiaIso(at) },
  ...said,
});

const answersOf = statement<[number | null], Answered>({
  name: 'my-data-complaint-answers',
  text: `select b.reference, a.answered_at as at, a.line, a.answer from (
        select booking_id, answered_at, line, answer from complaint_answers where karigar_id = $1
        union all
        select h.booking_id, to_timestamp(("answeredAt" / 1000.0)::double precision), line, said.answer from crew_hearings h
          cross join lateral jsonb_to_recordset(h.answers) said(line integer, answer text, "answeredAt" bigint)
          where h.karigar_id = $1) a
      join bookings b on b.id = a.booking_id order by a.answered_at, a.line`,
});

type Appealed = {
  reference: string;
  at: Instant;
  why: string;
  granted: boolean | null;
  answer: string;
};

const asAppeal = ({ reference, at, ...said }: Appealed) => ({
  ...{ afterVisit: reference, appealedAt: toIndiaIso(at) },
  ...said,
});

const COLUMNS = 'booking_id, appealed_at, why, granted, answer';

const appealsOf = (rows: string) =>
  `select b.reference, a.appealed_at as at, a.why, a.granted, a.answer from (${rows}) a
      join bookings b on b.id = a.booking_id order by a.appealed_at`;

const decisionAppealsOf = statement<[number | null], Appealed>({
  name: 'my-data-decision-appeals',
  text: appealsOf(`select ${COLUMNS} from decision_appeals where karigar_id = $1
    union all
    select ${COLUMNS} from crew_hearings where karigar_id = $1 and appealed_at is not null`),
});

const ratingAppealsOf = statement<[number | null], Appealed>({
  name: 'my-data-rating-appeals',
  text: appealsOf(`select ${COLUMNS} from rating_appeals where karigar_id = $1`),
});
