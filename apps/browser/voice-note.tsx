import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { fetchFile } from './call.ts';
import { type RecorderTrouble, type Recording, useVoiceRecorder } from './voice-recorder.ts';
import '../../ui/voice-note.css';

/** Words of voice notes, which each app brings. */
type VoiceWords = Readonly<Record<RecorderTrouble, string>> & {
  readonly record: string;
  readonly stop: string;
  readonly asking: string;
  readonly play: string;
  readonly pause: string;
  readonly notPlayable: string;
  readonly notLoaded: string;
  readonly recording: (p: { seconds: number; most: number }) => string;
  readonly length: (p: { seconds: number }) => string;
};

type VoiceNoteProps = {
  /** The address of one that was sent, or the recording that is here. */
  of: string | Blob;
  seconds: number;
  words: VoiceWords;
};

/** A voice note to be heard: fetched when it is first played, so that a page costs no more for having one. */
export function VoiceNote({ of, seconds, words }: VoiceNoteProps) {
  const [playing, setPlaying] = useState(false);
  const [part, setPart] = useState(0);
  const [trouble, setTrouble] = useState('');
  const sound = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => letGo(sound.current), []);

  const load = async (): Promise<HTMLAudioElement | undefined> => {
    const answer = typeof of === 'string' ? await fetchFile(of) : { ok: true as const, value: of };
    if (!answer.ok) {
      setTrouble(words.notLoaded);
      return undefined;
    }
    const audio = new Audio(URL.createObjectURL(answer.value));
    audio.ontimeupdate = () => setPart(Math.min(1, audio.currentTime / seconds));
    audio.onended = () => {
      setPlaying(false);
      setPart(0);
    };
    sound.current = audio;
    return audio;
  };
  const press = async () => {
    setTrouble('');
    if (playing) {
      sound.current?.pause();
      return setPlaying(false);
    }
    const audio = sound.current ?? (await load());
    if (!audio) return;
    setPlaying(true);
    await audio.play().catch(() => {
      setPlaying(false);
      setTrouble(words.notPlayable);
    });
  };
  return (
    <div className="voice-note">
      <button
        type="button"
        className="icon-btn"
        aria-label={`${playing ? words.pause : words.play}, ${words.length({ seconds })}`}
        onClick={() => void press()}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <span className="bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${part})` }} />
      </span>
      <span className="num" aria-hidden="true">
        {words.length({ seconds })}
      </span>
      <p className="voice-trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}

function letGo(audio: HTMLAudioElement | undefined): void {
  audio?.pause();
  if (audio) URL.revokeObjectURL(audio.src);
}

type RecordVoiceProps = {
  mostSeconds: number;
  words: VoiceWords;
  onRecorded: (recording: Recording) => void;
};

/** One button that records, and stops. */
export function RecordVoice({ mostSeconds: most, words, onRecorded }: RecordVoiceProps) {
  const { state, seconds, trouble, start, stop } = useVoiceRecorder(most, onRecorded);
  return (
    <div className="voice-record">
      {state === 'recording' ? (
        <Button look="danger" onClick={stop}>
          <Icon name="stop" />
          {words.stop}
        </Button>
      ) : (
        <Button look="line" busy={state === 'asking'} onClick={() => void start()}>
          <Icon name="microphone" />
          {words.record}
        </Button>
      )}
      {state === 'recording' && (
        <span className="live num" role="timer">
          {words.recording({ seconds, most })}
        </span>
      )}
      {state === 'asking' && <span role="status">{words.asking}</span>}
      <p className="voice-trouble" role="alert">
        {trouble && words[trouble]}
      </p>
    </div>
  );
}
