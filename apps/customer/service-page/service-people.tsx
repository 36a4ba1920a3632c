import { type ServiceFigures, servicePath } from '#contract/catalogue/service-page.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { policy } from '#contract/policy.ts';
import { RATING_WORDS } from '#contract/visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownDate } from '#ui/dates.ts';
import { ServiceImage } from '#ui/service-picture.tsx';
import type { PartProps } from './part.ts';
import { grouped } from './service-words.ts';

/** The people who come, ratings, questions and related services. */
export function ServicePeople(part: PartProps) {
  const { facts, words } = part;
  return (
    <>
      <Karigars {...part} />
      <Ratings {...part} />
      {facts.page && facts.page.questions.length > 0 && (
        <section aria-labelledby="questions">
          <h2 id="questions">{words.questions}</h2>
          {facts.page.questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p className="faq-answer">{answer}</p>
            </details>
          ))}
        </section>
      )}
      <Related {...part} />
    </>
  );
}

/** Nothing is claimed that no row stands behind (ruling R50). */
function Karigars({ facts, words, lang }: PartProps) {
  const { karigars, checked } = facts.figures;
  return (
    <section aria-labelledby="people" className="plain-parts">
      <h2 id="people">{words.whoComes}</h2>
      {karigars > 0 && (
        <p className="num">
          {words.skilled({ count: karigars })}{' '}
          {checked
            ? words.checked({
                count: checked.count,
                from: shownDate(checked.from, lang),
                until: shownDate(checked.until, lang),
              })
            : words.checkedNone}
        </p>
      )}
      <p>{words.whoText}</p>
      <p>{words.startCode}</p>
    </section>
  );
}

function Ratings({ facts, words }: PartProps) {
  const { rating, ratingCount, figures } = facts;
  const most = Math.max(1, ...figures.stars);
  return (
    <section aria-labelledby="ratings" className="ratings">
      <h2 id="ratings">{words.ratings}</h2>
      {ratingCount === null ? (
        <p>{words.ratingsFew({ rating: rating.toFixed(1), atLeast: policy.rating.realFrom })}</p>
      ) : (
        <>
          <p className="num">
            <b className="big">{rating.toFixed(1)}</b>{' '}
            {words.ratingsText({ count: grouped(ratingCount) })}
          </p>
          <ul className="num">
            {figures.stars
              .map((count, index) => ({ count, stars: index + 1 }))
              .toReversed()
              .map(({ count, stars }) => (
                <li key={stars}>
                  <span>{words.starsOf({ stars, count: grouped(count) })}</span>
                  <meter min="0" max={most} value={count} aria-hidden="true" />
                </li>
              ))}
          </ul>
          <Said {...{ figures, words }} />
        </>
      )}
    </section>
  );
}

/** How often each word was chosen beside the stars, the bad ones with the good. */
function Said({ figures, words }: { figures: ServiceFigures; words: PartProps['words'] }) {
  const said = RATING_WORDS.flatMap((word) => {
    const count = figures.words[word];
    return count ? { word, count } : [];
  }).toSorted((one, other) => other.count - one.count);
  if (said.length === 0) return null;
  return (
    <ul className="said num">
      {said.map(({ word, count }) => (
        <li key={word}>
          {words.ratingWords[word]} <b>{grouped(count)}</b>
        </li>
      ))}
    </ul>
  );
}

function Related({ facts, words }: PartProps) {
  return (
    <section aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <ul className="related">
        {facts.related.map(({ slug, pricePaise }) => (
          <li key={slug}>
            <a href={servicePath(slug)}>
              <ServiceImage
                of={words.catalogue.services[slug]}
                {...{ width: 480, height: 360, sizes: '240px' }}
                loading="lazy"
              />
              <b>{serviceNameIn(words.catalogue, slug)}</b>
              <span className="num">{formatRupees(pricePaise)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
