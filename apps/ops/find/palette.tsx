import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isMobile, normaliseMobile } from '#contract/fields/mobile.ts';
import type { OutputOf } from '#contract/operation.ts';
import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { searchOps } from '#contract/ops/search-ops.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useReading } from '../api/reading.ts';
import { go } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';

const SHORTEST = 2;

/** Finds a booking by what a caller says: reference, mobile, mail, name. Arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { words } = useSpeech();
  const says = words.ops;
  const list = useId();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // `autoFocus` would come before the dialog is shown, and what is typed went nowhere.
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog labelledBy={list} onClose={onClose} className="o-pal">
      <h2 id={list} className="o-sr">
        {says.find}
      </h2>
      <div className="q">
        <input
          ref={field}
          aria-label={says.find}
          value={query}
          maxLength={80}
          onChange={(event) => setQuery(event.target.value)}
        />
        <kbd className="o-kbd">esc</kbd>
      </div>
      {query.trim().length >= SHORTEST && <Found query={query.trim()} onClose={onClose} />}
    </Dialog>
  );
}

function Found({ query, onClose }: { query: string; onClose: () => void }) {
  const says = useSpeech().words.ops;
  const { value } = useReading(searchOps, { query });
  if (!value) return <p className="o-pb">{says.loading}</p>;
  const { bookings, customers, karigars } = value;
  const open = (path: string) => {
    go(path);
    onClose();
  };
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
  };
  return (
    <ul onKeyDown={move}>
      {bookings.map((one) => (
        <BookingFound key={one.id} one={one} onOpen={open} />
      ))}
      {customers.map((one) => (
        <li key={one.id}>
          <button type="button" className="o-hit" onClick={() => open(`/customers/${one.id}`)}>
            <b>{one.name}</b>
            <small>
              {says.customer} · {one.mobileMasked ?? one.emailMasked} · {one.bookings}
            </small>
          </button>
        </li>
      ))}
      {karigars.map((one) => (
        <li key={one.id}>
          <button type="button" className="o-hit" onClick={() => open(`/karigars/${one.id}`)}>
            <b>{one.name}</b>
            <small>
              {says.karigar} {one.id} · {one.mobileMasked} {one.active ? '' : `· ${says.offRoster}`}
            </small>
          </button>
        </li>
      ))}
      {bookings.length + customers.length + karigars.length === 0 && (
        <li className="o-hit">{says.nothingFound}</li>
      )}
      {value.by === 'mobile' && <BookFor query={query} onOpen={open} />}
    </ul>
  );
}

type BookingFoundProps = {
  one: OutputOf<typeof searchOps>['bookings'][number];
  onOpen: (path: string) => void;
};

function BookingFound({ one, onOpen }: BookingFoundProps) {
  const { words, lang } = useSpeech();
  const nameOf = useServiceName();
  const statuses = words.ops.statuses as Readonly<Record<string, string>>;
  return (
    <li>
      <button type="button" className="o-hit" onClick={() => onOpen(`/bookings/${one.id}`)}>
        <b>
          {one.reference} · {nameOf(one.serviceName)}, {shownAt(one.startsAt, lang)}
        </b>
        <small>
          {one.customerName} · {one.pincode} · {statuses[one.status] ?? one.status}
        </small>
      </button>
    </li>
  );
}

/** Offers to book for the person who calls from this mobile, known or not. */
function BookFor({ query, onOpen }: { query: string; onOpen: (path: string) => void }) {
  const { opsBook: says } = useSpeech().words;
  const may = useMay();
  const mobile = normaliseMobile(query);
  if (!isMobile(mobile) || !may(bookForCaller)) return null;
  return (
    <li>
      <button
        type="button"
        className="o-hit"
        onClick={() => onOpen(`/book?mobile=${encodeURIComponent(mobile)}`)}
      >
        <b>{says.bookFor({ mobile })}</b>
      </button>
    </li>
  );
}
