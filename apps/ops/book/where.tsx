import { useEffect, useId } from 'react';
import type { Address } from '#contract/fields/address.ts';
import { listSocieties } from '#contract/public/list-societies.ts';
import { readPincode } from '#contract/public/read-pincode.ts';
import { useReading } from '../api/reading.ts';
import { TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { Change, Draft } from './draft.ts';

const PINCODE = /^\d{6}$/;

/** Address of the visit, typed as customers type it: the pincode fills in city and state. */
export function WherePanel({ draft, change }: { draft: Draft; change: Change }) {
  const { opsBook: says } = useSpeech().words;
  const { address } = draft;
  const put = (more: Partial<Address>) => change({ address: more });
  return (
    <Panel title={says.where}>
      <div className="o-field book-fields">
        <TextField
          label={says.pincode}
          inputMode="numeric"
          autoComplete="off"
          value={address.pincode}
          onType={(text) => {
            const pincode = text.replace(/\D/g, '').slice(0, 6);
            // Another place has other hours, and nothing is known of its city yet.
            if (pincode === address.pincode) return;
            change({ address: { pincode, city: '', state: '' }, time: '' });
          }}
        />
        {PINCODE.test(address.pincode) && <Area {...{ address, put }} />}
        <TextField
          label={says.flat}
          maxLength={20}
          value={address.flat ?? ''}
          onType={(flat) => put({ flat })}
        />
        <TextField
          label={says.wing}
          maxLength={20}
          value={address.wing ?? ''}
          onType={(wing) => put({ wing })}
        />
        <TextField
          label={says.street}
          required
          maxLength={200}
          value={address.street}
          onType={(street) => put({ street })}
        />
        <TextField
          label={says.landmark}
          maxLength={120}
          value={address.landmark}
          onType={(landmark) => put({ landmark })}
        />
      </div>
    </Panel>
  );
}

type AreaProps = { address: Address; put: (more: Partial<Address>) => void };

function Area({ address, put }: AreaProps) {
  const { words, lang } = useSpeech();
  const { opsBook: says } = words;
  const list = useId();
  const { pincode } = address;
  const reading = useReading(readPincode, { pincode });
  const { value: societies } = useReading(listSocieties, { pincode });
  const { value: area } = reading;
  const isFilled = area === undefined || address.city !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the pincode answers is filled in, once.
  useEffect(() => {
    if (area && !isFilled) put({ city: area.cityName.en ?? area.city, state: area.state });
  }, [area, isFilled]);
  return (
    <>
      {reading.refusal ? <Waiting reading={reading} /> : <p className="t3">{area?.name[lang]}</p>}
      <TextField
        label={says.society}
        list={list}
        maxLength={120}
        value={address.society ?? ''}
        onType={(society) => put({ society })}
      />
      <datalist id={list}>
        {societies?.societies.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
