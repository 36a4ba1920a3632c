import { termsOf } from '#contract/catalogue/known.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { findCaller } from '#contract/ops/find-caller.ts';
import { readServiceChoices } from '#contract/ops/read-service-choices.ts';
import { type Category, type PaymentMethod, policy } from '#contract/policy.ts';
import type { OpenDays } from '#contract/public/read-open-days.ts';
import { readSwitchedOff } from '#contract/public/read-switched-off.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { dueAtBooking, paymentParts } from '#contract/terms/payment-terms.ts';
import type { Lang } from '#i18n/index.ts';
import { shownClock, shownFullDay } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import type { Acting } from '../shell/act.tsx';
import { ActNotes, Choice } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { type Change, type Draft, minutesOf } from './draft.ts';
import { OtherTimes } from './other-times.tsx';

const METHODS: readonly PaymentMethod[] = ['cash', 'upi', 'card'];

type ConfirmProps = {
  draft: Draft;
  change: Change;
  category: Category;
  pricePaise: number;
  ready: boolean;
  acting: Acting;
  onBook: () => void;
};

/** The price said aloud, how it is paid, and what holds until it is. */
export function ConfirmPanel(props: ConfirmProps) {
  const { draft, change, category, pricePaise, ready, acting, onBook } = props;
  const { words, lang } = useSpeech();
  const { opsBook: says } = words;
  const off = useSwitchedOff(category, draft.method);
  return (
    <Panel title={says.confirm}>
      <p className="book-when">{draft.time ? whenOf(draft, lang) : says.noTimeYet}</p>
      <Length draft={draft} />
      <Price {...{ category, pricePaise, method: draft.method }} />
      <div className="o-field">
        <Choice
          label={says.method}
          value={draft.method}
          options={METHODS}
          nameOf={(one) => says.methods[one]}
          onChoose={(method) => change({ method })}
        />
      </div>
      {off ? (
        <p className="o-note risk" role="status">
          {words.refusals[off]}
        </p>
      ) : (
        ready && <Standing draft={draft} />
      )}
      <Others acting={acting} change={change} />
      <ActNotes acting={acting} />
      <button
        type="button"
        className="o-btn go"
        disabled={!ready || off !== undefined}
        aria-busy={acting.busy || undefined}
        onClick={onBook}
      >
        {says.book({ price: shownMoney(pricePaise) })}
      </button>
    </Panel>
  );
}

/** About how long the visit takes with what was chosen. */
function Length({ draft }: { draft: Draft }) {
  const { words, lang } = useSpeech();
  const { opsBook: says } = words;
  const serviceId = String(draft.serviceId ?? '');
  const { value } = useReading(readServiceChoices, { serviceId, lang });
  return value && <p className="t3">{says.lasts({ minutes: minutesOf(value, draft) })}</p>;
}

const OFTEN_MS = 20_000;

/** The switch by which this booking would be refused; while nobody knows it is on, and the server has the last word. */
function useSwitchedOff(category: Category, method: PaymentMethod) {
  const { value } = useReading(readSwitchedOff, {}, { everyMs: OFTEN_MS });
  const asked = [
    termsOf(category).mostDays > 1 && 'event-bookings-off',
    method !== 'cash' && 'online-payment-off',
  ] as const;
  return asked.find((one) => one !== false && value?.refused.includes(one)) || undefined;
}

/** All its days, and the hour. */
const whenOf = ({ date, moreDates, time }: Draft, lang: Lang): string =>
  `${[date, ...moreDates].map((one) => shownFullDay(one, lang)).join('; ')}, ${time}`;

type PriceProps = { category: Category; pricePaise: number; method: PaymentMethod };

function Price({ category, pricePaise, method }: PriceProps) {
  const { opsBook: says } = useSpeech().words;
  const named = { ...says.parts, ...(method === 'cash' && { advance: says.advanceWithinDay }) };
  return (
    <dl className="o-facts">
      {paymentParts(category, pricePaise).map(({ kind, percent, amountPaise }) => (
        <div key={kind} className="book-part">
          <dt>{named[kind]({ percent })}</dt>
          <dd>{shownMoney(amountPaise)}</dd>
        </div>
      ))}
      <div className="book-part">
        <dt>{says.total}</dt>
        <dd>
          <b>{shownMoney(pricePaise)}</b>
        </dd>
      </div>
      <div className="book-part">
        <dt>{says.dueNow}</dt>
        <dd>{shownMoney(dueAtBooking(category, method, pricePaise))}</dd>
      </div>
    </dl>
  );
}

/** Conditions under which the booking becomes firm. */
function Standing({ draft: { mobile, method } }: { draft: Draft }) {
  const { opsBook: says } = useSpeech().words;
  const { value } = useReading(findCaller, { mobile });
  if (!value) return null;
  const { customer } = value;
  const inAdvance = (customer?.unpaid ?? 0) >= policy.duesUntilPaidInAdvance;
  if (method === 'cash' && inAdvance) return <p className="o-note harm">{says.inAdvance}</p>;
  const minutes = policy.hold.minutes;
  const held = customer?.mobileProven ? says.heldForOwner : says.heldForCode;
  return (
    <p className="o-note risk">
      {method === 'cash' ? held({ minutes }) : says.heldForMoney({ minutes })}
    </p>
  );
}

/** The time was taken meanwhile: others, one press away. */
function Others({ acting, change }: { acting: Acting; change: Change }) {
  const { opsBook } = useSpeech().words;
  const { refusal } = acting;
  const said =
    refusal &&
    (paramsOf(refusal, 'slot-taken') ??
      paramsOf(refusal, 'days-taken') ??
      paramsOf(refusal, 'society-quiet'));
  const slots = said?.alternatives?.map(daysOf) ?? [];
  if (slots.length === 0) return null;
  const take: Change = (times) => {
    acting.clear();
    change(times);
  };
  return <OtherTimes title={opsBook.others} times={slots} change={take} />;
}

/** One day, or several together. */
const daysOf = (one: { readonly date: string; readonly time: string } | OpenDays): OpenDays =>
  'dates' in one ? one : { dates: [one.date], time: one.time };

type Booked = OutputOf<typeof bookForCaller>;

type BookedProps = { draft: Draft; booked: Booked; onAnother: () => void };

/** The facts to read out to the caller once it is booked. */
export function BookedPanel({ draft, booked, onAnother }: BookedProps) {
  const { words, lang } = useSpeech();
  const { opsBook: says } = words;
  const { bookingId, reference, firm, holdUntil, toldBy } = booked;
  const ways = toldBy.map((one) => says.ways[one]).join(', ');
  return (
    <Panel title={says.booked}>
      <p className="book-code mono" role="status">
        {reference}
      </p>
      <p className="book-when">{whenOf(draft, lang)}</p>
      <p className={firm ? 'o-note calm' : 'o-note risk'}>
        {firm || holdUntil === null ? says.isFirm : says.isHeld({ until: shownClock(holdUntil) })}
      </p>
      <p>{ways ? says.toldBy({ ways }) : says.toldByNothing}</p>
      <div className="book-acts">
        <Link className="o-btn go" to={`/bookings/${bookingId}`}>
          {says.openFile}
        </Link>
        <button type="button" className="o-btn" onClick={onAnother}>
          {says.another}
        </button>
      </div>
    </Panel>
  );
}
