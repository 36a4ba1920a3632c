import { RATING_WORDS, type RatingWord } from '#contract/visit.ts';
import { useWords } from '#ui/words.tsx';

type RatingWordChoiceProps = {
  chosen: readonly RatingWord[];
  onChoose: (chosen: readonly RatingWord[]) => void;
};

/** Words to press beside the stars: quicker than writing, and they can be counted. */
export function RatingWordChoice({ chosen, onChoose }: RatingWordChoiceProps) {
  const { rate, ratingWords } = useWords().visit;
  return (
    <fieldset className="rating-words">
      <legend>{rate.words}</legend>
      {RATING_WORDS.map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={chosen.includes(word)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...chosen, word] : chosen.filter((other) => other !== word),
              )
            }
          />
          <span>{ratingWords[word]}</span>
        </label>
      ))}
    </fieldset>
  );
}
