import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Lang, languageOf } from '#kernel/languages.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { usePath } from './path.tsx';
import { spokenPieces } from './spoken-pieces.ts';
import { useSpeech } from './words.tsx';

/** A telephone without a voice for Marathi reads its letters with the voice for Hindi. */
const ALSO_READ_BY: Partial<Record<Lang, Lang>> = { mr: 'hi' };

type ReadAloudProps = { read: () => HTMLElement | null };

/** Reads a screen aloud in the reader's language; where the telephone has no voice for it there is no button. */
export function ReadAloud({ read }: ReadAloudProps) {
  const { words, lang } = useSpeech();
  const { karigar } = words;
  const voice = useVoice(lang);
  const path = usePath();
  const [reading, setReading] = useState(false);
  useEffect(() => {
    if (!reading) return;
    const stop = () => setReading(false);
    document.addEventListener('visibilitychange', stop);
    return () => {
      document.removeEventListener('visibilitychange', stop);
      speechSynthesis.cancel();
    };
  }, [reading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen or language ends what is being read.
  useEffect(() => setReading(false), [path, lang]);
  if (!voice) return null;
  const start = () => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded away or hidden is not read, and lines are pauses.
    const pieces = spokenPieces(read()?.innerText ?? '');
    if (pieces.length === 0) return;
    setReading(true);
    for (const [place, piece] of pieces.entries()) {
      const said = new SpeechSynthesisUtterance(piece);
      said.voice = voice;
      said.lang = voice.lang;
      said.rate = 0.95;
      // A reading that was stopped says so of every piece that was left.
      said.onerror = ({ error }) => {
        if (error !== 'interrupted' && error !== 'canceled') setReading(false);
      };
      if (place === pieces.length - 1) said.onend = () => setReading(false);
      speechSynthesis.speak(said);
    }
  };
  return (
    <button
      type="button"
      className="k-say"
      aria-pressed={reading}
      aria-label={karigar.listen}
      onClick={() => (reading ? setReading(false) : start())}
    >
      <Icon name={reading ? 'stop' : 'speaker'} />
    </button>
  );
}

/** The voices come a moment after the page. */
function useVoice(lang: Lang): SpeechSynthesisVoice | undefined {
  const voices = useSyncExternalStore(whenVoicesCome, knownVoices);
  const also = ALSO_READ_BY[lang];
  return voiceFor(voices, lang) ?? (also && voiceFor(voices, also));
}

const voiceFor = (voices: readonly SpeechSynthesisVoice[], lang: Lang) => {
  const [locale] = languageOf(lang).locale.split('-u-');
  // Android writes hi_IN.
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-');
  return (
    voices.find((voice) => tagOf(voice) === locale) ??
    voices.find((voice) => tagOf(voice).split('-')[0] === lang)
  );
};

let known: readonly SpeechSynthesisVoice[] = [];

function knownVoices(): readonly SpeechSynthesisVoice[] {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  // A new list each time would be a new state each time.
  if (voices.length !== known.length) known = voices;
  return known;
}

function whenVoicesCome(listener: () => void): () => void {
  const { speechSynthesis: speech } = globalThis;
  if (!speech?.addEventListener) return () => {};
  speech.addEventListener('voiceschanged', listener);
  return () => speech.removeEventListener('voiceschanged', listener);
}
