import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { newId } from '#kernel/ids.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '../shell/picture.tsx';
import { PictureButton } from '../shell/picture-button.tsx';
import { useWords } from '../shell/words.tsx';
import { askPosition } from './ask-position.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Being at the door, shown by where the telephone is or by a picture: a button alone proves nothing. */
export function Arriving({ visit: one }: { visit: KarigarVisit }) {
  const { visit } = useWords();
  const acting = useAct(one.id);
  const [looking, setLooking] = useState(false);
  const [needsPicture, setNeedsPicture] = useState(false);
  const arrive = async () => {
    if (looking) return;
    setLooking(true);
    acting.clear();
    const position = await askPosition();
    setLooking(false);
    if (!position) return setNeedsPicture(true);
    // A Karigar whose phone is wrong about its place can show the door instead.
    if (!(await acting.run('arrive', { position }))) setNeedsPicture(true);
  };
  const arriveWith = async (image: string) => {
    const photoId = newId();
    if (!(await acting.run('addVisitPhoto', { photoId, kind: 'arrival', image }))) return;
    await acting.run('arrive', { photoId });
  };
  return (
    <section className="k-card now">
      <Button
        size="lg"
        className="k-wide"
        busy={looking || acting.busy}
        onClick={() => void arrive()}
      >
        <Picture name="door" />
        {looking ? visit.arriving : visit.arrive}
      </Button>
      {!needsPicture && <p className="k-note">{visit.arriveText}</p>}
      <Said error={acting.error} />
      {needsPicture && (
        <>
          <p role="status">{acting.error ? visit.showDoor : visit.noPosition}</p>
          <PictureButton
            label={visit.arrivalPhoto}
            busy={acting.busy}
            onPicture={(image) => void arriveWith(image)}
            onTrouble={acting.say}
          />
        </>
      )}
    </section>
  );
}
