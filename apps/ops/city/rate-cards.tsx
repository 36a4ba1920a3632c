import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { importRateCards, RATE_COLUMNS } from '#contract/ops/import-rate-cards.ts';
import { listRateCards } from '#contract/ops/list-rate-cards.ts';
import { inLanguage } from '#kernel/languages.ts';
import { formatRupees, rupeesFromPaise } from '#kernel/money.ts';
import { useReading } from '../api/reading.ts';
import { csvOf, saveCsv } from '../shell/csv.ts';
import { Scroller } from '../shell/scroller.tsx';
import { useServices } from '../shell/use-services.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { FileOfRows } from './file-of-rows.tsx';
import './city.css';

type Rates = OutputOf<typeof listRateCards>['rates'];

/** Prices of extra work: read here, changed in a spreadsheet, and written by its file. */
export function RateCards() {
  const { opsCity: says } = useSpeech().words;
  const [isOpen, setOpen] = useState(false);
  const reading = useReading(listRateCards, {});
  const rates = reading.value?.rates;
  return (
    <div className="o-body">
      <section className="o-panel">
        <header className="o-ph">
          <h2>{says.rates}</h2>
          <span className="n">{rates?.length}</span>
          <span className="sp" />
          <button
            type="button"
            className="o-btn"
            disabled={!rates}
            onClick={() =>
              rates && saveCsv('rate-cards.csv', csvOf([...RATE_COLUMNS], rowsOf(rates)))
            }
          >
            {says.saveRates}
          </button>
          <button type="button" className="o-btn go" onClick={() => setOpen(true)}>
            {says.fromFile}
          </button>
        </header>
        <div className="o-pb">
          <p className="o-help">{says.ratesText}</p>
          {!rates && <Waiting reading={reading} />}
          {rates?.length === 0 && <p>{says.noRates}</p>}
        </div>
        {rates && rates.length > 0 && <RateTable rates={rates} />}
      </section>
      {isOpen && (
        <FileOfRows
          title={says.ratesFile}
          columns={RATE_COLUMNS}
          wholeOnly
          send={async (run, csv, only) => {
            const done = await run(importRateCards, { csv, ...(only && { only }) });
            if (done?.written) void reading.again();
            return done?.rows.map(({ service, key, ...one }) => ({
              ...one,
              name: `${service} · ${key}`,
            }));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** As the file is read again. */
const rowsOf = (rates: Rates) =>
  rates.map(({ service, key, kind, unit, pricePaise, picture, names }) => [
    ...[service, key, kind, unit, String(rupeesFromPaise(pricePaise)), picture],
    ...[names.en, names.hi, names.mr],
  ]);

function RateTable({ rates }: { rates: Rates }) {
  const { words, lang } = useSpeech();
  const { opsCity: says } = words;
  const { named } = useServices();
  const nameOf = (slug: string) => named?.services.find((one) => one.slug === slug)?.name ?? slug;
  return (
    <Scroller>
      <table className="o-t city-table">
        <thead>
          <tr>
            <th>{says.service}</th>
            <th>{says.rate}</th>
            <th>{says.rateKind}</th>
            <th>{says.unit}</th>
            <th className="r">{says.price}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((one) => (
            <tr key={`${one.service} ${one.key}`}>
              <td>{nameOf(one.service)}</td>
              <td>{inLanguage(one.names, lang)}</td>
              <td>{says.rateKinds[one.kind]}</td>
              <td>{says.units[one.unit]}</td>
              <td className="r num">{formatRupees(one.pricePaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
