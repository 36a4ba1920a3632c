import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { newId } from '#kernel/ids.ts';
import { PictureButton } from '../shell/picture-button.tsx';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Before and after, and what is wrong: for the Karigar, the customer and the office only. */
export function Photos({ visit: one }: { visit: KarigarVisit }) {
  const { visit } = useWords();
  const acting = useAct(one.id);
  const kinds =
    one.status === 'in_progress'
      ? (['before', 'after', 'problem'] as const)
      : (['problem'] as const);
  return (
    <section className="k-card">
      <h2>{visit.photos}</h2>
      <p className="k-note">{visit.photosText}</p>
      {one.photos.length > 0 && (
        <ul className="k-photos">
          {one.photos.map(({ id, kind, address }) => (
            <li key={id}>
              <img src={address} alt="" loading="lazy" />
              <span>{visit.photoKinds[kind]}</span>
            </li>
          ))}
        </ul>
      )}
      {one.actions.includes('add-photo') && (
        <div className="k-stack">
          {kinds.map((kind) => (
            <PictureButton
              key={kind}
              label={visit.addPhoto({ kind: visit.photoKinds[kind] })}
              busy={acting.busy}
              onPicture={(image) =>
                void acting.run('addVisitPhoto', { photoId: newId(), kind, image })
              }
              onTrouble={acting.say}
            />
          ))}
        </div>
      )}
      <Said error={acting.error} />
    </section>
  );
}
