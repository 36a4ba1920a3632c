import { useState } from 'react';
import type { InputOf } from '#contract/operation.ts';
import { publishCatalogue } from '#contract/ops/publish-catalogue.ts';
import { withdrawFromSale } from '#contract/ops/withdraw-from-sale.ts';
import { useAct } from '../shell/act.tsx';
import { useFromWhen } from '../shell/from-when.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownSince } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { Check } from './fields.tsx';
import type { CategoryVersion, ServiceVersion } from './versions.ts';

type Publication = Pick<InputOf<typeof publishCatalogue>, 'services' | 'categories' | 'seen'>;

type PublishSheetProps = {
  name: string;
  publication: Publication;
  /** The changes for customers, line by line. */
  changes: readonly string[];
  /** Already published for later. */
  coming: ServiceVersion | CategoryVersion | undefined;
  /** The services whose Karigars can do one that was never sold. */
  teachers: readonly { readonly slug: string; readonly name: string }[];
  onDone: (from: string) => void;
  onClose: () => void;
};

/** A publication's changes and date, read before it is done. */
export function PublishSheet(props: PublishSheetProps) {
  const { name, publication, changes, coming, teachers, onDone, onClose } = props;
  const { words, lang } = useSpeech();
  const { opsCatalogue: says } = words;
  const acting = useAct();
  const [skilledAs, setSkilledAs] = useState<readonly string[]>([]);
  const [from, when] = useFromWhen(coming?.from ?? undefined);
  const publish = async () => {
    const input = { ...publication, from, skilledAs: [...skilledAs] };
    const done = await acting.run(publishCatalogue, input);
    if (done) onDone(done.from);
  };
  const holdsLater = coming?.from && (from === null || from < coming.from);
  return (
    <Sheet
      title={says.publishTitle({ name })}
      button={says.doPublish}
      acting={acting}
      onSubmit={publish}
      onClose={onClose}
    >
      {when}
      <div className="o-field">
        <b>{says.whatChanges}</b>
        <ul className="o-list">
          {changes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {changes.length === 0 && <p>{says.nothingChanges}</p>}
      </div>
      {holdsLater && (
        <p className="o-note risk">
          {says.laterOne({ version: coming.version, time: shownSince(coming.from ?? '', lang) })}
        </p>
      )}
      {teachers.length > 0 && <Teachers {...{ teachers, skilledAs }} onSkilledAs={setSkilledAs} />}
      <p className="o-note calm">{says.keepsPrice}</p>
    </Sheet>
  );
}

type TeachersProps = Pick<PublishSheetProps, 'teachers'> & {
  skilledAs: readonly string[];
  onSkilledAs: (slugs: readonly string[]) => void;
};

function Teachers({ teachers, skilledAs, onSkilledAs }: TeachersProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <fieldset className="o-field">
      <legend>
        <b>{says.skilledAs}</b>
      </legend>
      <div className="o-checks">
        {teachers.map((one) => (
          <Check
            key={one.slug}
            label={one.name}
            checked={skilledAs.includes(one.slug)}
            onCheck={(can) =>
              onSkilledAs(
                can ? [...skilledAs, one.slug] : skilledAs.filter((other) => other !== one.slug),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Asks from which day the service can no longer be booked. */
export function StopSheet(props: {
  slug: string;
  name: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { slug, name, onDone, onClose } = props;
  const { opsCatalogue: says } = useSpeech().words;
  const acting = useAct();
  const [from, when] = useFromWhen(undefined);
  const stop = async () => {
    if (await acting.run(withdrawFromSale, { slug, from })) onDone();
  };
  return (
    <Sheet
      danger
      title={`${name}: ${says.doStop}`}
      button={says.doStop}
      acting={acting}
      onSubmit={stop}
      onClose={onClose}
    >
      <p>{says.stopText}</p>
      {when}
    </Sheet>
  );
}
