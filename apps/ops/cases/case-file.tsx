import { LOST_PHONE } from '#contract/cases.ts';
import { readCase } from '#contract/ops/read-case.ts';
import { readHearing } from '#contract/ops/read-hearing.ts';
import { useNow } from '../../browser/use-now.ts';
import { useReading } from '../api/reading.ts';
import { Heard } from '../shell/heard.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shortReference, shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { CaseActs } from './case-acts.tsx';
import { Clock } from './clock.tsx';
import type { CaseFileOf } from './file-of.ts';
import { Steps } from './steps.tsx';
import { useTopic } from './topic.ts';
import { Watchers } from './watchers.tsx';
import './cases.css';

/** One case: its clocks, what happened, the answer, and what may be done with it now. */
export function CaseFile({ number, self }: { number: string; self: string }) {
  const reading = useReading(readCase, { number }, { everyMs: 20_000 });
  const file = reading.value;
  if (!file)
    return (
      <div className="o-body">
        <Waiting reading={reading} />
      </div>
    );
  return (
    <div className="o-file">
      <Head file={file} />
      <div className="o-col">
        <Clocks file={file} />
        <About file={file} />
        <Hearing file={file} />
        <Others file={file} />
      </div>
      <div className="o-col">
        <Watchers number={number} version={file.case.version} onChanged={reading.again} />
        <Steps steps={file.steps} />
      </div>
      <div className="o-col">
        <AnswerPanel key={`answer ${number}`} file={file} />
        <CaseActs key={`acts ${number}`} file={file} self={self} />
      </div>
    </div>
  );
}

function Head({ file: { case: one } }: { file: CaseFileOf }) {
  const { words, lang } = useSpeech();
  const { opsCases: says } = words;
  const topic = useTopic()(one.topic);
  return (
    <header className="o-head">
      <h2>
        <span className="mono">{one.number}</span> {says.kinds[one.kind]}
        {topic && ` · ${topic}`}
        {one.closed ? (
          <span className="o-chip">
            {says.closed} · {says.outcomes[one.closed.outcome]}
          </span>
        ) : (
          <span className="o-chip">{one.owner ? one.owner.name : says.noOwner}</span>
        )}
        {one.escalatedAt && !one.closed && (
          <span className="o-chip harm">
            {says.escalated({ time: shownAt(one.escalatedAt, lang) })}
          </span>
        )}
      </h2>
    </header>
  );
}

function Clocks({ file: { case: one } }: { file: CaseFileOf }) {
  const { words, lang } = useSpeech();
  const { opsCases: says } = words;
  const now = useNow();
  const from = one.openedAt;
  return (
    <Panel title={says.due}>
      {one.closed === null && one.acknowledgeBy && !one.acknowledgedAt && (
        <Clock what="acknowledge" at={one.acknowledgeBy} from={from} now={now} />
      )}
      {one.acknowledgedAt && (
        <p>{says.acknowledgedAt({ time: shownAt(one.acknowledgedAt, lang) })}</p>
      )}
      {one.closed === null && one.nextAt && (
        <Clock what="next-step" at={one.nextAt} from={from} now={now} />
      )}
      {one.closed === null ? (
        <Clock what="resolve" at={one.resolveBy} from={from} now={now} />
      ) : (
        <p>
          {shownAt(one.closed.at, lang)} · {one.closed.by?.name ?? says.by.house}
          {one.closed.reason && `: ${one.closed.reason}`}
        </p>
      )}
      <p className="o-help">{one.kind === 'data-request' ? says.lawData : says.law}</p>
    </Panel>
  );
}

function About({ file: { case: one } }: { file: CaseFileOf }) {
  const { words, lang } = useSpeech();
  const nameOf = useServiceName();
  const { opsCases: says } = words;
  return (
    <Panel title={says.about}>
      <dl className="o-facts">
        <dt>{says.who}</dt>
        <dd>
          {one.customer ? (
            <Link className="o-link" to={`/customers/${one.customer.id}`}>
              {one.customer.name}
            </Link>
          ) : (
            one.callBack?.name
          )}
        </dd>
        {one.karigar && (
          <>
            <dt>{words.ops.karigar}</dt>
            <dd>
              <Link className="o-link" to={`/karigars/${one.karigar.id}`}>
                {one.karigar.name}
              </Link>
            </dd>
          </>
        )}
        {one.booking && (
          <>
            <dt>{says.booking}</dt>
            <dd>
              <Link className="o-link" to={`/bookings/${one.booking.id}`}>
                {shortReference(one.booking.reference)} · {nameOf(one.booking.serviceName)}
              </Link>
            </dd>
          </>
        )}
        {one.callBack && (
          <>
            <dt>{words.ops.service}</dt>
            <dd>
              {[nameOf(one.callBack.serviceInterest), one.callBack.area]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </>
        )}
        <dt>{says.steps.opened}</dt>
        <dd>{shownAt(one.openedAt, lang)}</dd>
      </dl>
      {one.callBack?.serviceInterest === LOST_PHONE && (
        <p className="o-help">{says.lostPhoneText}</p>
      )}
      {one.said && <blockquote className="case-said">{one.said}</blockquote>}
    </Panel>
  );
}

/** The other side of a complaint, as the file of its booking shows it. */
function Hearing({ file: { case: one } }: { file: CaseFileOf }) {
  const { opsDecide: says } = useSpeech().words;
  const may = useMay();
  if (one.kind !== 'dispute' || !one.booking || !may(readHearing)) return null;
  return (
    <Panel title={says.complaint}>
      <Heard id={one.booking.id} />
    </Panel>
  );
}

function Others({ file }: { file: CaseFileOf }) {
  const { words, lang } = useSpeech();
  const { opsCases: says } = words;
  if (!file.case.customer) return null;
  return (
    <Panel title={says.others} beside={file.others.length}>
      {file.others.length === 0 && <p className="t3">{says.othersNone}</p>}
      <ul className="o-rows">
        {file.others.map((one) => (
          <li key={one.number}>
            <Link className="o-link mono" to={`/cases/${one.number}`}>
              {one.number}
            </Link>
            <span className="t3">{shownAt(one.openedAt, lang)}</span>
            <span className="o-chip">{one.isOpen ? says.open : says.closed}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
