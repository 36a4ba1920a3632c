import { useState } from 'react';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { Button } from '#ui/button.tsx';
import { RecordVoice, VoiceNote } from '../../browser/voice-note.tsx';
import type { Recording } from '../../browser/voice-recorder.ts';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

type SayAloudProps = {
  visitId: string;
  act?: 'sayAloud' | 'addHearingVoice';
  /** Said with the recording. */
  more?: Readonly<Record<string, unknown>>;
  onSent?: () => void;
};

/** A voice note: heard first, then sent, or kept until there is a signal. */
export function SayAloud({ visitId, act = 'sayAloud', more, onSent }: SayAloudProps) {
  const { voice: words } = useWords().talk;
  const acting = useAct(visitId);
  const [recorded, setRecorded] = useState<Recording & { readonly id: string }>();
  if (!recorded)
    return (
      <>
        <RecordVoice
          mostSeconds={policy.visit.voiceNoteSeconds}
          words={words}
          onRecorded={(recording) => setRecorded({ ...recording, id: newId() })}
        />
        <Said error={acting.error} />
      </>
    );
  const { id: voiceId, voice, blob, seconds } = recorded;
  const send = async () => {
    if (!(await acting.run(act, { voiceId, voice, ...more }))) return;
    setRecorded(undefined);
    onSent?.();
  };
  return (
    <div className="k-stack">
      <VoiceNote of={blob} seconds={seconds} words={words} />
      <div className="k-two">
        <Button busy={acting.busy} onClick={() => void send()}>
          {words.send}
        </Button>
        <Button look="line" onClick={() => setRecorded(undefined)}>
          {words.discard}
        </Button>
      </div>
      <Said error={acting.error} />
    </div>
  );
}
