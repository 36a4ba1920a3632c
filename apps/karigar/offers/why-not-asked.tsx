import {
  DAY_PARTS,
  NOT_ASKED_BECAUSE,
  readWhyNotAsked,
} from '#contract/karigar/read-why-not-asked.ts';
import type { OutputOf } from '#contract/operation.ts';
import { useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { Picture } from '../shell/picture.tsx';
import { AsOf } from '../shell/trouble.tsx';
import { useWords } from '../shell/words.tsx';

/** Asked for no more than others are: why, in figures of the week behind, and what of it they can change. */
export function WhyNotAsked() {
  const { chances } = useWords().offers;
  const reading = useReading(readWhyNotAsked, {});
  const { value } = reading;
  if (!value) return null;
  const { visits, asked, reasons } = value;
  return (
    <details className="k-card">
      <summary className="k-titled">
        <Picture name="help" />
        {chances.title}
      </summary>
      <AsOf reading={reading} />
      <p>{visits === 0 ? chances.none : chances.summary({ visits, asked })}</p>
      {visits > asked && (
        <dl className="k-lines">
          {NOT_ASKED_BECAUSE.filter((why) => reasons[why] > 0).map((why) => (
            <div key={why}>
              <dt>{chances.reasons[why]}</dt>
              <dd className="num">{reasons[why]}</dd>
            </div>
          ))}
        </dl>
      )}
      <More value={value} />
    </details>
  );
}

function More({ value }: { value: OutputOf<typeof readWhyNotAsked> }) {
  const { offers, work } = useWords();
  const { chances } = offers;
  const { reasons, outsideHours, reachMinutes } = value;
  const [most] = DAY_PARTS.toSorted((one, other) => outsideHours[other] - outsideHours[one]);
  return (
    <>
      <h2>{chances.more}</h2>
      <ul className="k-tips">
        {most && reasons.hours > 0 && (
          <li>{chances.moreHours({ part: chances.parts[most], count: outsideHours[most] })}</li>
        )}
        {reasons.reach > 0 && (
          <li>{chances.moreReach({ minutes: reachMinutes, count: reasons.reach })}</li>
        )}
        <li>{chances.order}</li>
        <li>{chances.noHarm}</li>
      </ul>
      <Link to="/work-time" className="btn line lg">
        {work.me.workTime}
      </Link>
    </>
  );
}
