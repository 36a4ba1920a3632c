import { readOwnGatePass } from '#contract/karigar/read-own-gate-pass.ts';
import { GatePassCard } from '#ui/gate-pass.tsx';
import { useReading } from '../api/reading.ts';
import { useSpeech } from '../shell/words.tsx';

/** The pass that is shown at the gate: it can be read without a signal too, which gates often lack. */
export function GatePass({ visitId }: { visitId: string }) {
  const { words, lang } = useSpeech();
  const { value } = useReading(readOwnGatePass, { id: visitId });
  if (!value) return null;
  return (
    <details className="k-card">
      <summary>{words.visit.gatePass}</summary>
      <GatePassCard {...value} words={words.gatePass} lang={lang} />
    </details>
  );
}
