import { useRef, useState } from 'react';
import { answerDifference, DIFFERENCE_WAYS } from '#contract/ops/answer-difference.ts';
import { newId } from '#kernel/ids.ts';
import { readAnew } from '../api/reading.ts';
import { ActForm } from '../shell/act.tsx';
import { Segments } from '../shell/segments.tsx';
import { useSpeech } from '../shell/words.tsx';

type AnswerDifferenceProps = { settlementId: string; position: number };

/** A word about a difference: the gateway was asked, or it is known why. */
export function AnswerDifference({ settlementId, position }: AnswerDifferenceProps) {
  const { opsMoney: says } = useSpeech().words;
  const [way, setWay] = useState<(typeof DIFFERENCE_WAYS)[number]>('asked');
  // One word has one name until it is written down, however often it is sent.
  const id = useRef(newId());
  return (
    <details>
      <summary className="o-link">{says.answerIt}</summary>
      <Segments
        label={says.answerWay}
        options={DIFFERENCE_WAYS}
        chosen={way}
        nameOf={(one) => says.answerWays[one]}
        onChoose={setWay}
      />
      <ActForm
        title={says.answerWays[way]}
        text={says.answerWaysText[way]}
        button={says.writeAnswer}
        onAct={async (why, acting) => {
          const sent = { settlementId, position, id: id.current, way, why };
          const done = await acting.run(answerDifference, sent);
          if (done) id.current = newId();
          // Explained meanwhile, the difference is shown as it is now.
          else await readAnew();
          return done;
        }}
      />
    </details>
  );
}
