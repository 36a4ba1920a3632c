import type { OfferState } from '#contract/offer-states.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { readDispatch as contract } from '#contract/ops/read-dispatch.ts';
import { dispatch as wordsIn } from '#i18n/every/dispatch.ts';
import type { Lang } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Decision } from '#server/modules/dispatch/decision.ts';
import type { Considered } from '#server/modules/dispatch/ranking.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type View = OutputOf<typeof contract>;
type Words = (typeof wordsIn)['en'];

/** The Karigar whose time is held, those who were asked, and the grounds of every decision, in words. */
export async function readDispatch(
  db: Database,
  bookingId: string,
  language: Lang,
): Promise<Outcome<View, RefusalOf<typeof contract>>> {
  const row = await selectDispatch.first(db, [bookingId]);
  if (!row) return refuse('booking-not-found');
  const names = new Map(row.names.map(({ id, name }) => [id, name]));
  const who = (id: number) => ({
    id,
    name: shownTo('operations', 'karigar.name', names.get(id) ?? `#${id}`),
  });
  return accept({
    status: row.status,
    held: row.held.map(({ karigarId, leaveAt, startsAt }) => ({
      karigar: who(karigarId),
      leaveAt: toIndiaIso(leaveAt),
      startsAt: toIndiaIso(startsAt),
    })),
    offers: row.offers.map(({ karigarId, offeredAt, expiresAt, answeredAt, ...offer }) => ({
      ...offer,
      karigar: who(karigarId),
      offeredAt: toIndiaIso(offeredAt),
      expiresAt: toIndiaIso(expiresAt),
      answeredAt: answeredAt === null ? null : toIndiaIso(answeredAt),
    })),
    decisions: row.decisions.map((one) => decisionView(one, who, wordsIn[language])),
  });
}

type Who = (id: number) => { id: number; name: string };

function decisionView(
  { at, kind, cause, data }: Row['decisions'][number],
  who: Who,
  words: Words,
): View['decisions'][number] {
  const nameOf = (id: number | undefined) => (id === undefined ? '–' : who(id).name);
  const name = (data.karigars ?? []).map((id) => who(id).name).join(', ') || '–';
  const said = words.decision[kind];
  const gaps = {
    name,
    before: nameOf(data.from),
    count: String(data.karigars?.length ?? 0),
    round: String(data.round ?? 1),
    why: words.alarmed[cause as keyof Words['alarmed']] ?? words.alarmed.late,
  };
  return {
    at: toIndiaIso(at),
    kind,
    cause,
    sentence: typeof said === 'string' ? said : said(gaps),
    why: kind === 'by-hand' ? (data.why ?? null) : null,
    candidates: (data.candidates ?? []).map((one) => ({
      karigar: who(one.karigarId),
      cost: one.cost,
      outcome: one.outcome,
      sentence: `${who(one.karigarId).name} ${consideredIn(words, one)}`,
    })),
  };
}

function consideredIn(words: Words, one: Considered): string {
  const said = one.holds && one.outcome === 'asked' ? words.held : words.candidate[one.outcome];
  const beyond = one.beyondMinutes ? words.beyond({ minutes: one.beyondMinutes }) : '';
  const outcome = [said, beyond].filter(Boolean).join('; ');
  if (one.cost === null) return outcome;
  return words.considered({
    outcome,
    added: String(one.addedMinutes ?? 0),
    late: String(one.lateMinutes),
    visits: String(one.visits),
    cost: String(one.cost),
  });
}

type Row = {
  status: string;
  names: { id: number; name: string }[];
  held: { karigarId: number; leaveAt: Instant; startsAt: Instant }[];
  offers: {
    id: string;
    karigarId: number;
    round: number;
    state: OfferState;
    leads: boolean;
    urgent: boolean;
    offeredAt: Instant;
    expiresAt: Instant;
    answeredAt: Instant | null;
  }[];
  decisions: {
    at: Instant;
    kind: Decision['kind'];
    cause: string;
    data: Omit<Decision, 'kind' | 'cause'>;
  }[];
};

const ms = (column: string): string => `floor(extract(epoch from ${column}) * 1000)`;

const selectDispatch = statement<[string], Row>({
  name: 'view-dispatch',
  text: `select b.status,
    coalesce((select jsonb_agg(jsonb_build_object('karigarId', h.karigar_id, 'leaveAt', ${ms('h.leave_at')},
      'startsAt', ${ms('h.starts_at')}) order by h.karigar_id) from holds h where h.booking_id = b.id), '[]') as held,
    coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'karigarId', o.karigar_id, 'round', o.round,
      'state', o.state, 'leads', o.leads, 'urgent', o.urgent, 'offeredAt', ${ms('o.offered_at')},
      'expiresAt', ${ms('o.expires_at')}, 'answeredAt', ${ms('o.answered_at')})
      order by o.offered_at, o.karigar_id) from offers o where o.booking_id = b.id), '[]') as offers,
    coalesce((select jsonb_agg(jsonb_build_object('at', ${ms('d.at')}, 'kind', d.kind, 'cause', d.cause,
      'data', d.data) order by d.id) from dispatch_decisions d where d.booking_id = b.id), '[]') as decisions,
    coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name)) from karigars k where k.id in (
      select h.karigar_id from holds h where h.booking_id = b.id
      union select o.karigar_id from offers o where o.booking_id = b.id
      union select (c ->> 'karigarId')::integer from dispatch_decisions d,
        jsonb_array_elements(coalesce(d.data -> 'candidates', '[]')) c where d.booking_id = b.id
      union select (k.value)::integer from dispatch_decisions d,
        jsonb_array_elements(coalesce(d.data -> 'karigars', '[]')) k where d.booking_id = b.id
      union select (d.data ->> 'from')::integer from dispatch_decisions d where d.booking_id = b.id)), '[]') as names
    from bookings b where b.id = $1`,
});
