import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { removeEnclosure } from '#contract/customer/remove-enclosure.ts';
import type { Enclosure } from '#contract/enclosure.ts';
import { useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import { call } from '../api/call.ts';
import { type NoteFile, sendNoteFile } from '../shell/note-files.ts';
import { type ShownFile, shownFile } from '../shell/note-files.tsx';

const MAY_PASS = ['network-request-failed', 'internal-error', 'too-many-requests'];

/** Pictures and a voice note beside the note of a booking: sent as soon as it is chosen, and again when there is a network. */
export function useNoteFiles(id: string, kept: readonly Enclosure[], onChanged: () => void) {
  const { history, refusals, everyday } = useWords();
  const [waiting, setWaiting] = useState<readonly NoteFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const running = useRef(false);
  const online = useOnline();

  const send = async (all: readonly NoteFile[]) => {
    if (running.current || all.length === 0) return;
    running.current = true;
    setBusy(true);
    setTrouble('');
    let left = all;
    for (const file of all) {
      const answer = await sendNoteFile(id, file);
      const code = answer.ok ? undefined : answer.refusal.code;
      if (code && MAY_PASS.includes(code)) {
        setTrouble(history.detail.briefing.waits);
        break;
      }
      // Taken, or never to be taken.
      left = left.filter((one) => one.id !== file.id);
      setWaiting(left);
      if (code) setTrouble(refusals[code as keyof typeof refusals] ?? everyday.somethingWentWrong);
    }
    running.current = false;
    setBusy(false);
    onChanged();
  };
  const tryAgain = useEffectEvent(() => void send(waiting));
  useEffect(() => {
    if (online) tryAgain();
  }, [online]);

  const add = (files: readonly NoteFile[]) => {
    const all = [...waiting, ...files];
    setWaiting(all);
    void send(all);
  };
  const remove = async (file: ShownFile) => {
    if (waiting.some((one) => one.id === file.id))
      return setWaiting(waiting.filter((one) => one.id !== file.id));
    setTrouble('');
    const answer = await call(removeEnclosure, { id, enclosureId: file.id });
    if (!answer.ok)
      setTrouble(
        refusals[answer.refusal.code as keyof typeof refusals] ?? everyday.somethingWentWrong,
      );
    onChanged();
  };
  const sent = kept.map(({ address, ...one }): ShownFile => ({ ...one, source: address }));
  const unsent = waiting.filter((one) => !kept.some((other) => other.id === one.id));
  return { files: [...sent, ...unsent.map(shownFile)], busy, trouble, add, remove };
}
