import { BooksLink } from '../shell/books-link.tsx';
import { WhatNext } from '../shell/failed-money.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { CountCash } from './count-cash.tsx';
import type { File } from './file.ts';
import { RefundByHand } from './refund.tsx';

/** The money of the booking as the server tells it: each figure opens what it is made of. */
export function MoneyPanel({ id, money }: { id: string; money: File['money'] }) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  const kinds = says.partKinds as Readonly<Record<string, string>>;
  const figures = says.figures as Readonly<Record<string, string>>;
  const states = says.moneyStates as Readonly<Record<string, string>>;
  return (
    <Panel title={words.ops.money} beside={states[money.state] ?? money.state}>
      {money.zone && <FeesRest zone={money.zone} />}
      <div className="o-sum">
        {money.figures.map((one) => (
          <div key={one.name} className={one.name === 'due' ? 'tot' : undefined}>
            {one.of.length === 0 ? (
              <span>{figures[one.name]}</span>
            ) : (
              <details>
                <summary>
                  {figures[one.name]} <span className="o-ex">{says.explain}</span>
                </summary>
                <ul className="o-explain">
                  {one.of.map((term) => (
                    <li key={term.name}>
                      <span>{kinds[term.name] ?? figures[term.name] ?? term.name}</span>
                      <span>{shownMoney(term.amountPaise)}</span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
            <b>{shownMoney(one.amountPaise)}</b>
          </div>
        ))}
      </div>
      {money.parts.length > 0 && (
        <>
          <h3>{says.parts}</h3>
          <ul className="o-rows">
            {money.parts.map((one) => (
              <li key={one.position}>
                <span>
                  {kinds[one.kind] ?? one.kind}
                  <small>
                    {says.partStates[one.state]} · {shownAt(one.paidAt ?? one.dueAt, lang)}
                  </small>
                </span>
                <b>{shownMoney(one.amountPaise)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <FailedRefunds failed={money.failed} />
      <BooksLink of="booking" id={id} />
      <CountCash id={id} parts={money.parts} />
      <RefundByHand bookingId={id} />
    </Panel>
  );
}

function FailedRefunds({ failed }: Pick<File['money'], 'failed'>) {
  const { words, lang } = useSpeech();
  if (failed.length === 0) return null;
  return (
    <ul className="o-rows">
      {failed.map((one) => (
        <li key={one.id}>
          <span>
            {words.opsFailed.titles.refund} · {shownMoney(one.amountPaise)}
            <small>{shownAt(one.at, lang)}</small>
          </span>
          <WhatNext id={one.id} />
        </li>
      ))}
    </ul>
  );
}

function FeesRest({ zone }: { zone: NonNullable<File['money']['zone']> }) {
  const { words, lang } = useSpeech();
  const { opsFile: says, opsZones } = words;
  return (
    <p className="o-note calm">
      {says.feesRest({ what: opsZones.kinds[zone.kind], moment: shownAt(zone.until, lang) })}
    </p>
  );
}
