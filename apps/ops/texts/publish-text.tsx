import { useState } from 'react';
import type { TextKey } from '#contract/fields/written-text.ts';
import { publishText } from '#contract/ops/publish-text.ts';
import { LANGS, languageOf } from '#kernel/languages.ts';
import { useAct } from '../shell/act.tsx';
import { TextField } from '../shell/field.tsx';
import { useFromWhen } from '../shell/from-when.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownSince } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { linesChanged } from './lines-changed.ts';
import type { TextVersion } from './version.ts';

type PublishTextProps = {
  textKey: TextKey;
  seen: string;
  draft: TextVersion;
  current: TextVersion | undefined;
  coming: TextVersion | undefined;
  onDone: (from: string) => void;
  onClose: () => void;
};

/** The change for customers and its day, read before it is done. */
export function PublishText(props: PublishTextProps) {
  const { textKey, seen, draft, current, coming, onDone, onClose } = props;
  const { words, lang } = useSpeech();
  const { opsTexts: says } = words;
  const acting = useAct();
  const [why, setWhy] = useState('');
  const [from, when] = useFromWhen(coming?.from ?? undefined);
  const publish = async () => {
    const done = await acting.run(publishText, { key: textKey, from, why, seen });
    if (done) onDone(done.from);
  };
  const changes = LANGS.map((one) => ({
    one,
    lines: linesChanged(current?.content[one] ?? '', draft.content[one] ?? ''),
  })).filter(({ lines }) => lines.length > 0);
  return (
    <Sheet
      title={says.publishTitle}
      button={says.doPublish}
      acting={acting}
      onSubmit={publish}
      onClose={onClose}
    >
      {when}
      <div className="o-field">
        <b>{says.whatChanges}</b>
        {changes.map(({ one, lines }) => (
          <div key={one} lang={one}>
            <b>{languageOf(one).name}</b>
            {lines.map(({ nth, line, isNew }) => (
              <p key={nth}>{isNew ? <ins>{line}</ins> : <del>{line}</del>}</p>
            ))}
          </div>
        ))}
        {changes.length === 0 && <p>{says.nothingChanges}</p>}
        {changes.length > 0 && changes.length < LANGS.length && (
          <p className="o-note risk">{says.notEveryLanguage}</p>
        )}
      </div>
      {coming?.from && (from === null || from < coming.from) && (
        <p className="o-note risk">
          {says.laterOne({ version: coming.version, time: shownSince(coming.from, lang) })}
        </p>
      )}
      <div className="o-field">
        <TextField label={says.why} value={why} maxLength={300} onType={setWhy} />
      </div>
      <p className="o-note calm">{says.keepsAgreed}</p>
    </Sheet>
  );
}
