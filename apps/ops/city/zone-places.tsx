import { useId, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useSpeech } from '../shell/words.tsx';
import { spotsIn, spotsOf, type Where, type ZonesAnswer } from './zone-wish.ts';

type ZonePlacesProps = {
  answer: ZonesAnswer;
  draft: Where;
  onChange: (part: Partial<Where>) => void;
};

/** The whole city, or wards and pincodes that are found by their number or name. */
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

/** Found by ward, number or name, and shown with the way to take each out again. */
function Pincodes({ answer, draft, onChange }: ZonePlacesProps) {
  const { words, lang } = useSpeech();
  const { opsZones: says } = words;
  const [typed, setTyped] = useState('');
  const list = useId();
  const spots = spotsIn(answer, draft.city, lang);
  const isChosen = (pincode: string) => draft.pincodes.includes(pincode);
  const free = spots.filter(({ pincodes }) => !pincodes.every(isChosen));
  const type = (text: string) => {
    const found = free.find(
      ({ name, pincodes }) => name === text || (pincodes.length === 1 && pincodes[0] === text),
    );
    setTyped(found ? '' : text);
    if (found) onChange({ pincodes: [...new Set([...draft.pincodes, ...found.pincodes])] });
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
        {free.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className="city-line city-chips">
        {spotsOf(spots, draft.pincodes).map(({ name, pincodes }) => (
          <li key={name}>
            <button
              type="button"
              className="o-btn"
              aria-label={says.remove({ place: name })}
              onClick={() =>
                onChange({ pincodes: draft.pincodes.filter((one) => !pincodes.includes(one)) })
              }
            >
              {name} <Icon name="close" className="i s" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
