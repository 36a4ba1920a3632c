import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { readSocietyFile } from '#contract/ops/read-society-file.ts';
import { saveSociety } from '#contract/ops/save-society.ts';
import { inLanguage } from '#kernel/languages.ts';
import { shownMinute, weekdayNames } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { WaitingRoom } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { GateLink } from './gate-link.tsx';
import { SocietyForm } from './society-form.tsx';

type File = OutputOf<typeof readSocietyFile>;

/** Everything about one housing society: what it asks of visitors, and who is visited there. */
export function SocietyFile({ societyId }: { societyId: number }) {
  const { words, lang } = useSpeech();
  const { society: says } = words.opsFind;
  const reading = useReading(readSocietyFile, { societyId }, { everyMs: 30_000 });
  const file = reading.value;
  const [changing, setChanging] = useState(false);
  if (!file) return <WaitingRoom reading={reading} />;
  const { society, area } = file;
  return (
    <div className="o-file">
      <header className="o-head">
        <h2>
          {society.name}
          {society.synthetic && <span className="o-chip">{says.synthetic}</span>}
        </h2>
        <span className="t3">
          {inLanguage(area, lang)} <span className="mono">{society.pincode}</span>
        </span>
      </header>
      <div className="o-col">
        <Rules society={society} onChange={() => setChanging(true)} />
      </div>
      <div className="o-col">
        <Ahead ahead={file.ahead} />
      </div>
      <div className="o-col">
        <Before of={file} />
        <GateLink society={society} link={file.gateLink} />
      </div>
      {changing && <SocietyForm of={society} onClose={() => setChanging(false)} />}
    </div>
  );
}

function Rules({ society, onChange }: { society: File['society']; onChange: () => void }) {
  const { words, lang } = useSpeech();
  const { society: says } = words.opsFind;
  const may = useMay();
  const days = weekdayNames(lang, 'short');
  const hours = Map.groupBy(
    society.quietHours,
    (one) => `${shownMinute(one.startsMinute)} – ${shownMinute(one.endsMinute % 1440)}`,
  );
  const quiet = [...hours].map(
    ([stretch, all]) => `${all.map(({ weekday }) => days[weekday]).join(', ')}: ${stretch}`,
  );
  const { lift, gateWords } = society;
  const said = gateWords?.[lang] ?? gateWords?.en;
  return (
    <Panel title={says.rules}>
      <dl className="o-facts">
        <dt>{says.wings}</dt>
        <dd>{society.wings.join(', ')}</dd>
        <dt>{says.quiet}</dt>
        <dd>
          {society.quietHours.length === 0
            ? says.noQuiet
            : `${quiet.join(' · ')} · ${says.quietFor[society.quietFor]}`}
        </dd>
        <dt>{says.gate}</dt>
        <dd>
          {[
            society.gateNeedsPass ? says.needsPass : says.noPass,
            says.minutes({ minutes: society.gateMinutes }),
            said,
          ]
            .filter(Boolean)
            .join(' · ')}
        </dd>
        <dt>{says.lift}</dt>
        <dd>{lift === null ? says.lifts.unknown : lift ? says.lifts.yes : says.lifts.no}</dd>
      </dl>
      {may(saveSociety) && (
        <button type="button" className="o-btn" onClick={onChange}>
          {says.change}
        </button>
      )}
    </Panel>
  );
}

function Ahead({ ahead }: Pick<File, 'ahead'>) {
  const { words, lang } = useSpeech();
  const { opsFind, opsFile, opsList } = words;
  const nameOf = useServiceName();
  return (
    <Panel title={opsFind.society.ahead} beside={ahead.length}>
      {ahead.length === 0 && <p className="t3">{opsFind.society.none}</p>}
      <ul className="o-rows">
        {ahead.map((one) => (
          <li key={one.id}>
            <span>
              <Link className="o-link mono" to={`/bookings/${one.id}`}>
                {one.reference}
              </Link>{' '}
              {nameOf(one.serviceName)}
              <small>
                {[shownAt(one.startsAt, lang), one.door, one.customerName]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className="o-chip">{opsFile.steps[one.status]}</span>
            {one.openItems > 0 && (
              <span className="o-chip risk">{opsList.needs({ count: one.openItems })}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Before({ of: { before, society } }: { of: File }) {
  const { society: says, bookings } = useSpeech().words.opsFind;
  const may = useMay();
  const home = `pincode=${society.pincode}&society=${encodeURIComponent(society.name)}`;
  return (
    <Panel title={says.before}>
      <dl className="o-facts">
        <dt>{bookings}</dt>
        <dd>{before.bookings}</dd>
        <dt>{says.homes}</dt>
        <dd>{before.homes}</dd>
      </dl>
      {may(bookForCaller) && (
        <Link className="o-btn go" to={`/book?${home}`}>
          {says.book}
        </Link>
      )}
    </Panel>
  );
}
