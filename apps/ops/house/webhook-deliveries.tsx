import type { OutputOf } from '#contract/operation.ts';
import { listWebhookDeliveries } from '#contract/ops/list-webhook-deliveries.ts';
import { replayWebhookDelivery } from '#contract/ops/replay-webhook-delivery.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Delivery = OutputOf<typeof listWebhookDeliveries>['deliveries'][number];

/** The latest deliveries to one address; each can be sent once more. */
export function WebhookDeliveries({ id, name }: { id: string; name: string }) {
  const { opsWebhooks: says } = useSpeech().words;
  const reading = useReading(listWebhookDeliveries, { id }, { everyMs: 10_000 });
  const acting = useAct();
  const deliveries = reading.value?.deliveries ?? [];
  return (
    <Panel title={`${says.deliveries}: ${name}`}>
      <Waiting reading={reading} />
      {reading.value && deliveries.length === 0 && <p className="t3">{says.noDeliveries}</p>}
      <ActNotes acting={acting} />
      {deliveries.length > 0 && (
        <table className="o-t o-wrapped">
          <thead>
            <tr>
              <th>{says.what}</th>
              <th>{says.state}</th>
              <th>
                <span className="o-sr">{says.replay}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((one) => (
              <DeliveryRow
                key={one.id}
                one={one}
                onReplay={() => void acting.run(replayWebhookDelivery, { id: one.id })}
              />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

const CHIPS = { waiting: 'o-chip risk', delivered: 'o-chip calm', failed: 'o-chip harm' } as const;

function DeliveryRow({ one, onReplay }: { one: Delivery; onReplay: () => void }) {
  const { words, lang } = useSpeech();
  const { opsWebhooks: says } = words;
  return (
    <tr>
      <td>
        <span className="mono">{one.type}</span> · {one.reference}
        <p className="t3">{shownAt(one.happenedAt, lang)}</p>
      </td>
      <td>
        <span className={CHIPS[one.state]}>{says.states[one.state]}</span>
        {one.lastAt && (
          <p className="t3">
            {says.lastTry({ tries: one.tries, at: shownAt(one.lastAt, lang) })}{' '}
            <span className="mono">{one.lastStatus ?? one.lastError}</span>
          </p>
        )}
        {one.nextAt && <p className="t3">{says.nextTry({ at: shownAt(one.nextAt, lang) })}</p>}
      </td>
      <td className="r">
        {one.state !== 'waiting' && (
          <button
            type="button"
            className="o-btn"
            aria-label={`${says.replay}: ${one.type} ${one.reference}`}
            onClick={onReplay}
          >
            {says.replay}
          </button>
        )}
      </td>
    </tr>
  );
}
