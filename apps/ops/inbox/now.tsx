import { type ReactNode, useDeferredValue, useState } from 'react';
import type { InboxItem } from '#contract/ops/inbox.ts';
import { useNow } from '../../browser/use-now.ts';
import type { InboxHearing, LiveInbox } from '../api/live-inbox.ts';
import { go } from '../shell/path.tsx';
import { Segments } from '../shell/segments.tsx';
import { focusFirst, isFree, useKeys } from '../shell/use-keys.ts';
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
  const [chosen, setChosen] = useState<Chosen | undefined>(() => last);
  const now = useNow(TICK_MS);
  const items = (inbox?.soonest ?? []).filter(({ owner }) => !mine || owner?.id === self);
  // The stream tells of the soonest, and of what may not be missed.
  const more = mine ? 0 : (inbox?.open ?? 0) - items.length;
  const at = placeOf(items, chosen);
  const choose = (one: InboxItem) => {
    last = { id: one.id, at: items.indexOf(one) };
    setChosen(last);
    onShow(one.subject.booking?.id);
  };
  useQueueKeys(items, at, choose);
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
        <kbd className="o-kbd">?</kbd> {words.keys.all}
      </footer>
    </section>
  );
}

type Chosen = { readonly id: string; readonly at: number };

/** Kept beside the screen: on the way back from a file it is where it was. */
let last: Chosen | undefined;

/** The place of the chosen one; of one that is done, of whoever has come to its place. */
function placeOf(items: readonly InboxItem[], chosen: Chosen | undefined): number {
  const found = items.findIndex(({ id }) => id === chosen?.id);
  return found === -1 ? Math.max(0, Math.min(chosen?.at ?? 0, items.length - 1)) : found;
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

/** j and k move, Enter opens the file, e goes to what may be done about it. */
function useQueueKeys(
  items: readonly InboxItem[],
  at: number,
  choose: (one: InboxItem) => void,
): void {
  const move = (step: number) => () => {
    const next = items[Math.max(0, Math.min(items.length - 1, at + step))];
    if (!next) return;
    choose(next);
    document.querySelectorAll('.o-x')[items.indexOf(next)]?.scrollIntoView({ block: 'nearest' });
  };
  const { booking, caseNumber } = items[at]?.subject ?? {};
  const path = booking ? `/bookings/${booking.id}` : caseNumber && `/cases/${caseNumber}`;
  useKeys({
    j: move(1),
    k: move(-1),
    e: () => focusFirst('.o-x[aria-current] .acts :is(button, a)'),
    // Pressed on a button it is that button's.
    Enter: path ? () => isFree() && go(path) : undefined,
  });
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
