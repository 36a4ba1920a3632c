import { useEffect, useEffectEvent, useState } from 'react';
import { sayAloudToKarigar } from '#contract/customer/say-aloud-to-karigar.ts';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import { RecordVoice, VoiceNote } from '../../browser/voice-note.tsx';
import type { Recording } from '../../browser/voice-recorder.ts';
import { call } from '../api/call.ts';
import type { VisitPart } from './visit-part.ts';

/** Half a minute takes its time where the network is slow. */
const PATIENCE_MS = 120_000;

/** A voice note to the Karigar: heard first, then sent; without a network it is kept, and sent when there is one. */
export function SayAloud({ visit: { id }, onChanged }: VisitPart) {
  const { voice: words } = useWords().talk;
  const { recorded, busy, waits, trouble, record, send, drop } = useSending(id, onChanged);
  if (!recorded)
    return (
      <RecordVoice mostSeconds={policy.visit.voiceNoteSeconds} words={words} onRecorded={record} />
    );
  return (
    <div className="say-aloud">
      <VoiceNote of={recorded.blob} seconds={recorded.seconds} words={words} />
      <Button busy={busy} onClick={() => void send()}>
        {words.send}
      </Button>
      <Button look="line" onClick={drop}>
        {words.discard}
      </Button>
      <p role="status">{waits && words.waits}</p>
      <p className="change-trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}

function useSending(id: string, onChanged: () => void) {
  const { talk, refusals } = useWords();
  const [recorded, setRecorded] = useState<Recording & { readonly voiceId: string }>();
  const [busy, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);
  const [trouble, setTrouble] = useState('');
  const online = useOnline();

  const send = async () => {
    if (!recorded || busy) return;
    const { voiceId, voice } = recorded;
    setBusy(true);
    setTrouble('');
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await call(sayAloudToKarigar, { id, voiceId, voice }, { signal });
    setBusy(false);
    const code = answer.ok ? undefined : answer.refusal.code;
    setWaits(code === 'network-request-failed');
    if (!code) {
      setRecorded(undefined);
      return onChanged();
    }
    if (code !== 'network-request-failed')
      setTrouble(refusals[code as keyof typeof refusals] ?? talk.failed);
  };
  const tryAgain = useEffectEvent(() => {
    if (waits) void send();
  });
  useEffect(() => {
    if (online) tryAgain();
  }, [online]);

  const drop = () => {
    setRecorded(undefined);
    setWaits(false);
    setTrouble('');
  };
  const record = (recording: Recording) => setRecorded({ ...recording, voiceId: newId() });
  return { recorded, busy, waits, trouble, record, send, drop };
}
