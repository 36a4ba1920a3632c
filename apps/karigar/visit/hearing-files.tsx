import type { Enclosure, HearingPlace } from '#contract/enclosure.ts';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { Enclosures } from '../shell/enclosures.tsx';
import { PictureButton } from '../shell/picture-button.tsx';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { SayAloud } from './say-aloud.tsx';
import { useAct } from './use-act.ts';

/** Everything that a Karigar has shown or said aloud in a hearing. */
export function HearingFiles({ files = [] }: { files: readonly Enclosure[] | undefined }) {
  const { complaint } = useWords();
  return <Enclosures enclosures={files} nameOf={complaint.picture} />;
}

type AddProps = {
  visitId: string;
  beside: HearingPlace;
  files: readonly Enclosure[] | undefined;
};

/** Voice and pictures beside the words: what is hard to write is said, and what can be seen is shown. */
export function AddHearingFiles({ visitId, beside, files }: AddProps) {
  const { complaint: words } = useWords();
  const acting = useAct(visitId);
  const pictures = files?.filter(({ kind }) => kind === 'picture').length ?? 0;
  return (
    <div className="k-stack">
      <p className="k-note">{beside === 'answer' ? words.files : words.appealFiles}</p>
      <HearingFiles files={files} />
      <SayAloud visitId={visitId} act="addHearingVoice" more={{ beside }} />
      {pictures < policy.visit.mostNotePictures && (
        <PictureButton
          label={words.addPicture}
          busy={acting.busy}
          camera={false}
          onPicture={(image) =>
            void acting.run('addHearingPicture', { pictureId: newId(), beside, image })
          }
          onTrouble={acting.say}
        />
      )}
      <Said error={acting.error} />
    </div>
  );
}
