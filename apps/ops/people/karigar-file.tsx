import type { ReactNode } from 'react';
import { pauseKarigar } from '#contract/ops/pause-karigar.ts';
import { readKarigarFile } from '#contract/ops/read-karigar-file.ts';
import { recordKarigarCheck } from '#contract/ops/record-karigar-check.ts';
import { setKarigarSkills } from '#contract/ops/set-karigar-skills.ts';
import { inLanguage, type Lang } from '#kernel/languages.ts';
import { shownDay, shownMinute, weekdayNames } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { FileWatchers } from '../shell/file-watchers.tsx';
import { languageName } from '../shell/language-name.ts';
import { Notes } from '../shell/notes.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { WaitingRoom } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { Checks } from './checks.tsx';
import { EndSessions } from './end-sessions.tsx';
import type { KarigarFileOf } from './file-of.ts';
import { InFull } from './in-full.tsx';
import { Incidents } from './incidents.tsx';
import { KarigarTalk, Papers } from './karigar-records.tsx';
import { KeptApart } from './kept-apart.tsx';
import { Messages } from './messages.tsx';
import { PauseRecords } from './pause-records.tsx';
import { NewPause } from './pauses.tsx';
import { PayOut } from './pay-out.tsx';
import { Skills } from './skills.tsx';

type Of = { file: KarigarFileOf };

/** `payees` and `ledger` are panels of money, `openCase` a form of cases: features do not import each other. */
type KarigarFileProps = {
  karigarId: number;
  payees: ReactNode;
  ledger: ReactNode;
  openCase: (userId: string) => ReactNode;
};

/** Everything about one Karigar, from the application to the last payout. */
export function KarigarFile({ karigarId, payees, ledger, openCase }: KarigarFileProps) {
  const { opsPeople: says } = useSpeech().words;
  const may = useMay();
  const reading = useReading(readKarigarFile, { karigarId }, { everyMs: 30_000 });
  const file = reading.value;
  if (!file) return <WaitingRoom reading={reading} />;
  const { karigar } = file;
  return (
    <div className="o-file">
      <header className="o-head">
        <h2>
          {karigar.name}
          <span className={karigar.active ? 'o-chip' : 'o-chip risk'}>
            {karigar.active ? says.active : says.notActive}
          </span>
        </h2>
        <FileWatchers kind="karigar" id={String(karigarId)} />
      </header>
      <div className="o-col">
        <Profile file={file} />
        {karigar.active && karigar.userId && may(setKarigarSkills) && (
          <Skills karigarId={karigarId} skills={file.skills} />
        )}
        <Hours file={file} />
        <Notes about="karigar" subject={String(karigarId)} />
      </div>
      <div className="o-col">
        <Checks
          checks={file.checks}
          onWrite={
            karigar.userId && may(recordKarigarCheck)
              ? (acting, check) => acting.run(recordKarigarCheck, { karigarId, ...check })
              : undefined
          }
        />
        <Papers file={file} />
        <Visits file={file} />
        {karigar.userId && <Messages userId={karigar.userId} />}
        <PauseRecords pauses={file.pauses} />
        {karigar.active && may(pauseKarigar) && <NewPause karigarId={karigarId} />}
      </div>
      <div className="o-col">
        <Money file={file} />
        {karigar.userId && <PayOut userId={karigar.userId} />}
        {payees}
        {ledger}
        <Incidents incidents={file.incidents} />
        <KarigarTalk karigarId={karigarId} />
        <KeptApart of="karigar" all={file.keptApart} />
        {karigar.userId && openCase(karigar.userId)}
        <Pipeline file={file} />
      </div>
    </div>
  );
}

