import { useEffect, useRef, useState } from 'react';
import { closeInboxItem } from '#contract/ops/close-inbox-item.ts';
import { type InboxItem, outcomesOf } from '#contract/ops/inbox.ts';
import { noteInboxItem } from '#contract/ops/note-inbox-item.ts';
import { readCase } from '#contract/ops/read-case.ts';
import { releaseInboxItem } from '#contract/ops/release-inbox-item.ts';
import { takeInboxItem } from '#contract/ops/take-inbox-item.ts';
import { newId } from '#kernel/ids.ts';
import { useAct } from '../shell/act.tsx';
import { CallNumber } from '../shell/call-number.tsx';
import { ActNotes } from '../shell/field.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { SafetyCall } from '../shell/safety-call.tsx';
import { initials, shortReference, shownAt, shownMoney } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { ActsOfKind, endsElsewhere } from './acts-of-kind.tsx';

type ItemRowProps = {
  item: InboxItem;
  now: number;
  self: string;
  current: boolean;
  onChoose: () => void;
};

const MINUTE_MS = 60_000;

/** One exception: minutes to harm, what, whom, who has it; only the chosen one opens, with what may be done. */
export function ItemRow({ item, now, self, current, onChoose }: ItemRowProps) {
  const { words } = useSpeech();
  const nameOf = useServiceName();
  const kinds = words.ops.kinds as Readonly<Record<string, string>>;
  const { booking, customer, karigar, callBack, amountPaise } = item.subject;
  const minutes = Math.max(0, Math.round((Date.parse(item.harmAt) - now) / MINUTE_MS));
  const severity = minutes <= 8 ? 'harm' : minutes <= 60 ? 'risk' : 'calm';
  const about = [
    nameOf(booking?.serviceName ?? callBack?.serviceInterest ?? ''),
    customer?.name ?? callBack?.name,
    karigar?.name,
    amountPaise === null ? null : shownMoney(amountPaise),
  ].filter(Boolean);
  return (
    <li className="o-x" aria-current={current || undefined}>
      <span className={`o-ring ${severity}`}>
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <circle className="bg" cx="22" cy="22" r="19" />
          <circle
            className="fg"
            cx="22"
            cy="22"
            r="19"
            pathLength="100"
            strokeDasharray={`${Math.min(100, (minutes / 60) * 100)} 100`}
          />
        </svg>
        <b>
          {minutes < 100 ? minutes : Math.round(minutes / 60)}
          <small>{minutes < 100 ? words.ops.min : words.ops.hours}</small>
        </b>
      </span>
      <div className="col">
        <span className="h">
          <button type="button" className="o-name" aria-expanded={current} onClick={onChoose}>
            {kinds[item.kind] ?? item.kind}
          </button>
          {item.owner && (
            <span className="who" title={item.owner.name ?? ''}>
              <span className="o-av s">{initials(item.owner.name)}</span>
            </span>
          )}
        </span>
        <span className="w">
          <span className="el">{about.join(' · ')}</span>
          <span className="t3 mono o-end">{booking && shortReference(booking.reference)}</span>
        </span>
      </div>
      {current && <More item={item} self={self} />}
    </li>
  );
}

function More({ item, self }: { item: InboxItem; self: string }) {
  const { words, lang } = useSpeech();
  const says = words.ops;
  const acting = useAct();
  const meanwhile = says.meanwhile as Readonly<Record<string, string>>;
  const { owner } = item;
  const { does, at } = item.meanwhile;
  return (
    <div className="more">
      <p>
        <b>{says.worseAt({ time: shownAt(item.harmAt, lang) })}</b>
      </p>
      <p>
        <b>{says.byItself}</b> {meanwhile[does]} {at && shownAt(at, lang)}
      </p>
      {owner && <p>{says.hasIt({ name: owner.name ?? '' })}</p>}
      {item.kind === 'safety-exit' && item.subject.booking && (
        <SafetyCall
          bookingId={item.subject.booking.id}
          byCustomer={item.because === 'opened-by-customer'}
          late={item.because === 'came-late' ? lateOf(item) : undefined}
        />
      )}
      <Acts item={item} mine={owner?.id === self} acting={acting} />
      <Note id={item.id} acting={acting} />
      <ActNotes acting={acting} />
    </div>
  );
}

const lateOf = ({ harms }: InboxItem) => (harms === 'karigar' ? harms : 'customer');

type ActsProps = { item: InboxItem; mine: boolean; acting: ReturnType<typeof useAct> };

/** Its holder says how it ended or gives it back; anybody else may take it. */
function Acts({ item, mine, acting }: ActsProps) {
  const says = useSpeech().words.ops;
  const may = useMay();
  const { id, owner } = item;
  const row = useRef<HTMLDivElement>(null);
  const taken = useRef(false);
  // Its button goes with the taking: the focus is then at what the holder may do.
  useEffect(() => {
    if (mine && taken.current) row.current?.querySelector<HTMLElement>('button, a')?.focus();
    taken.current = false;
  }, [mine]);
  return (
    <div className="acts" ref={row}>
      {!mine && (
        <button
          type="button"
          className="o-btn go"
          onClick={() => {
            taken.current = true;
            void acting.run(takeInboxItem, { id, from: owner?.id ?? null });
          }}
        >
          {says.take}
        </button>
      )}
      {item.subject.booking && (
        <Link to={`/bookings/${item.subject.booking.id}`} className="o-btn">
          {says.openFile}
        </Link>
      )}
      {item.subject.caseNumber && may(readCase) && (
        <Link to={`/cases/${item.subject.caseNumber}`} className="o-btn">
          {says.openCase}
        </Link>
      )}
      {mine && <ActsOfKind item={item} acting={acting} />}
      {item.subject.callBack && <CallNumber callBackId={item.subject.callBack.id} />}
      {mine && (
        <>
          <Outcomes item={item} acting={acting} />
          <button
            type="button"
            className="o-btn"
            onClick={() => void acting.run(releaseInboxItem, { id })}
          >
            {says.release}
          </button>
        </>
      )}
    </div>
  );
}

/** How it ended, where nothing of the house's own ends it. */
function Outcomes({ item: { id, kind }, acting }: Omit<ActsProps, 'mine'>) {
  const says = useSpeech().words.ops;
  if (endsElsewhere(kind)) return null;
  return outcomesOf(kind).map((outcome, index) => (
    <button
      key={outcome}
      type="button"
      className={index === 0 ? 'o-btn go' : 'o-btn'}
      onClick={() => void acting.run(closeInboxItem, { id, outcome })}
    >
      {says.outcomes[outcome]}
    </button>
  ));
}

function Note({ id, acting }: { id: string; acting: ReturnType<typeof useAct> }) {
  const says = useSpeech().words.ops;
  const [note, setNote] = useState('');
  // Under one name however often it is pressed.
  const [noteId, setNoteId] = useState(() => newId());
  const write = async () => {
    const text = note.trim();
    if (text && (await acting.run(noteInboxItem, { id, noteId, text }))) {
      setNote('');
      setNoteId(newId());
    }
  };
  return (
    <div className="acts">
      <input
        className="o-in"
        aria-label={says.note}
        placeholder={says.note}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <button type="button" className="o-btn" onClick={() => void write()}>
        {says.write}
      </button>
    </div>
  );
}
