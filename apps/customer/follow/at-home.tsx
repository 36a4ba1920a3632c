import { serviceNameIn } from '#contract/catalogue/words.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { FollowedVisit } from '#contract/public/read-followed-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownClock, shownMoment } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import './at-home.css';

type AtHomeProps = { visit: FollowedVisit; at: NonNullable<FollowedVisit['atHome']> };

/** The visit for the person at the door in the customer's place: few things, in letters that need no glasses. */
export function AtHome({ visit, at }: AtHomeProps) {
  const { visit: words, catalogue } = useWords();
  const lang = useLang();
  const { karigar, serviceSlug, status, arrival, promisedAt } = visit;
  const customer = visit.customer || words.follow.family;
  const says = words.follow.atHome;
  const name = karigar ?? words.follow.somebody;
  const sentence = {
    pending: says.finding,
    assigned: words.now.assigned({ name }),
    dispatched: words.now.dispatched({ name }),
    arrived: words.now.arrived({ name }),
    in_progress: words.now.inProgress({ name }),
  }[status];
  const isAhead = status === 'pending' || status === 'assigned';
  return (
    <section className="wrap at-home">
      <h1>{says.title({ name: customer, service: serviceNameIn(catalogue, serviceSlug) })}</h1>
      {isAhead && (
        <p className="when num" suppressHydrationWarning={commasDiffer}>
          {shownMoment(promisedAt, lang)}
        </p>
      )}
      <div role="status" aria-live="polite">
        <p className="state">{sentence}</p>
        {arrival && (
          <p className="num">
            <Icon name="clock" />
            {words.follow.arrives({
              from: shownClock(arrival.from),
              until: shownClock(arrival.until),
            })}
          </p>
        )}
        {arrival?.late && <p className="late">{words.late}</p>}
      </div>
      <Code at={at} name={name} customer={customer} />
      <div className="money">
        <p className="num">
          {at.cashPaise > 0 ? says.cash({ amount: formatRupees(at.cashPaise) }) : says.noCash}
        </p>
        <p>{says.moreWork({ name: customer })}</p>
      </div>
      <a className="btn" href={`tel:${knownBrand().dialled}`}>
        <Icon name="phone" />
        {says.call}
      </a>
      <p className="note">{says.callText({ phone: knownBrand().phone })}</p>
    </section>
  );
}

type CodeProps = Pick<AtHomeProps, 'at'> & { name: string; customer: string };

/** Digits to say at the door, after a look at who stands there. */
function Code({ at, name, customer }: CodeProps) {
  const { code, follow } = useWords().visit;
  if (at.codeUsedUp)
    return <p className="code-gone">{follow.atHome.codeUsedUp({ name: customer })}</p>;
  if (!at.startCode) return null;
  return (
    <div className="say-code">
      <p>{follow.atHome.sayCode({ name })}</p>
      <p
        className="digits num"
        role="img"
        aria-label={code.spoken({ digits: [...at.startCode].join(' ') })}
        translate="no"
      >
        {at.startCode}
      </p>
    </div>
  );
}
