import type { ReactNode } from 'react';
import { WORKER_FACTS } from '#contract/fields/society-rules.ts';
import type { OfferView } from '#contract/karigar/offer.ts';
import { formatRupees } from '#kernel/money.ts';
import { hoursOf } from '#ui/hours-of.ts';
import { Picture, type PictureName } from '../shell/picture.tsx';
import { shownTime } from '../shell/shown-moment.ts';
import { useSpeech, useWords } from '../shell/words.tsx';

/** Place, distance, floor, duration and payment. */
export function OfferFacts({ offer }: { offer: OfferView }) {
  return (
    <dl className="k-facts k-pictured">
      <Way offer={offer} />
      <Place area={offer.area} />
      <Work offer={offer} />
    </dl>
  );
}

type FactProps = { picture: PictureName; name: string; num?: boolean; children: ReactNode };

function Fact({ picture, name, num = false, children }: FactProps) {
  return (
    <>
      <dt>
        <Picture name={picture} />
        {name}
      </dt>
      <dd className={num ? 'num' : undefined}>{children}</dd>
    </>
  );
}

function Way({ offer: { area, journey } }: { offer: OfferView }) {
  const { words, lang } = useSpeech();
  const { offers } = words;
  const kilometres = journey.kilometres.toFixed(1);
  return (
    <>
      <Fact picture="map" name={offers.area}>
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
      </Fact>
      <Fact picture="leave" name={offers.journey} num>
        {offers.journeyText({ minutes: journey.minutes, kilometres })}
        <small className="k-note">
          {' '}
          {journey.from === 'home' ? offers.fromHome : offers.fromVisit}
        </small>
      </Fact>
      <Fact picture="clock" name={offers.leaveBy} num>
        {shownTime(journey.leaveAt)}
      </Fact>
    </>
  );
}

/** Facts of the society that nobody knows are not said three times over. */
function Place({ area }: Pick<OfferView, 'area'>) {
  const { offers } = useWords();
  const yesNo = (is: boolean) => (is ? offers.liftYes : offers.liftNo);
  return (
    <>
      <Fact picture="floor" name={offers.floor}>
        {area.floor === null ? offers.floorUnknown : offers.floorNumber({ floor: area.floor })}
      </Fact>
      <Fact picture="lift" name={offers.lift}>
        {area.lift === null ? offers.liftUnknown : yesNo(area.lift)}
      </Fact>
      {WORKER_FACTS.map((fact) => {
        const is = area.forWorkers?.[fact] ?? null;
        return (
          is !== null && (
            <Fact key={fact} picture={fact} name={offers.forWorkers[fact]}>
              {yesNo(is)}
            </Fact>
          )
        );
      })}
    </>
  );
}

function Work({ offer }: { offer: OfferView }) {
  const { offers } = useWords();
  const { customerStanding: standing, durationMinutes: minutes } = offer;
  const hours = hoursOf(minutes);
  return (
    <>
      {standing && (
        <Fact picture="star" name={offers.customer} num>
          {offers.customerStanding({
            average: standing.average.toFixed(1),
            count: standing.count,
          })}
        </Fact>
      )}
      <Fact picture="tools" name={offers.work} num>
        {hours === undefined ? offers.workText({ minutes }) : offers.workHours({ hours })}
      </Fact>
      {offer.teamSize > 1 && (
        <Fact picture="crew" name={offers.team}>
          {offers.teamText({ size: offer.teamSize })},{' '}
          {offer.leads ? offers.leads : offers.comesAlong}
        </Fact>
      )}
      <Fact picture="cash" name={offers.cash} num>
        {offer.cashPaise > 0 ? formatRupees(offer.cashPaise) : offers.noCash}
      </Fact>
    </>
  );
}
