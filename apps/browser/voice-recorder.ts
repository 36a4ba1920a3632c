import { useEffect, useRef, useState } from 'react';

/** A recording as it is sent and as it is heard here. */
export type Recording = { readonly voice: string; readonly blob: Blob; readonly seconds: number };
export type RecorderTrouble = 'refused' | 'none' | 'unsupported' | 'failed';

/**
 * MP4 with AAC is played by every browser of today, and where it cannot be written WebM with Opus is, which all but Safari before
 * 17 play.
 */
const WANTED = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4'];
/** Speech is understood at a fraction of it, and half a minute costs a telephone 120 kB. */
const BITS_PER_SECOND = 32_000;

/** Records speech, and stops by itself after so many seconds. The microphone is let go as soon as nothing is recorded. */
export function useVoiceRecorder(mostSeconds: number, onRecorded: (recording: Recording) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'recording'>('idle');
  const [seconds, setSeconds] = useState(0);
  const [trouble, setTrouble] = useState<RecorderTrouble>();
  const running = useRef<MediaRecorder>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      for (const track of running.current?.stream.getTracks() ?? []) track.stop();
    };
  }, []);

  const start = async () => {
    if (running.current || state !== 'idle') return;
    setTrouble(undefined);
    const media = mediaOfThisBrowser();
    if (!media) return setTrouble('unsupported');
    setState('asking');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (gone.current) return stopTracks(stream);
      orLetGo(stream, () => record(stream, media));
    } catch (error) {
      setState('idle');
      setTrouble(troubleOf(error));
    }
  };

  const record = (stream: MediaStream, mimeType: string) => {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    const began = performance.now();
    const passed = () => (performance.now() - began) / 1000;
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = async () => {
      clearInterval(clock);
      stopTracks(stream);
      running.current = undefined;
      if (gone.current) return;
      setState('idle');
      setSeconds(0);
      const length = Math.min(mostSeconds, Math.max(1, Math.round(passed())));
      const blob = new Blob(parts, { type: mimeType.split(';')[0] ?? '' });
      const voice = blob.size > 0 ? await dataUrlOf(blob) : undefined;
      if (voice) onRecorded({ voice, blob, seconds: length });
      else setTrouble('failed');
    };
    recorder.start();
    const clock = setInterval(() => {
      setSeconds(Math.min(mostSeconds, Math.floor(passed())));
      if (passed() >= mostSeconds && recorder.state === 'recording') recorder.stop();
    }, 200);
    running.current = recorder;
    setState('recording');
  };

  return { state, seconds, trouble, start, stop: () => running.current?.stop() };
}

function mediaOfThisBrowser(): string | undefined {
  const { MediaRecorder: recorder } = globalThis as { MediaRecorder?: typeof MediaRecorder };
  if (!recorder || !navigator.mediaDevices) return undefined;
  return WANTED.find((type) => recorder.isTypeSupported(type));
}

/** A microphone of which nothing can be recorded is let go at once. */
export function orLetGo(stream: MediaStream, begin: () => void): void {
  try {
    begin();
  } catch (error) {
    stopTracks(stream);
    throw error;
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const troubleOf = (error: unknown): RecorderTrouble => {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' ? 'none' : 'failed';
};

const dataUrlOf = (blob: Blob): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(blob);
  });
