import { useState } from 'react';
import { useSpeech } from '../shell/words.tsx';

type Told = { readonly readsIt: boolean } | undefined;

/** Says after an act on an account that its owner has no mail in which to read why. */
export function useReadItToThem() {
  const { opsPeople: says } = useSpeech().words;
  const [unread, setUnread] = useState(false);
  const note = <div role="status">{unread && <p className="o-note">{says.readItToThem}</p>}</div>;
  // A server of the version before does not say.
  return { note, onTold: (told: Told) => told && setUnread(told.readsIt === false) };
}
