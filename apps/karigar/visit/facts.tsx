import { homeOf } from '#contract/fields/address.ts';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import type { Lang } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownLongDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Allowances } from '../shell/allowances.tsx';
import { DaysOfWork } from '../shell/days-of-work.tsx';
import { Enclosures } from '../shell/enclosures.tsx';
import { PayLines } from '../shell/pay-lines.tsx';
import { shownTime, unbroken } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';

/** The customer, the place, the time and the price. */
export function VisitFacts({ visit: one }: { visit: KarigarVisit }) {
  const { words, lang } = useSpeech();
  const { visit } = words;
  const place = placeOf(one, lang);
  return (
    <>
      <section className="k-card">
        <dl className="k-facts">
          <dt>{visit.when}</dt>
          <dd>
            {unbroken(shownLongDay(one.date, lang))},{' '}
            <b className="num">{shownTime(one.startsAt)}</b>
            <small className="k-note k-below">{visit.until({ time: shownTime(one.endsAt) })}</small>
          </dd>
          <dt>{visit.where}</dt>
          <dd>
            {place}
            {one.address.landmark && <small className="k-note"> ({one.address.landmark})</small>}
          </dd>
          <dt>{visit.customer}</dt>
          <dd>{one.customer.name}</dd>
          <AtHome name={one.briefing?.atHome} mayRing={one.mayRingHome === true} />
          <Cash paise={one.cashPaise} />
          <Team team={one.team} />
        </dl>
        {one.briefing?.pin && <p className="k-note">{visit.pinned}</p>}
        <Briefing told={one.briefing} enclosures={one.enclosures} />
        {/* Once the visit is over its address is gone. */}
        {one.address.street && (
          <a
            className="btn line"
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(doorOf(one.briefing) ?? placeOf(one, 'en'))}`}
            rel="noreferrer"
            target="_blank"
          >
            <Icon name="pin" />
            {visit.openMap}
          </a>
        )}
      </section>
      <Days days={one.days} />
      <Pay one={one} />
    </>
  );
}

/** Maps find an area by its name in Latin letters. */
const placeOf = ({ address, area }: KarigarVisit, lang: Lang): string =>
  [homeOf(address), area?.[lang], address.city, address.pincode].filter(Boolean).join(', ');

/** Its pay, and what comes on top. */
function Pay({ one }: { one: KarigarVisit }) {
  const { visit } = useSpeech().words;
  return (
    <>
      <details className="k-card">
        <summary className="k-row">
          <span>{visit.pay}</span>
          <b className="k-money num">{formatRupees(one.pay.netPaise)}</b>
        </summary>
        <PayLines pay={one.pay} />
      </details>
      <Allowances of={one.allowances} />
    </>
  );
}

/** The others who come, with the leader marked. */
function Team({ team }: Pick<KarigarVisit, 'team'>) {
  const { visit } = useSpeech().words;
  if (team.length < 2) return null;
  return (
    <>
      <dt>{visit.team}</dt>
      <dd>
        {team.map(({ name, leads }) => (leads ? `${name} (${visit.leader})` : name)).join(', ')}
      </dd>
    </>
  );
}

/** The pin that the customer has set; a society's gate is often far from what a map makes of its name. */
const doorOf = (told: KarigarVisit['briefing']): string | undefined =>
  told?.pin && `${told.pin.latitude},${told.pin.longitude}`;

/** All days of an event; a visit kept by a version before names none. */
function Days({ days = [] }: { days: KarigarVisit['days'] | undefined }) {
  const { offers } = useSpeech().words;
  if (days.length < 2) return null;
  return (
    <section className="k-card">
      <h2>{offers.days}</h2>
      <DaysOfWork days={days} />
    </section>
  );
}

/** The cash at the door; a visit kept by a version before says nothing of it. */
function Cash({ paise }: { paise: number | null | undefined }) {
  const { offers } = useSpeech().words;
  if (paise == null) return null;
  return (
    <>
      <dt>{offers.cash}</dt>
      <dd className="num">{paise > 0 ? formatRupees(paise) : offers.noCash}</dd>
    </>
  );
}

/** A person who opens in the customer's place; a visit kept by a version before names none. */
function AtHome({ name, mayRing }: { name: string | undefined; mayRing: boolean }) {
  const { visit } = useSpeech().words;
  if (!name) return null;
  return (
    <>
      <dt>{visit.atHome}</dt>
      <dd>
        <b translate="no">{name}</b>
        {mayRing && <small className="k-note k-below">{visit.atHomeOffice}</small>}
      </dd>
    </>
  );
}

type BriefingProps = {
  told: KarigarVisit['briefing'];
  enclosures: KarigarVisit['enclosures'] | undefined;
};

/** The note of the customer to the crew, with its pictures and what they say. */
function Briefing({ told, enclosures = [] }: BriefingProps) {
  const { visit } = useSpeech().words;
  const texts = [told?.work, told?.access].filter(Boolean);
  if (texts.length === 0 && enclosures.length === 0) return null;
  return (
    <div className="k-briefing">
      <h2>{visit.briefing}</h2>
      {texts.map((text) => (
        <p key={text} className="k-said-line" translate="no">
          {text}
        </p>
      ))}
      <Enclosures enclosures={enclosures} nameOf={visit.notePicture} />
    </div>
  );
}
