import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';

/** The Karigar who comes: enough to know them at the door. */
export function KarigarCard({ karigar }: { karigar: NonNullable<LiveVisit['karigar']> }) {
  const { visit, catalogue } = useWords();
  const words = visit.karigar;
  const { name, picture, verified, skills, rating, visitsDone, companions, crew } = karigar;
  return (
    <section className="karigar-card" aria-label={name}>
      {picture ? (
        <img src={picture} alt="" width="72" height="72" />
      ) : (
        <span className="initial" aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <div>
        <h2>{name}</h2>
        {verified && (
          <p className="verified">
            <Icon name="shield" />
            {words.verified}
          </p>
        )}
        <p className="num">
          <Icon name="star" />
          {rating
            ? words.rating({ average: rating.average.toFixed(1), count: rating.count })
            : words.unrated}
        </p>
        {visitsDone > 0 && <p className="num">{words.visits({ count: visitsDone })}</p>}
        {companions > 0 && <p className="num">{words.companions({ count: companions })}</p>}
        {crew.length > 0 && <p>{crew.join(', ')}</p>}
      </div>
      {skills.length > 0 && (
        <ul aria-label={words.skills}>
          {skills.map((slug) => (
            <li key={slug}>{serviceNameIn(catalogue, slug)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
