import { isMobile, normaliseMobile } from '#contract/fields/mobile.ts';
import type { OutputOf } from '#contract/operation.ts';
import { findCaller } from '#contract/ops/find-caller.ts';
import { LANGS } from '#kernel/languages.ts';
import { useReading } from '../api/reading.ts';
import { Choice, TextField } from '../shell/field.tsx';
import { languageName } from '../shell/language-name.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { type Change, type Draft, emptyDraft } from './draft.ts';

export type Caller = OutputOf<typeof findCaller>;

/** The mobile of the caller, and the account that the booking will belong to. */
export function CallerPanel({ draft, change }: { draft: Draft; change: Change }) {
  const { opsBook: says } = useSpeech().words;
  return (
    <Panel title={says.caller}>
      <div className="o-field book-fields">
        <TextField
          label={says.mobile}
          inputMode="tel"
          autoComplete="off"
          maxLength={16}
          value={draft.mobile}
          onType={(mobile) => change({ mobile: normaliseMobile(mobile) })}
        />
      </div>
      {isMobile(draft.mobile) ? (
        <Found {...{ draft, change }} />
      ) : (
        <p className="o-help">{says.mobileHint}</p>
      )}
    </Panel>
  );
}

function Found({ draft, change }: { draft: Draft; change: Change }) {
  const { words, lang } = useSpeech();
  const { opsBook: says } = words;
  const reading = useReading(findCaller, { mobile: draft.mobile });
  const { value } = reading;
  if (!value) return <Waiting reading={reading} />;
  const { customer } = value;
  return (
    <>
      {customer && (
        <p>
          <Link className="o-link" to={`/customers/${customer.id}`}>
            {customer.name ?? says.noName}
          </Link>{' '}
          · {says.bookings({ count: customer.bookings })}
        </p>
      )}
      {customer?.closed ? (
        <p className="o-note harm" role="alert">
          {says.closedAccount}
        </p>
      ) : (
        <p className={customer?.mobileProven ? 'o-note calm' : 'o-note risk'} role="status">
          {customer?.mobileProven ? says.proven : customer ? says.waitsForCode : says.unknown}
        </p>
      )}
      {value.claimedElsewhere && <p className="o-help">{says.claimed}</p>}
      <div className="o-field book-fields">
        {!customer?.name && (
          <TextField
            label={says.name}
            maxLength={80}
            value={draft.name}
            onType={(name) => change({ name })}
          />
        )}
        {!customer && (
          <Choice
            label={says.language}
            value={draft.language}
            options={LANGS}
            nameOf={(code) => languageName(code, lang)}
            onChoose={(language) => change({ language })}
          />
        )}
      </div>
      <Places
        places={value.places}
        onChoose={({ pincode, society }) => {
          const { address } = emptyDraft(draft.mobile, draft.language);
          change({ address: { ...address, pincode, society: society ?? '' }, time: '' });
        }}
      />
    </>
  );
}

type Place = Caller['places'][number];
type PlacesProps = { places: readonly Place[]; onChoose: (place: Place) => void };

/** Places of earlier bookings, by pincode and society only: the caller says the door. */
function Places({ places, onChoose }: PlacesProps) {
  const { opsBook: says } = useSpeech().words;
  if (places.length === 0) return null;
  return (
    <div className="book-places">
      <b>{says.knownPlaces}</b>
      {places.map((one) => (
        <button
          key={`${one.pincode} ${one.society}`}
          type="button"
          className="o-btn"
          onClick={() => onChoose(one)}
        >
          {[one.society, one.pincode].filter(Boolean).join(', ')}
        </button>
      ))}
    </div>
  );
}
