import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import type { RatingWord, RatingWords } from '#contract/visit.ts';
import { shownDate } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { namesOfLanguages } from '#ui/names-of-languages.ts';
import { useLang, useWords } from '#ui/words.tsx';

/** The words chosen most often, the good and the bad alike. */
const MOST_SAID = 4;
const mostSaid = (words: RatingWords) =>
  (Object.entries(words) as [RatingWord, number][])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_SAID);

/** The Karigar who comes: enough to know them at the door. */
export function KarigarCard({ karigar }: { karigar: NonNullable<LiveVisit['karigar']> }) {
  const { visit, catalogue } = useWords();
  const lang = useLang();
  const words = visit.karigar;
  const { name, picture, skills, rating, visitsDone, companions, crew } = karigar;
  const { since } = karigar;
  const said = mostSaid(karigar.words ?? {});
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
        <Checks karigar={karigar} />
        <p className="num">
          <Icon name="star" />
          {rating
            ? words.rating({ average: rating.average.toFixed(1), count: rating.count })
            : words.unrated}
        </p>
        {visitsDone > 0 && (
          <p className="num">
            {words.visits({ count: visitsDone })}
            {since && ` · ${words.since({ day: shownDate(since, lang) })}`}
          </p>
        )}
        {companions > 0 && <p className="num">{words.companions({ count: companions })}</p>}
        {crew.length > 0 && <p>{crew.join(', ')}</p>}
      </div>
      {said.length > 0 && (
        <ul className="num" aria-label={words.said}>
          {said.map(([word, count]) => (
            <li key={word}>
              {visit.ratingWords[word]} · {count}
            </li>
          ))}
        </ul>
      )}
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

/** Checks with their days, and the languages in which one can talk to them. */
function Checks({ karigar }: { karigar: NonNullable<LiveVisit['karigar']> }) {
  const words = useWords().visit.karigar;
  const lang = useLang();
  const { verified, checkedOn, policeCheckedOn, languages = [] } = karigar;
  return (
    <>
      {verified && (
        <p className="verified">
          <Icon name="shield" />
          {checkedOn ? words.checkedOn({ day: shownDate(checkedOn, lang) }) : words.verified}
        </p>
      )}
      {policeCheckedOn && (
        <p className="verified">
          <Icon name="shield" />
          {words.policeOn({ day: shownDate(policeCheckedOn, lang) })}
        </p>
      )}
      {languages.length > 0 && (
        <p>{words.speaks({ languages: namesOfLanguages(languages, lang) })}</p>
      )}
    </>
  );
}
