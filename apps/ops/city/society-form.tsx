import { type FormEvent, useId, useState } from 'react';
import { type SocietyRules, WORKER_FACTS } from '#contract/fields/society-rules.ts';
import { saveSociety } from '#contract/ops/save-society.ts';
import { LANGS, languageOf } from '#kernel/languages.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { useSpeech } from '../shell/words.tsx';
import { QuietHours } from './quiet-hours.tsx';

type Known = SocietyRules & { readonly id: number };

const NEW: SocietyRules = {
  ...{ name: '', pincode: '', wings: ['A'], quietFor: 'noisy', quietHours: [] },
  ...{ gateNeedsPass: false, gateMinutes: 0, gateWords: null, lift: null },
};

/** A society typed in: its name and wings, when it wants quiet, and what its gate asks for. */
export function SocietyForm({ of, onClose }: { of: Known | undefined; onClose: () => void }) {
  const { words } = useSpeech();
  const { opsCity: says } = words;
  const heading = useId();
  const acting = useAct();
  const [society, setSociety] = useState<SocietyRules>(of ?? NEW);
  const [wings, setWings] = useState(society.wings.join(', '));
  const put = (change: Partial<SocietyRules>) => setSociety((before) => ({ ...before, ...change }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = { ...(of && { id: of.id }), society: rulesAsTyped(society, wings) };
    if (await acting.run(saveSociety, typed)) onClose();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{of?.name ?? says.newSociety}</h2>
      </header>
      <form className="o-act" onSubmit={(event) => void submit(event)}>
        <div className="in o-field">
          <TextField
            {...{ label: says.name, required: true, maxLength: 120, value: society.name }}
            onType={(name) => put({ name })}
          />
          <TextField
            {...{ label: says.pincode, required: true, inputMode: 'numeric', maxLength: 6 }}
            value={society.pincode}
            onType={(pincode) => put({ pincode })}
          />
          <TextField label={says.wings} required value={wings} onType={setWings} />
          <QuietHours society={society} onChange={put} />
          <GateRules society={society} onChange={put} />
          <YesNoUnknown label={says.lift} is={society.lift} onChange={(lift) => put({ lift })} />
          {WORKER_FACTS.map((fact) => (
            <YesNoUnknown
              key={fact}
              label={says.forWorkers[fact]}
              is={society.forWorkers?.[fact] ?? null}
              onChange={(is) =>
                put({ forWorkers: { ...NOTHING_KNOWN, ...society.forWorkers, [fact]: is } })
              }
            />
          ))}
          <ActNotes acting={acting} />
        </div>
        <Foot act={{ label: says.save, busy: acting.busy }} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** The rules to send to the server, which are only a part of a known society. */
function rulesAsTyped(society: SocietyRules, wings: string): SocietyRules {
  const { name, pincode, quietFor, quietHours, gateNeedsPass, gateMinutes, ...rest } = society;
  const { gateWords, lift, forWorkers } = rest;
  const named = wings.split(',').map((one) => one.trim());
  return {
    ...{ name: name.trim(), pincode, quietFor, quietHours, gateNeedsPass, gateMinutes, lift },
    forWorkers: forWorkers ?? null,
    wings: named.filter((one) => one !== ''),
    gateWords: gateWords?.en ? gateWords : null,
  };
}

type GateRulesProps = {
  society: SocietyRules;
  onChange: (change: Partial<SocietyRules>) => void;
};

/** Rules of the gate: a pass, minutes, and words for people who come. */
function GateRules({ society, onChange }: GateRulesProps) {
  const { opsCity: says } = useSpeech().words;
  const { gateWords } = society;
  return (
    <>
      <label className="row">
        <input
          type="checkbox"
          checked={society.gateNeedsPass}
          onChange={(event) => onChange({ gateNeedsPass: event.target.checked })}
        />
        {says.gateNeedsPass}
      </label>
      <TextField
        {...{ label: says.gateMinutes, type: 'number', min: 0, max: 60, required: true }}
        value={Number.isNaN(society.gateMinutes) ? '' : String(society.gateMinutes)}
        onType={(text) => onChange({ gateMinutes: text === '' ? Number.NaN : Number(text) })}
      />
      {LANGS.map((lang) => (
        <TextField
          key={lang}
          {...{ lang, maxLength: 300, value: gateWords?.[lang] ?? '' }}
          label={says.gateWords({ language: languageOf(lang).name })}
          required={lang !== 'en' ? false : Boolean(gateWords?.hi || gateWords?.mr)}
          onType={(text) => onChange({ gateWords: withWords(gateWords, lang, text) })}
        />
      ))}
    </>
  );
}

const NOTHING_KNOWN = { toilet: null, water: null, parking: null };

type YesNoProps = {
  label: string;
  /** Null: nobody has told us. */
  is: boolean | null;
  onChange: (is: boolean | null) => void;
};

function YesNoUnknown({ label, is, onChange }: YesNoProps) {
  const { opsCity: says } = useSpeech().words;
  return (
    <label className="o-field">
      <span>{label}</span>
      <select
        className="o-in"
        value={is === null ? 'unknown' : is ? 'yes' : 'no'}
        onChange={({ target }) =>
          onChange(target.value === 'unknown' ? null : target.value === 'yes')
        }
      >
        {(['unknown', 'yes', 'no'] as const).map((one) => (
          <option key={one} value={one}>
            {says.lifts[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

type Words = SocietyRules['gateWords'];

/** A language in which nothing is typed is lent the English words. */
const withWords = (words: Words, lang: string, text: string): Words =>
  Object.fromEntries(
    Object.entries({ ...words, [lang]: text }).filter(([, one]) => one !== ''),
  ) as Words;
