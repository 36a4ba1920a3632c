import type { OutputOf } from '#contract/operation.ts';
import { readChannels } from '#contract/ops/read-channels.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Read = OutputOf<typeof readChannels>;

/** How everything that leaves by others fares, looked at anew every half minute. */
export function Channels() {
  const { opsHouse: says } = useSpeech().words;
  const reading = useReading(readChannels, {}, { everyMs: 30_000 });
  return (
    <div className="o-body o-stack">
      <Panel title={says.channels}>
        <Waiting reading={reading} />
        {reading.value && <Messages channels={reading.value.channels} />}
      </Panel>
      <Panel title={says.gateways}>
        <Waiting reading={reading} />
        {reading.value && <Gateways gateways={reading.value.gateways} />}
      </Panel>
    </div>
  );
}

function Messages({ channels }: Pick<Read, 'channels'>) {
  const { words, lang } = useSpeech();
  const { opsHouse: says } = words;
  const at = (iso: string | null) => (iso === null ? says.never : shownAt(iso, lang));
  return (
    <table className="o-t o-cards">
      <thead>
        <tr>
          <th>{says.channel}</th>
          <th>{says.lastSent}</th>
          <th>{says.lastDelivered}</th>
          <th className="r">{says.sentLastHour}</th>
          <th className="r">{says.failedLastHour}</th>
          <th className="r">{says.waiting}</th>
        </tr>
      </thead>
      <tbody>
        {channels.map((one) => (
          <tr key={one.channel}>
            <td>
              {says.channelNames[one.channel]}{' '}
              {!one.isSetUp && <span className="o-chip risk">{says.notSetUp}</span>}
            </td>
            <td>{at(one.lastSentAt)}</td>
            <td>{at(one.lastDeliveredAt)}</td>
            <td className="r">{one.sentLastHour}</td>
            <td className="r">
              <Failed count={one.failedLastHour} />
            </td>
            <td className="r">
              {one.waiting}
              {one.oldestWaitingAt && ` · ${says.since({ time: at(one.oldestWaitingAt) })}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gateways({ gateways }: Pick<Read, 'gateways'>) {
  const { words, lang } = useSpeech();
  const { opsHouse: says } = words;
  return (
    <table className="o-t o-cards">
      <thead>
        <tr>
          <th>{says.gateway}</th>
          <th>{says.lastPaid}</th>
          <th className="r">{says.paidLastHour}</th>
          <th className="r">{says.failedLastHour}</th>
          <th className="r">{says.unknown}</th>
        </tr>
      </thead>
      <tbody>
        {gateways.map((one) => (
          <tr key={one.provider}>
            <td>
              {one.provider} {one.isChosen && <span className="o-chip calm">{says.chosen}</span>}
            </td>
            <td>{one.lastPaidAt === null ? says.never : shownAt(one.lastPaidAt, lang)}</td>
            <td className="r">{one.paidLastHour}</td>
            <td className="r">
              <Failed count={one.failedLastHour} />
            </td>
            <td className="r">{one.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Failed = ({ count }: { count: number }) =>
  count > 0 ? <span className="o-chip harm">{count}</span> : '0';