function Profile({ file: { karigar, rating, skills } }: Of) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  const nameOf = useServiceName();
  return (
    <Panel title={says.profile} beside={`${says.number} ${karigar.id}`}>
      <dl className="o-facts">
        <dt>{says.mobile}</dt>
        <dd>{karigar.mobileMasked ?? '–'}</dd>
        <dt>{says.language}</dt>
        <dd>{karigar.language ? languageName(karigar.language, lang) : '–'}</dd>
        <dt>{says.area}</dt>
        <dd>
          {inLanguage(karigar.area, lang)}, {says.reach({ minutes: karigar.reachMinutes })}
        </dd>
        <dt>{says.rating}</dt>
        <dd>
          {rating.stars === null
            ? says.noRating
            : `${rating.stars} ${says.ofRatings({ count: rating.count })}`}
        </dd>
        <dt>{says.skills}</dt>
        <dd>{skills.map(({ name }) => nameOf(name)).join(', ')}</dd>
      </dl>
      {karigar.userId && <InFull userId={karigar.userId} />}
      {karigar.userId && <EndSessions userId={karigar.userId} />}
    </Panel>
  );
}

function Hours({ file: { shifts, leave, committed } }: Of) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  const days = weekdayNames(lang, 'long');
  return (
    <Panel title={says.hours}>
      {shifts.length === 0 && <p className="t3">{says.noHours}</p>}
      <ul className="o-rows">
        {shifts.map((one) => (
          <li key={`${one.weekday} ${one.from}`}>
            <span>{days[one.weekday]}</span>
            <b>
              {shownMinute(one.from)} – {shownMinute(one.until % 1440)}
            </b>
          </li>
        ))}
      </ul>
      <h3>{says.leave}</h3>
      <p className="t3">{daysIn(leave, lang) || says.noLeave}</p>
      <h3>{says.committed}</h3>
      <p className="t3">{daysIn(committed, lang) || says.noneCommitted}</p>
    </Panel>
  );
}

/** No line ends within a day. */
const daysIn = (days: readonly string[], lang: Lang): string =>
  days.map((day) => shownDay(day, lang).replaceAll(' ', '\u00a0')).join(' · ');

function Visits({ file: { visits } }: Of) {
  const { words, lang } = useSpeech();
  const { opsPeople: says, opsFile } = words;
  const nameOf = useServiceName();
  return (
    <Panel title={says.visits} beside={visits.length}>
      {visits.length === 0 && <p className="t3">{says.noVisits}</p>}
      <ul className="o-rows">
        {visits.map((one) => (
          <li key={`${one.bookingId} ${one.startsAt}`}>
            <span>
              <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                {one.reference}
              </Link>{' '}
              {nameOf(one.serviceName)}
              <small>{shownAt(one.startsAt, lang)}</small>
            </span>
            <span className="o-chip">{opsFile.steps[one.status]}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Money({ file: { money } }: Of) {
  const { words, lang } = useSpeech();
  const { opsPeople: says, ops } = words;
  return (
    <Panel title={ops.money}>
      <dl className="o-facts">
        <dt>{says.cashHeld}</dt>
        <dd>{shownMoney(money.cashHeldPaise)}</dd>
        <dt>{says.owedToThem}</dt>
        <dd>
          <b>{shownMoney(money.owedToThemPaise)}</b>
        </dd>
      </dl>
      <h3>{says.paidOut}</h3>
      {money.paidOut.length === 0 && <p className="t3">{says.noPayouts}</p>}
      <ul className="o-rows">
        {money.paidOut.map((one) => (
          <li key={one.at}>
            <span>{shownAt(one.at, lang)}</span>
            <b>{shownMoney(one.amountPaise)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Pipeline({ file: { pipeline } }: Of) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  const states = says.states as Readonly<Record<string, string>>;
  return (
    <Panel title={says.pipeline}>
      {pipeline.length === 0 && <p className="t3">{says.noPipeline}</p>}
      <ol className="o-told">
        {pipeline.map((one) => (
          <li key={`${one.at} ${one.state}`}>
            <span className="t3">{shownAt(one.at, lang)}</span>{' '}
            <b>{states[one.state] ?? one.state}</b>
            {one.reason && <small>{one.reason}</small>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
