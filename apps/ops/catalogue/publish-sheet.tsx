import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { InputOf } from '#contract/operation.ts';
import { publishCatalogue } from '#contract/ops/publish-catalogue.ts';
import { withdrawFromSale } from '#contract/ops/withdraw-from-sale.ts';
import { addDays, dateInIndia, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import { Dialog } from '#ui/dialog.tsx';
import { type Acting, useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
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

type SheetProps = {
  title: string;
  button: string;
  danger?: boolean;
  acting: Acting;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

function Sheet({ title, button, danger, acting, onSubmit, onClose, children }: SheetProps) {
  const { words } = useSpeech();
  const heading = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{title}</h2>
      </header>
      <form className="o-act" onSubmit={submit}>
        <div className="in o-stack">
          {children}
          <ActNotes acting={acting} />
        </div>
        <footer>
          <button
            type="submit"
            className={danger ? 'o-btn danger' : 'o-btn go'}
            aria-busy={acting.busy || undefined}
          >
            {button}
          </button>
          <button type="button" className="o-btn" onClick={onClose}>
            {words.ops.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** At once, or from the beginning of a day; where something is published already, from its day. */
function useFromWhen(planned: string | undefined): [string | null, ReactNode] {
  const { opsCatalogue: says } = useSpeech().words;
  const name = useId();
  const tomorrow = addDays(dateInIndia(Date.now()), 1);
  const [day, setDay] = useState(planned?.slice(0, 10) ?? tomorrow);
  const [atOnce, setAtOnce] = useState(planned === undefined);
  const from = atOnce || day === '' ? null : toIndiaIso(instantInIndia(day));
  const choices = [
    [true, says.atOnce],
    [false, says.fromDay],
  ] as const;
  const asked = (
    <fieldset className="o-field">
      <legend>
        <b>{says.when}</b>
      </legend>
      {choices.map(([isNow, label]) => (
        <label key={label} className="row">
          <input
            type="radio"
            name={name}
            checked={atOnce === isNow}
            onChange={() => setAtOnce(isNow)}
          />
          {label}
        </label>
      ))}
      {!atOnce && (
        <input
          type="date"
          required
          aria-label={says.day}
          className="o-in"
          min={tomorrow}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
    </fieldset>
  );
  return [from, asked];
}
