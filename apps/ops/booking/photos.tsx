import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import type { readBookingRecords } from '#contract/ops/read-booking-records.ts';
import { VISIT_PHOTOS } from '#contract/visit.ts';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';

type PhotosProps = Pick<OutputOf<typeof readBookingRecords>, 'photos'>;

/** Photos are seen only by who asks for them: each is a look of its own. */
export function Photos({ photos }: PhotosProps) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  const [open, setOpen] = useState(false);
  return (
    <>
      <h3>{says.photos}</h3>
      {photos.length === 0 && <p className="t3">{says.noPhotos}</p>}
      {photos.length > 0 && !open && (
        <div className="o-field">
          <p className="o-help">{says.photosText}</p>
          <button type="button" className="o-btn" onClick={() => setOpen(true)}>
            {says.showPhotos} · {photos.length}
          </button>
        </div>
      )}
      {open && (
        <ul className="o-photos">
          {photos.map((one) => (
            <li key={one.id}>
              <img
                src={`${VISIT_PHOTOS}/${one.id}`}
                alt={says.photoKinds[one.kind]}
                width="160"
                height="120"
              />
              <small>
                {says.photoKinds[one.kind]} · {shownAt(one.at, lang)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
