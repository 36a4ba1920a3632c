import { useState } from 'react';
import { readBookingRecords } from '#contract/ops/read-booking-records.ts';
import { VISIT_PHOTOS } from '#contract/visit.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

/** Bills, photos and what the two of the visit said; a photo is seen only by who asks for it. */
export function Records({ id }: { id: string }) {
  const { words, lang } = useSpeech();
  const { opsFile: says, ops } = words;
  const reading = useReading(readBookingRecords, { id });
  const [open, setOpen] = useState(false);
  const { documents, photos, said } = reading.value ?? {};
  return (
    <Panel title={says.documents} beside={documents?.length}>
      <Waiting reading={reading} />
      {documents?.length === 0 && <p className="t3">{says.noDocuments}</p>}
      <ul className="o-rows">
        {documents?.map((one) => (
          <li key={one.id}>
            <span>
              {says.documentKinds[one.kind]} <span className="mono">{one.number}</span>
              <small>{shownAt(one.issuedAt, lang)}</small>
            </span>
            <b>{shownMoney(one.amountPaise)}</b>
          </li>
        ))}
      </ul>
      <h3>{says.photos}</h3>
      {photos?.length === 0 && <p className="t3">{says.noPhotos}</p>}
      {photos && photos.length > 0 && !open && (
        <div className="o-field">
          <p className="o-help">{says.photosText}</p>
          <button type="button" className="o-btn" onClick={() => setOpen(true)}>
            {says.showPhotos} · {photos.length}
          </button>
        </div>
      )}
      {open && (
        <ul className="o-photos">
          {photos?.map((one) => (
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
      <h3>{says.talk}</h3>
      {said?.length === 0 && <p className="t3">{says.noTalk}</p>}
      <ol className="o-told">
        {said?.map((one) => (
          <li key={one.id}>
            <span className="t3">{shownAt(one.at, lang)}</span> <b>{ops[one.by]}</b>:{' '}
            {words.talk.sentences[one.sentence]}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
