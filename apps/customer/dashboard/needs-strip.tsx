import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { listNeeds, type NeedView } from '#contract/customer/list-needs.ts';
import type { Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownClock, shownMoment } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { keptQueryOf } from '../api/kept-query.ts';
import { isKnown } from './known-needs.ts';
import './needs-strip.css';

const ASK_AGAIN_MS = 20_000;

/** Everything that waits for the customer, what does harm soonest first; nothing is shown while nothing waits. */
export function NeedsStrip() {
  const { dashboard } = useWords();
  const { data } = useQuery({ ...keptQueryOf(listNeeds, {}), refetchInterval: ASK_AGAIN_MS });
  const needs = data?.needs.filter(isKnown) ?? [];
  if (needs.length === 0) return null;
  const words = dashboard.needs;
  return (
    <section className="needs" aria-labelledby="needs">
      <h2 id="needs">
        {words.title} <span className="num">{needs.length}</span>
      </h2>
      <ul>
        {needs.map((need) => (
          <NeedCard key={`${need.bookingId} ${need.kind}`} need={need} words={words} />
        ))}
      </ul>
    </section>
  );
}

function NeedCard({ need, words }: { need: NeedView; words: Words['dashboard']['needs'] }) {
  const { catalogue } = useWords();
  const lang = useLang();
  const { kind, bookingId, amountPaise, until, wantsAt } = need;
  const service = serviceNameIn(catalogue, need.serviceSlug, need.serviceName);
  const filled = {
    service,
    amount: amountPaise === null ? '' : formatRupees(amountPaise),
    until: until === null ? '' : shownMoment(until, lang),
    time: wantsAt === null ? '' : shownClock(wantsAt),
  };
  return (
    <li className={`need ${kind}`}>
      <Icon name={ICONS[kind]} />
      <div suppressHydrationWarning={commasDiffer}>
        <b className="num">{words.titles[kind](filled)}</b>
        <p className="num" suppressHydrationWarning={commasDiffer}>
          {words.texts[kind](filled)}
        </p>
      </div>
      <Link
        className={URGENT.includes(kind) ? 'btn' : 'btn soft'}
        to={`/bookings/${bookingId}`}
        aria-label={`${words.verbs[kind](filled)}: ${service}`}
      >
        {words.verbs[kind](filled)}
      </Link>
    </li>
  );
}

/** Green is what costs money or keeps somebody waiting. */
const URGENT: readonly NeedView['kind'][] = [
  'extra-work',
  'early',
  'late',
  'pay',
  'prove',
  'advance',
];

const ICONS = {
  'extra-work': 'wrench',
  early: 'clock',
  late: 'clock',
  pay: 'rupee',
  prove: 'phone',
  checking: 'clock',
  advance: 'rupee',
  accept: 'check',
  due: 'rupee',
  rate: 'star',
} as const satisfies Record<NeedView['kind'], string>;
