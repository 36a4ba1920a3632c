import { useId, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useSpeech } from '../shell/words.tsx';
import { type Draft, placeName, type ZonesAnswer } from './zone-wish.ts';

type ZonePlacesProps = {
  answer: ZonesAnswer;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
};

/** The whole city, or pincodes that are found by their number or name. */
export function ZonePlaces({ answer, draft, onChange }: ZonePlacesProps) {
  const { words } = useSpeech();
  const { opsZones: says } = words;
  return (
    <fieldset className="o-field">
      <legend className="city-legend">{says.where}</legend>
      {answer.cities.length > 1 && (
        <select
          className="o-in"
          aria-label={words.opsCity.city}
          value={draft.city}
          onChange={(event) => onChange({ city: event.target.value, pincodes: [] })}
        >
          {answer.cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      )}
      <label>
        <input
          type="checkbox"
          checked={draft.isWhole}
          onChange={(event) => onChange({ isWhole: event.target.checked })}
        />{' '}
        {says.whole}
      </label>
      {!draft.isWhole && <Pincodes answer={answer} draft={draft} onChange={onChange} />}
    </fieldset>
  );
}

/** Found by number or name, and shown with the way to take each out again. */
function Pincodes({ answer, draft, onChange }: ZonePlacesProps) {
  const { words, lang } = useSpeech();
  const { opsZones: says } = words;
  const [typed, setTyped] = useState('');
  const list = useId();
  const here = answer.places.filter(
    ({ city, pincode }) => city === draft.city && !draft.pincodes.includes(pincode),
  );
  const nameOf = (pincode: string) => placeName(answer, pincode, lang);
  const type = (text: string) => {
    const found = here.find(({ pincode }) => pincode === text || nameOf(pincode) === text);
    setTyped(found ? '' : text);
    if (found) onChange({ pincodes: [...draft.pincodes, found.pincode] });
  };
  return (
    <>
      <input
        className="o-in"
        aria-label={says.find}
        placeholder={says.find}
        list={list}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={list}>
        {here.map(({ pincode }) => (
          <option key={pincode} value={nameOf(pincode)} />
        ))}
      </datalist>
      <ul className="city-line">
        {draft.pincodes.map((pincode) => (
          <li key={pincode}>
            <button
              type="button"
              className="o-btn"
              aria-label={says.remove({ place: nameOf(pincode) })}
              onClick={() =>
                onChange({ pincodes: draft.pincodes.filter((one) => one !== pincode) })
              }
            >
              {nameOf(pincode)} <Icon name="close" className="i s" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
