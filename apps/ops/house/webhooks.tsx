import { type FormEvent, useEffect, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { addWebhook } from '#contract/ops/add-webhook.ts';
import { listWebhooks } from '#contract/ops/list-webhooks.ts';
import { switchWebhook } from '#contract/ops/switch-webhook.ts';
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '#contract/webhooks.ts';
import { newId } from '#kernel/ids.ts';
import { readAnew, useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

type Webhook = OutputOf<typeof listWebhooks>['webhooks'][number];

/** Addresses of integrators to which news of bookings goes: added, switched off and on, and each delivery looked at. */
export function Webhooks() {
  const { opsWebhooks: says } = useSpeech().words;
  const reading = useReading(listWebhooks, {}, { everyMs: 30_000 });
  const acting = useAct();
  const [shown, setShown] = useState<Webhook>();
  const all = reading.value?.webhooks ?? [];
  return (
    <div className="o-body o-stack">
      <Panel title={says.title} beside={all.length || undefined}>
        <p className="o-help">{says.text}</p>
        <Waiting reading={reading} />
        {reading.value && all.length === 0 && <p className="t3">{says.none}</p>}
        <ActNotes acting={acting} />
        <ul className="o-people">
          {all.map((one) => (
            <WebhookRow
              key={one.id}
              one={one}
              isShown={shown?.id === one.id}
              onShow={() => setShown(shown?.id === one.id ? undefined : one)}
              onSwitch={() =>
                void acting.run(switchWebhook, { id: one.id, on: one.offAt !== null })
              }
            />
          ))}
        </ul>
      </Panel>
      {shown && <WebhookDeliveries key={shown.id} id={shown.id} name={shown.name} />}
      <AddWebhook />
    </div>
  );
}

type RowProps = { one: Webhook; isShown: boolean; onShow: () => void; onSwitch: () => void };

function WebhookRow({ one, isShown, onShow, onSwitch }: RowProps) {
  const { words, lang } = useSpeech();
  const { opsWebhooks: says, opsApiKeys: keys } = words;
  return (
    <li>
      <span />
      <div className="who">
        <b>{one.name}</b>
        <span className="t3 o-anywhere">{one.url}</span>
        <span className="row wrap g4">
          {one.offWhy && <span className="o-chip harm">{says.off[one.offWhy]}</span>}
          {!one.offWhy && one.failingSince && (
            <span className="o-chip risk">
              {says.failingSince({ at: shownAt(one.failingSince, lang) })}
            </span>
          )}
          {one.integrator && (
            <span className="o-chip">{keys.ofIntegrator({ name: one.integrator })}</span>
          )}
          {one.events.map((name) => (
            <span key={name} className="o-chip mono">
              {name}
            </span>
          ))}
        </span>
        <span className="t3">{says.counts({ waiting: one.waiting, failed: one.failed })}</span>
      </div>
      <button
        type="button"
        className="o-btn"
        aria-expanded={isShown}
        aria-label={`${says.deliveries}: ${one.name}`}
        onClick={onShow}
      >
        {says.deliveries}
      </button>
      <button
        type="button"
        className={one.offAt ? 'o-btn go' : 'o-btn'}
        aria-label={`${one.offAt ? says.switchOn : says.switchOff}: ${one.name}`}
        onClick={onSwitch}
      >
        {one.offAt ? says.switchOn : says.switchOff}
      </button>
    </li>
  );
}

function AddWebhook() {
  const { opsWebhooks: says } = useSpeech().words;
  const acting = useAct();
  const [id, setId] = useState(newId);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENT_NAMES);
  const [secret, setSecret] = useState<string>();
  // The answer that told the secret was lost: the address is added once more under another id.
  const isThere = acting.code === 'webhook-exists';
  useEffect(() => {
    if (isThere) setId(newId());
  }, [isThere]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSecret(undefined);
    const added = await acting.run(addWebhook, { id, name, url, events: [...events] });
    if (!added) return readAnew();
    setSecret(added.secret);
    setId(newId());
    setName('');
    setUrl('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Panel title={says.add}>
        <div className="o-field">
          <TextField label={says.name} value={name} maxLength={80} required onType={setName} />
          <TextField
            label={says.url}
            type="url"
            value={url}
            maxLength={500}
            placeholder="https://"
            required
            onType={setUrl}
          />
          <EventChoice chosen={events} onChoose={setEvents} />
          <ActNotes acting={acting} />
          {secret && (
            <div className="o-note" role="status">
              <p>{says.secretOnce}</p>
              <p className="mono o-anywhere">{secret}</p>
            </div>
          )}
          <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
            {says.add}
          </button>
        </div>
      </Panel>
    </form>
  );
}

type EventChoiceProps = {
  chosen: readonly WebhookEvent[];
  onChoose: (events: readonly WebhookEvent[]) => void;
};

function EventChoice({ chosen, onChoose }: EventChoiceProps) {
  const { opsWebhooks: says } = useSpeech().words;
  const turn = (one: WebhookEvent) =>
    onChoose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset>
      <legend>{says.events}</legend>
      <ul className="o-checks">
        {WEBHOOK_EVENT_NAMES.map((one) => (
          <li key={one}>
            <label className="row">
              <input type="checkbox" checked={chosen.includes(one)} onChange={() => turn(one)} />
              <span className="mono o-anywhere">{one}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
