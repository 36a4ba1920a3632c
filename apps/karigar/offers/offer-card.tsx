import type { OfferView } from '#contract/karigar/offer.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownLongDay } from '#ui/dates.ts';
import { latePart, useLatePart } from '../../browser/late-part.ts';
import { DaysOfWork } from '../shell/days-of-work.tsx';
import { Enclosures } from '../shell/enclosures.tsx';
import { PayLines } from '../shell/pay-lines.tsx';
import { Trade } from '../shell/picture.tsx';
import { serviceName } from '../shell/service-name.ts';
import { shownTime, unbroken } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';
import { AnswerOffer } from './answer-offer.tsx';
import { OfferFacts } from './offer-facts.tsx';

export function OfferCard({ offer }: { offer: OfferView }) {
  const { words, lang } = useSpeech();
  const { offers, catalogue } = words;
  return (
    <article className={offer.urgent ? 'k-card k-offer wants' : 'k-card k-offer'}>
      {offer.urgent && <span className="k-pill wants">{offers.urgent}</span>}
      <h2 className="k-titled">
        <Trade slug={offer.serviceSlug} large />
        {serviceName(words, offer)}
      </h2>
      {offer.days.length === 1 && (
        <p>
          {unbroken(shownLongDay(offer.date, lang))},{' '}
          <b className="num">
            {shownTime(offer.startsAt)}–{shownTime(offer.endsAt)}
          </b>
        </p>
      )}
      {offer.beyondMinutes > 0 && (
        <p className="k-note">
          <b>{offers.beyondHours({ minutes: offer.beyondMinutes })}</b>
        </p>
      )}
      <p className="k-row">
        <span>{offers.youGet}</span>
        <b className="k-big k-money num">{formatRupees(offer.pay.netPaise)}</b>
      </p>
      {offer.longWay && (
        <p className="k-row k-on-top">
          <span>
            {offers.longWay}
            <small className="k-note">
              {offers.longWayText({ kilometres: String(offer.longWay.kilometres) })}
            </small>
          </span>
          <b className="k-money num">+{formatRupees(offer.longWay.amountPaise)}</b>
        </p>
      )}
      {offer.days.length > 1 && <DaysOfWork days={offer.days} />}
      <WhereItIs offer={offer} />
      <OfferFacts offer={offer} />
      <p className="k-note">
        <b>{offers.tasks}:</b> {catalogue.services[offer.serviceSlug]?.description}
      </p>
      <FromCustomer enclosures={offer.enclosures} />
      <details>
        <summary>{offers.payDetails}</summary>
        <PayLines pay={offer.pay} />
      </details>
      <AnswerOffer offer={offer} />
    </article>
  );
}

const areaMap = latePart(() => import('./area-map.tsx'));

/** The drawn map comes after the words, which say enough where it does not come. */
function WhereItIs({ offer: { area, journey } }: { offer: OfferView }) {
  const { offers } = useSpeech().words;
  const { Part, isMissing } = useLatePart(areaMap);
  if (isMissing) return null;
  return (
    <figure className="k-area-map">
      {Part ? <Part area={area} journey={journey} /> : <div className="k-map-waiting" />}
      <figcaption className="k-note">{offers.mapNote}</figcaption>
    </figure>
  );
}

/** Pictures of the work and the customer's voice note; an offer kept by a version before has none. */
function FromCustomer({ enclosures = [] }: { enclosures: OfferView['enclosures'] | undefined }) {
  const { visit } = useSpeech().words;
  if (enclosures.length === 0) return null;
  return (
    <section className="k-briefing">
      <h3>{visit.briefing}</h3>
      <Enclosures enclosures={enclosures} nameOf={visit.notePicture} />
    </section>
  );
}
