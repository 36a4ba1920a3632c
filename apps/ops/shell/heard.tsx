import type { ReactNode } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { readHearing } from '#contract/ops/read-hearing.ts';
import { useReading } from '../api/reading.ts';
import { HearingFiles } from './hearing-files.tsx';
import { shownAt } from './shown.ts';
import { Waiting } from './waiting.tsx';
import { useSpeech } from './words.tsx';

type Hearing = OutputOf<typeof readHearing>;

type HeardProps = {
  id: string;
  /** The form that answers an appeal, of the leader where no number is given. */
  decide?: ((karigarId: number | undefined) => ReactNode) | undefined;
};

/** Words, pictures and appeals of each Karigar whose pay a decision may cut. */
export function Heard({ id, decide }: HeardProps) {
  const { opsDecide: says } = useSpeech().words;
  const reading = useReading(readHearing, { id });
  const { value } = reading;
  return (
    <>
      <h3>{says.heard}</h3>
      {!value && <Waiting reading={reading} />}
      {value && (
        <Side
          decide={decide}
          hearUntil={value.hearUntil}
          side={{ ...value, name: value.crew.length > 0 ? value.leader : null }}
        />
      )}
      {value?.crew.map((one) => (
        <Side key={one.karigarId} decide={decide} hearUntil={value.hearUntil} side={one} />
      ))}
    </>
  );
}

type SideProps = Pick<HeardProps, 'decide'> & {
  hearUntil: string;
  side: Pick<Hearing, 'answers' | 'answerFiles' | 'appeal' | 'appealFiles'> & {
    karigarId?: number;
    name: string | null;
  };
};

/** The words of one of those whose pay the decision may cut; named where there are several. */
function Side({ decide, hearUntil, side }: SideProps) {
  const { words, lang } = useSpeech();
  const { opsDecide: says } = words;
  const { karigarId, name, answers, appeal } = side;
  return (
    <section>
      {name && <h4>{name}</h4>}
      {answers.length === 0 && !side.answerFiles?.length && (
        <p className="t3">{says.notHeard({ time: shownAt(hearUntil, lang) })}</p>
      )}
      <ul className="o-list">
        {answers.map(({ line, answer }) => (
          <li key={line}>{says.answered({ line, answer })}</li>
        ))}
      </ul>
      <HearingFiles files={side.answerFiles} />
      {appeal && (
        <Appeal appeal={appeal} files={side.appealFiles}>
          {decide?.(karigarId)}
        </Appeal>
      )}
    </section>
  );
}

type AppealProps = {
  appeal: NonNullable<Hearing['appeal']>;
  files: Hearing['appealFiles'];
  /** The form that answers it, while it is open. */
  children: ReactNode;
};

function Appeal({ appeal: { why, granted, answer }, files, children }: AppealProps) {
  const { opsDecide: says } = useSpeech().words;
  return (
    <>
      <h3>{says.appeal}</h3>
      {why && <blockquote>{why}</blockquote>}
      <HearingFiles files={files} />
      {granted === null ? (
        children
      ) : (
        <p>
          <b>{granted ? says.granted : says.notGranted}</b> {answer}
        </p>
      )}
    </>
  );
}
