import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { InboxItem } from '#contract/ops/inbox.ts';
import { useNow } from '../../browser/use-now.ts';
import type { InboxHearing, LiveInbox } from '../api/live-inbox.ts';
import { go } from '../shell/path.tsx';
import { Segments } from '../shell/segments.tsx';
import { useWords } from '../shell/words.tsx';
import { ItemRow } from './item-row.tsx';

const HOUR_MS = 3_600_000;
const TICK_MS = 15_000;

type NowProps = {
  inbox: LiveInbox | undefined;
  hearing: InboxHearing;
  self: string;
  /** Shows the chosen booking beside the list. */
  onShow: (bookingId: string | undefined) => void;
  /** Stands in the head of the list. */
  children?: ReactNode;
};

/** Items that the company will not settle by itself, ranked by minutes to harm. j and k move, Enter opens the file. */
export function Now({ inbox, hearing, self, onShow, children }: NowProps) {
  const words = useWords();
  const [mine, setMine] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const now = useNow(TICK_MS);
  const items = (inbox?.soonest ?? []).filter(({ owner }) => !mine || owner?.id === self);
  // The stream tells of the soonest, and of what may not be missed.
  const more = mine ? 0 : (inbox?.open ?? 0) - items.length;
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const choose = (one: InboxItem) => {
    setChosen(one.id);
    onShow(one.subject.booking?.id);
  };
  useKeys(items, at, choose);
  const soon = (one: InboxItem) => Date.parse(one.harmAt) - now < HOUR_MS;
  const groups = [
    { name: words.withinTheHour, of: items.filter(soon) },
    { name: words.later, of: items.filter((one) => !soon(one)) },
  ];
  return (
    <section className="o-queue" aria-label={words.needsSomebody}>
      <QueueHead open={inbox?.open} mine={mine} onMine={setMine}>
        {children}
      </QueueHead>
      <ul className="o-qlist" aria-label={words.needsSomebody}>
        {hearing === 'lost' && <li className="o-note risk o-inset">{words.lostText}</li>}
        {!inbox && hearing === 'connecting' && <li className="o-pb">{words.loading}</li>}
        {inbox && items.length === 0 && <li className="o-self">{words.nothingNeeds}</li>}
        {items.length > 0 && (
          <Groups
            groups={groups}
            rowOf={(one) => (
              <ItemRow
                key={one.id}
                item={one}
                now={now}
                self={self}
                current={items[at]?.id === one.id}
                onChoose={() => choose(one)}
              />
            )}
          />
        )}
        {more > 0 && <li className="o-self">{words.moreWait({ count: more })}</li>}
      </ul>
      <footer className="o-qfoot">
        <kbd className="o-kbd">j</kbd>
        <kbd className="o-kbd">k</kbd> {words.keys.move}
        <kbd className="o-kbd">⏎</kbd> {words.keys.open}
      </footer>
    </section>
  );
}

/** More than a screen shows of them. */
const FIRST = 24;

type GroupsProps = {
  groups: readonly { readonly name: string; readonly of: readonly InboxItem[] }[];
  rowOf: (item: InboxItem) => ReactNode;
};

/** The most urgent are drawn first, and the others a moment later, so that those are there sooner. */
function Groups({ groups, rowOf }: GroupsProps) {
  const most = useDeferredValue(Number.POSITIVE_INFINITY, FIRST);
  let left = most;
  return groups
    .filter(({ of }) => of.length > 0)
    .flatMap(({ name, of }) => {
      const drawn = of.slice(0, Math.max(0, left));
      left -= of.length;
      const head = (
        <li key={name} className="o-qgroup">
          {name} · {of.length}
        </li>
      );
      return [head, ...drawn.map(rowOf)];
    });
}

/** j and k move, Enter opens the file. */
function useKeys(items: readonly InboxItem[], at: number, choose: (one: InboxItem) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || event.metaKey || event.ctrlKey) return;
    const step = { j: 1, k: -1 }[event.key];
    const next = step && items[Math.max(0, Math.min(items.length - 1, at + step))];
    if (next) choose(next);
    const { booking, caseNumber } = items[at]?.subject ?? {};
    if (event.key !== 'Enter' || event.target !== document.body) return;
    if (booking) go(`/bookings/${booking.id}`);
    else if (caseNumber) go(`/cases/${caseNumber}`);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}

type QueueHeadProps = {
  open: number | undefined;
  mine: boolean;
  onMine: (mine: boolean) => void;
  children: ReactNode;
};

function QueueHead({ open, mine, onMine, children }: QueueHeadProps) {
  const words = useWords();
  return (
    <div className="o-qh">
      <h2>{words.needsSomebody}</h2>
      <span className="sp" />
      {children}
      <Segments
        options={[false, true]}
        chosen={mine}
        nameOf={(one) => (one ? words.mine : `${words.all} ${open ?? ''}`)}
        onChoose={onMine}
      />
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
