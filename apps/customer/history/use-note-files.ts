import { useEffect, useEffectEvent, useState } from 'react';
import { removeEnclosure } from '#contract/customer/remove-enclosure.ts';
import type { Enclosure } from '#contract/enclosure.ts';
import { useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import { call } from '../api/call.ts';
import type { NoteFile } from '../shell/kept-files.ts';
import { sendNoteFile } from '../shell/note-files.ts';
import { type ShownFile, shownFile } from '../shell/note-files.tsx';
import { openFileQueue } from './file-queue.ts';

/** The first pause before another try; each is twice as long, because a picture is large. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 300_000;

/** Pictures and a voice note beside the note of a booking: sent as soon as it is chosen, and again until it is taken. */
export function useNoteFiles(id: string, kept: readonly Enclosure[], onChanged: () => void) {
  const { history, refusals, everyday } = useWords();
  const [waiting, setWaiting] = useState<readonly NoteFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  /** How often in a row nothing got through. */
  const [failed, setFailed] = useState(0);
  const online = useOnline();
  const [queue] = useState(() => openFileQueue({ ...waysTo(id), onChange: setWaiting }));
  const textOf = (code: string) =>
    refusals[code as keyof typeof refusals] ?? everyday.somethingWentWrong;

  const send = async () => {
    const running = queue.run();
    setBusy(true);
    const ended = await running;
    if (!ended) return;
    setBusy(false);
    const { waits, refused } = ended;
    setFailed((times) => (waits ? times + 1 : 0));
    const why = refused === undefined ? '' : textOf(refused);
    setTrouble(waits ? history.detail.briefing.waits : why);
    onChanged();
  };
  const sendAgain = useEffectEvent(() => {
    if (waiting.length > 0) void send();
  });
  useEffect(() => {
    if (online) sendAgain();
  }, [online]);
  useEffect(() => {
    if (failed === 0) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failed - 1));
    const timer = setTimeout(sendAgain, pause);
    return () => clearTimeout(timer);
  }, [failed]);

  const add = (files: readonly NoteFile[]) => {
    setTrouble('');
    queue.add(files);
    void send();
  };
  const remove = async (file: ShownFile) => {
    if (queue.has(file.id)) return queue.remove(file.id);
    setTrouble('');
    const answer = await call(removeEnclosure, { id, enclosureId: file.id });
    if (!answer.ok) setTrouble(textOf(answer.refusal.code));
    onChanged();
  };
  const sent = kept.map(({ address, ...one }): ShownFile => ({ ...one, source: address }));
  const unsent = waiting.filter((one) => !kept.some((other) => other.id === one.id));
  return { files: [...sent, ...unsent.map(shownFile)], busy, trouble, add, remove };
}

const waysTo = (id: string) => ({
  send: async (file: NoteFile) => {
    const answer = await sendNoteFile(id, file);
    return answer.ok ? undefined : answer.refusal.code;
  },
  takeBack: (enclosureId: string) => call(removeEnclosure, { id, enclosureId }),
});
