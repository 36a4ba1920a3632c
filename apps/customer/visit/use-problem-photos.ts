import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addDisputePhoto } from '#contract/customer/add-dispute-photo.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import { call } from '../api/call.ts';
import { MAY_PASS, PICTURE_PATIENCE_MS, readPictures } from '../shell/sending-pictures.ts';

type Chosen = { readonly id: string; readonly image: string };
export type ProblemPhotos = ReturnType<typeof useProblemPhotos>;

/**
 * Pictures of what is wrong: chosen before or after it is told, made small, and sent one after the other once it is
 * told. A picture that could not be sent stays, and is sent when there is a network again.
 */
export function useProblemPhotos({ id, status, problem }: LiveVisit, onSent: () => void) {
  const { visit, refusals, everyday } = useWords();
  const words = visit.problem;
  const [photos, setPhotos] = useState<readonly Chosen[]>([]);
  const [sending, setSending] = useState<{ readonly number: number; readonly of: number }>();
  const [reading, setReading] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [waits, setWaits] = useState(false);
  const running = useRef(false);
  const online = useOnline();
  const room = (problem?.photosLeft ?? policy.visit.mostProblemPhotos) - photos.length;

  const add = async (files: readonly File[]) => {
    setTrouble(files.length > room ? words.tooMany({ most: policy.visit.mostProblemPhotos }) : '');
    setReading(true);
    const read = await readPictures(files.slice(0, room));
    if (read.some((image) => !image)) setTrouble(refusals['image-unreadable']);
    setReading(false);
    const all = [...photos, ...read.flatMap((image) => (image ? [{ id: newId(), image }] : []))];
    setPhotos(all);
    if (status === 'disputed') await send(all);
  };

  const send = async (all: readonly Chosen[] = photos) => {
    if (running.current || all.length === 0) return;
    running.current = true;
    setTrouble('');
    setWaits(false);
    let left = all;
    for (const [index, { id: photoId, image }] of all.entries()) {
      setSending({ number: index + 1, of: all.length });
      const signal = AbortSignal.timeout(PICTURE_PATIENCE_MS);
      const answer = await call(addDisputePhoto, { id, photoId, image }, { signal });
      const code = answer.ok ? undefined : answer.refusal.code;
      if (code && MAY_PASS.includes(code)) {
        setTrouble(words.notSent);
        setWaits(true);
        break;
      }
      // Taken, or never to be taken.
      left = left.filter((photo) => photo.id !== photoId);
      setPhotos(left);
      if (code) setTrouble(refusals[code as keyof typeof refusals] ?? everyday.somethingWentWrong);
    }
    running.current = false;
    setSending(undefined);
    onSent();
  };

  const tryAgain = useEffectEvent(() => {
    if (waits) void send();
  });
  useEffect(() => {
    if (online) tryAgain();
  }, [online]);

  return {
    photos,
    room,
    sending,
    reading,
    trouble,
    add,
    send,
    remove: (gone: string) => setPhotos(photos.filter((photo) => photo.id !== gone)),
  };
}
