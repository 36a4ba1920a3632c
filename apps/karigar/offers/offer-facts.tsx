import { Fragment } from 'react';
import { WORKER_FACTS } from '#contract/fields/society-rules.ts';
import type { OfferView } from '#contract/karigar/offer.ts';
import { formatRupees } from '#kernel/money.ts';
import { Picture } from '../pictures/picture.tsx';
import { shownTime } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';

/** Place, distance, floor, duration and payment. */
export function OfferFacts({ offer: { area, journey, ...offer } }: { offer: OfferView }) {
  const { words, lang } = useSpeech();
  const { offers } = words;
  const kilometres = journey.kilometres.toFixed(1);
  return (
    <dl className="k-facts">
      <dt>
        <Picture name="map" />
        {offers.area}
      </dt>
      <dd>
        {[area.society, area.name[lang]].filter(Boolean).join(', ')}{' '}
        <span className="num">{area.pincode}</span>{' '}
        <a
          className="link"
          href={`https://www.google.com/maps/search/?api=1&query=${area.latitude},${area.longitude}`}
          rel="noreferrer"
          target="_blank"
        >
          {offers.showArea}
        </a>
      </dd>
      <dt>
        <Picture name="leave" />
        {offers.journey}
      </dt>
      <dd className="num">
        {offers.journeyText({ minutes: journey.minutes, kilometres })}
        <small className="k-note">
          {' '}
          {journey.from === 'home' ? offers.fromHome : offers.fromVisit}
        </small>
      </dd>
      <dt>
        <Picture name="clock" />
        {offers.leaveBy}
      </dt>
      <dd className="num">{shownTime(journey.leaveAt)}</dd>
      <dt>
        <Picture name="floor" />
        {offers.floor}
      </dt>
      <dd>
        {area.floor === null ? offers.floorUnknown : offers.floorNumber({ floor: area.floor })}
      </dd>
      <dt>
        <Picture name="lift" />
        {offers.lift}
      </dt>
      <dd>
        {area.lift === null ? offers.liftUnknown : area.lift ? offers.liftYes : offers.liftNo}
      </dd>
      {offer.customerStanding && (
        <>
          <dt>
            <Picture name="star" />
            {offers.customer}
          </dt>
          <dd className="num">
            {offers.customerStanding({
              average: offer.customerStanding.average.toFixed(1),
              count: offer.customerStanding.count,
            })}
          </dd>
        </>
      )}
      {WORKER_FACTS.map((fact) => {
        const is = area.forWorkers?.[fact] ?? null;
        // What nobody knows is not said three times over.
        if (is === null) return null;
        return (
          <Fragment key={fact}>
            <dt>
              <Picture name={fact} />
              {offers.forWorkers[fact]}
            </dt>
            <dd>{is ? offers.liftYes : offers.liftNo}</dd>
          </Fragment>
        );
      })}
      <dt>
        <Picture name="tools" />
        {offers.work}
      </dt>
      <dd className="num">{offers.workText({ minutes: offer.durationMinutes })}</dd>
      {offer.teamSize > 1 && (
        <>
          <dt>
            <Picture name="crew" />
            {offers.team}
          </dt>
          <dd>
            {offers.teamText({ size: offer.teamSize })},{' '}
            {offer.leads ? offers.leads : offers.comesAlong}
          </dd>
        </>
      )}
      <dt>
        <Picture name="cash" />
        {offers.cash}
      </dt>
      <dd className="num">{offer.cashPaise > 0 ? formatRupees(offer.cashPaise) : offers.noCash}</dd>
    </dl>
  );
}
