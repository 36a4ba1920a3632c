import { useState } from 'react';
import { recordKarigarPaid } from '#contract/ops/record-karigar-paid.ts';
import { returnKarigarPayout } from '#contract/ops/return-karigar-payout.ts';
import { useAct } from '../shell/act.tsx';
import { Choice, TextField } from '../shell/field.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Payout } from './payout-of.ts';

type Result = 'paid' | 'returned' | 'lost';

/** A payment that is recorded can only come back; one to a stopped account may also be lost. */
const resultsOf = ({ state, stopped }: Payout): readonly Result[] => [
  ...(state === 'made' && !stopped ? (['paid'] as const) : []),
  'returned',
  ...(stopped ? (['lost'] as const) : []),
];

/** The bank's word about one payout, written down by hand. */
export function PayoutResult({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { opsMoney: says } = useSpeech().words;
  const acting = useAct();
  const results = resultsOf(payout);
  const [result, setResult] = useState<Result>(results[0] ?? 'returned');
  const [bankReference, setBankReference] = useState(payout.bankReference ?? '');
  const isNamed = result !== 'returned' || payout.state === 'paid';
  const { payoutId } = payout;
  const record = () =>
    result === 'paid'
      ? acting.run(recordKarigarPaid, { payoutId, bankReference })
      : acting.run(returnKarigarPayout, {
          payoutId,
          ...(isNamed && bankReference.trim() !== '' && { bankReference }),
          ...(result === 'lost' && { lost: true }),
        });
  return (
    <Sheet
      title={says.resultOf({ name: payout.name, sum: shownMoney(payout.amountPaise) })}
      button={says.results[result]}
      danger={result === 'lost'}
      acting={acting}
      onSubmit={async () => {
        if (await record()) onClose();
      }}
      onClose={onClose}
    >
      <div className="o-field">
        <Choice
          label={says.bankSays}
          value={result}
          options={results}
          nameOf={(one) => says.results[one]}
          onChoose={setResult}
        />
        <p className="o-help">{says.resultsText[result]}</p>
        {isNamed && (
          <TextField
            label={says.reference}
            value={bankReference}
            maxLength={40}
            onType={setBankReference}
          />
        )}
      </div>
    </Sheet>
  );
}
