import { type AnswerTemplate, type CaseStep, outcomesOfCase } from '#contract/cases.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readCase as promise } from '#contract/ops/read-case.ts';
import { caseAnswers } from '#i18n/every/case-answers.ts';
import { byLanguage, type Lang } from '#kernel/languages.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { endsByDecision } from '#server/modules/case/case.ts';
import { canReopen } from '#server/modules/case/reopening.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { shownDay } from '#ui/dates.ts';
import { type CaseRow, opsCaseOf, SELECT_CASE, staffOf } from './case-rows.ts';

type File = OutputOf<typeof promise>;

/** The file of a case: its steps with what went out, the answers to begin from, and how it may end now. */
export async function readCaseFile(
  db: Database,
  number: string,
  now: Instant,
): Promise<File | undefined> {
  const row = await selectCase.first(db, [number]);
  if (!row) return undefined;
  const [steps, person, others, decided] = await Promise.all([
    selectSteps.run(db, [row.id]),
    row.customerId === null ? undefined : selectLanguage.first(db, [row.customerId]),
    row.userId === null ? [] : selectOthers.run(db, [row.userId, row.id]),
    endsByDecision(row.kind) ? selectDecided.first(db, [row.id]) : { decided: true },
  ]);
  const isOpen = row.closedAt === null;
  return {
    case: opsCaseOf(row),
    steps: steps.map(stepOf),
    language: person?.language ?? null,
    answers: person && isOpen ? answersTo(row) : [],
    mayClose: isOpen && decided?.decided ? [...outcomesOfCase(row.kind)] : [],
    mayReopen: canReopen(row, now),
    others: others.map((one) => ({ ...one, openedAt: toIndiaIso(one.openedAt) })),
  };
}

/** Draft answers with their gaps filled from the case; the colleague who answers changes what does not fit. */
function answersTo(row: CaseRow): File['answers'] {
  const { data, any, aboutWork } = ANSWERS;
  const fitting: readonly AnswerTemplate[] =
    row.kind === 'data-request' ? [...any, ...data] : [...any, ...aboutWork];
  const filled = (lang: Lang) => ({
    number: row.number,
    name: shownTo('operations', 'customer.name', row.customerName) ?? '',
    day: shownDay(dateInIndia(row.nextAt ?? row.resolveBy), lang),
  });
  return fitting.map((template) => ({
    template,
    text: byLanguage((lang) => caseAnswers[lang][template](filled(lang))),
  }));
}

const ANSWERS = {
  any: ['acknowledge', 'ask-more'],
  aboutWork: ['rework-offered', 'money-back', 'not-our-work'],
  data: ['data-ready'],
} as const satisfies Readonly<Record<string, readonly AnswerTemplate[]>>;

type StepRow = {
  id: string;
  step: CaseStep;
  at: Instant;
  by: string;
  byName: string | null;
  text: string | null;
  template: AnswerTemplate | null;
  sent: { channel: string; state: string }[];
};

const stepOf = ({ id, step, at, by, byName, text, template, sent }: StepRow) => ({
  ...{ id, step, at: toIndiaIso(at), template, sent },
  who: by.startsWith('ops:')
    ? ('ops' as const)
    : by === 'customer'
      ? ('customer' as const)
      : ('house' as const),
  by: staffOf(by, byName),
  text: text === null ? null : shownTo('operations', 'customer.complaint', text),
});

const selectCase = statement<[string], CaseRow>({
  name: 'view-case-file',
  text: `${SELECT_CASE} where c.number = $1`,
});

const selectLanguage = statement<[string], { language: Lang }>({
  name: 'view-case-language',
  text: 'select language from users where id = $1 and disabled_at is null',
});

// The key of a message names its event. An account that joined another gave its messages away, under the keys they had.
const selectSteps = statement<[string], StepRow>({
  name: 'view-case-steps',
  text: `with told as materialized (
      select split_part(m.key, ' ', 2) as event_id, m.channel, m.state from messages m join cases c on c.user_id = m.user_id
        where c.id = $1 and m.channel <> 'push' and m.key not like '% again %'
          and m.template in ('case-answered', 'case-closed', 'question-answered', 'question-closed'))
    select s.id, s.step, s.at, s.by, u.full_name as "byName", s.text, s.template,
      coalesce((select jsonb_agg(jsonb_build_object('channel', t.channel, 'state', t.state) order by t.channel)
        from told t where t.event_id = s.event_id::text), '[]') as sent
    from case_steps s left join users u on 'ops:' || u.id = s.by
    where s.case_id = $1 order by s.position limit 500`,
});

const selectOthers = statement<
  [string, string],
  { number: string; openedAt: Instant; isOpen: boolean }
>({
  name: 'view-case-others',
  text: `select number, opened_at as "openedAt", closed_at is null as "isOpen" from cases
    where user_id = $1 and id <> $2 order by opened_at desc limit 20`,
});

/** As `flows/steps/case/is-decided.ts` asks the nouns: whether what is awaited was decided. */
const selectDecided = statement<[string], { decided: boolean }>({
  name: 'view-case-decided',
  text: `select case c.kind
      when 'dispute' then exists (select from disputes d where d.booking_id = c.booking_id and d.resolved_at is not null)
        and not exists (select from decision_appeals a where a.booking_id = c.booking_id and a.granted is null)
        and not exists (select from crew_hearings h where h.booking_id = c.booking_id and h.appealed_at is not null
          and h.granted is null)
      else exists (select from safety_cases s where s.booking_id = c.booking_id and c.about = c.booking_id::text
          and s.closed_at is not null)
        or c.about <> c.booking_id::text and not exists (select from safety_exits x
          where x.booking_id = c.booking_id and x.karigar_id = c.karigar_id and x.closed_at is null) end as decided
    from cases c where c.id = $1`,
});
