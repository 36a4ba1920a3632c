import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import type { ProblemPhotos } from './use-problem-photos.ts';

/** The pictures that are chosen and not sent yet, each to be taken back, and the way to choose more. */
export function ChosenPhotos({ of }: { of: ProblemPhotos }) {
  const words = useWords().visit.problem;
  if (of.photos.length === 0) return null;
  return (
    <ul className="photos chosen">
      {of.photos.map(({ id, image }, index) => (
        <li key={id}>
          <img src={image} alt={words.photo({ number: index + 1 })} width="96" height="96" />
          {!of.sending && (
            <button
              type="button"
              className="icon-btn"
              aria-label={words.remove({ number: index + 1 })}
              onClick={() => of.remove(id)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Several at once, from the camera or from what is there. */
export function AddPhotos({ of, look = 'soft' }: { of: ProblemPhotos; look?: 'soft' | 'line' }) {
  const words = useWords().visit.problem;
  const picker = useRef<HTMLInputElement>(null);
  if (of.room <= 0) return null;
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same picture chosen again is a choice too.
          currentTarget.value = '';
          if (files.length > 0) void of.add(files);
        }}
      />
      <Button
        look={look}
        busy={of.reading || of.sending !== undefined}
        onClick={() => picker.current?.click()}
      >
        <Icon name="camera" />
        {words.add}
      </Button>
    </>
  );
}
