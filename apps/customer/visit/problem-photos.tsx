import { useWords } from '#ui/words.tsx';
import { ChoosePictures } from '../shell/choose-pictures.tsx';
import { RemovablePicture } from '../shell/removable-picture.tsx';
import type { ProblemPhotos } from './use-problem-photos.ts';

/** The pictures that are chosen and not sent yet, each to be taken back, and the way to choose more. */
export function ChosenPhotos({ of }: { of: ProblemPhotos }) {
  const words = useWords().visit.problem;
  if (of.photos.length === 0) return null;
  return (
    <ul className="photos">
      {of.photos.map(({ id, image }, index) => (
        <RemovablePicture
          key={id}
          src={image}
          alt={words.photo({ number: index + 1 })}
          removeLabel={words.remove({ number: index + 1 })}
          onRemove={of.sending ? undefined : () => of.remove(id)}
        />
      ))}
    </ul>
  );
}

export function AddPhotos({ of, look = 'soft' }: { of: ProblemPhotos; look?: 'soft' | 'line' }) {
  const words = useWords().visit.problem;
  if (of.room <= 0) return null;
  return (
    <ChoosePictures
      label={words.add}
      look={look}
      busy={of.reading || of.sending !== undefined}
      onFiles={(files) => void of.add(files)}
    />
  );
}
