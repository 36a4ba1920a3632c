import type { FormerAppeal } from '#contract/former-appeal.ts';
import { useSpeech } from '../shell/words.tsx';

type AppealsProps = {
  appeal: {
    readonly text: string;
    readonly answer: Omit<FormerAppeal, 'text'> | null;
  } | null;
  /** A server of the version before has none. */
  former?: readonly FormerAppeal[];
};

/** Appeals against each decision of a pause, the latest last, each with its answer. */
export function Appeals({ appeal, former = [] }: AppealsProps) {
  const { opsPeople: says } = useSpeech().words;
  const said = ({ granted, reason }: Omit<FormerAppeal, 'text'>) =>
    ` · ${granted ? says.granted : says.refused}: ${reason}`;
  return (
    <>
      <dt>{says.records.appeal}</dt>
      {former.map((one) => (
        <dd key={one.text}>
          {one.text}
          {said(one)}
        </dd>
      ))}
      <dd>
        {appeal?.text ?? says.noAppeal}
        {appeal?.answer && said(appeal.answer)}
      </dd>
    </>
  );
}
