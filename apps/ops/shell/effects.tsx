import type { OutputOf } from '#contract/operation.ts';
import type { previewAct } from '#contract/ops/preview-act.ts';
import { policy } from '#contract/policy.ts';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { languageName } from './language-name.ts';
import { refusalText } from './refusal-text.ts';
import { shownMoney } from './shown.ts';
import { useSpeech } from './words.tsx';

export type Consequence = OutputOf<typeof previewAct>;

/** Less than this between two visits leaves no room for traffic. */
const TIGHT_MINUTES = 10;
/** Consequences of an act, line by line: who is at the door when, what it costs whom, who is told. */
export function Effects({ of }: { of: Consequence }) {
  const { words } = useSpeech();
  const { opsDay: says } = words;
  if (of.refused)
    return (
      <p className="o-note harm">
        <span>
          <b>{says.cannot}</b>
          {refusalText({ code: of.refused as 'not-found' }, words)}
        </span>
      </p>
    );
  // At the end of the work nobody is on a way any more.
  const comes = of.money.billPaise === null ? of.crew : [];
  return (
    <ul className="o-effects">
      {comes.map((one) => (
        <li key={one.karigarId} className={one.lateMinutes > policy.onTimeMinutes ? 'no' : 'ok'}>
          <Icon name="clock" className="i" />
          <span>
            <b className="w">{one.name}</b> {says.atDoor({ time: shownClock(one.atDoorAt) })} ·{' '}
            {one.lateMinutes > 0 ? says.late({ minutes: one.lateMinutes }) : says.onTime}
          </span>
        </li>
      ))}
      {comes.map((one) => (
        <li key={`way ${one.karigarId}`} className={isTight(one) ? 'warn' : 'ok'}>
          <Icon name="pin" className="i" />
          <span>
            {says.travel({ minutes: one.journeyMinutes, time: shownClock(one.leaveAt) })} ·{' '}
            {one.spareMinutes === null
              ? says.last
              : (isTight(one) ? says.tight : says.spare)({ minutes: one.spareMinutes })}
          </span>
        </li>
      ))}
      <Money money={of.money} />
      <Told of={of.told} />
    </ul>
  );
}

/** Everybody who hears of it, in which language, and what. */
export function Told({ of: told }: { of: Consequence['told'] }) {
  const { words, lang } = useSpeech();
  const { opsDay: says } = words;
  return (
    <>
      {told.length === 0 && (
        <li>
          <Icon name="chat" className="i" />
          <span>{says.nobodyTold}</span>
        </li>
      )}
      {told.map(({ who, name, language, news }) => (
        <li key={`${who} ${name} ${news}`}>
          <Icon name="chat" className="i" />
          <span>
            {says.told({ name: name ?? words.ops[who], language: languageName(language, lang) })}
            {news in says.news && `: ${says.news[news as keyof typeof says.news]}`}
          </span>
        </li>
      ))}
    </>
  );
}

const isTight = ({ spareMinutes }: Consequence['crew'][number]): boolean =>
  spareMinutes !== null && spareMinutes < TIGHT_MINUTES;

function Money({ money }: { money: Consequence['money'] }) {
  const { opsDay: says } = useSpeech().words;
  const lines = [
    [money.billPaise, says.bill],
    [money.cashPaise, says.cash],
    [money.feePaise, says.fee],
    [money.duePaise, says.due],
    [money.refundPaise, says.refund],
    [money.goodwillPaise, says.goodwill],
    [money.feeFloorPaise, says.feeFloor],
    [money.stoodDownPaise, says.stoodDown],
  ] as const;
  return (
    <>
      {!money.feePaise && money.billPaise === null && (
        <li className="ok">
          <Icon name="rupee" className="i" />
          <span>{says.noFee}</span>
        </li>
      )}
      {lines.map(([paise, say]) => {
        if (!paise) return null;
        const text = say({ amount: shownMoney(paise) });
        return (
          <li key={text}>
            <Icon name="rupee" className="i" />
            <span>{text}</span>
          </li>
        );
      })}
    </>
  );
}
