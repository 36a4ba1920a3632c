import { useEffect, useId, useState } from 'react';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { LARGEST_PICTURE, MOST_OF_ALT, pictureAddress } from '#contract/fields/service-picture.ts';
import { sendServicePicture } from '#contract/ops/send-service-picture.ts';
import { LANGS, languageOf } from '#kernel/languages.ts';
import { fileToSend } from '../../browser/shrink-picture.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Line, WrongHere } from './fields.tsx';

type Picture = ServiceContent['picture'];
type PicturePanelProps = {
  picture: Picture;
  onChange: (change: { picture: Picture }) => void;
};

/** Twice what is shown: the server cuts it to its form, and keeps no more. */
const SIDE = 2 * LARGEST_PICTURE;

/** A picture in place of the drawing, and what it shows for somebody who does not see it. */
export function PicturePanel({ picture, onChange }: PicturePanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.ownPicture}</h3>
        <span className="n">{says.ownPictureHint}</span>
      </header>
      <div className="o-pb cat-picture">
        {picture && (
          <img
            src={pictureAddress(picture.hash, 480)}
            width="240"
            height="180"
            alt={says.ownPicture}
          />
        )}
        <div className="col cat-picture-acts">
          <PictureFile
            label={picture ? says.otherPicture : says.choosePicture}
            onSent={(hash) =>
              onChange({ picture: { hash, alt: picture?.hash === hash ? picture.alt : {} } })
            }
          />
          {picture && (
            <button
              type="button"
              className="o-btn cat-start"
              onClick={() => onChange({ picture: null })}
            >
              {says.dropPicture}
            </button>
          )}
          <WrongHere at="picture" />
        </div>
      </div>
      {picture && (
        <div className="cat-words">
          {LANGS.map((lang) => (
            <Line
              key={lang}
              {...{ lang, at: `picture.alt.${lang}`, most: MOST_OF_ALT }}
              label={says.pictureShows({ language: languageOf(lang).name })}
              value={picture.alt[lang] ?? ''}
              onType={(shows) =>
                onChange({ picture: { ...picture, alt: { ...picture.alt, [lang]: shows } } })
              }
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Sends what was chosen at once: the draft then names it, and only the draft. */
function PictureFile({ label, onSent }: { label: string; onSent: (hash: string) => void }) {
  const acting = useAct();
  const id = useId();
  const [reading, setReading] = useState(false);
  const [sent, setSent] = useState<string>();
  // Somebody may have typed on meanwhile: the change goes into the fields as they are now.
  useEffect(() => {
    if (sent === undefined) return;
    setSent(undefined);
    onSent(sent);
  }, [sent, onSent]);
  const send = async (file: File | undefined) => {
    if (!file) return;
    acting.clear();
    setReading(true);
    const image = await fileToSend(file, SIDE);
    setReading(false);
    const answer = await acting.run(sendServicePicture, { image });
    if (answer) setSent(answer.hash);
  };
  const busy = reading || acting.busy;
  return (
    <div className="o-upload cat-start">
      <label htmlFor={id} className="o-btn" aria-busy={busy || undefined}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        className="o-sr"
        accept="image/jpeg,image/png,image/webp"
        disabled={busy}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <ActNotes acting={acting} />
    </div>
  );
}
