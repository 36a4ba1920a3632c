import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listApiKeys } from '#contract/ops/list-api-keys.ts';
import { revokeApiKey } from '#contract/ops/revoke-api-key.ts';
import { dateInIndia } from '#kernel/time.ts';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { MakeApiKey } from './make-api-key.tsx';

type ApiKey = OutputOf<typeof listApiKeys>['keys'][number];

/** Keys with which programs of societies and partners come: made, looked at and revoked. */
export function ApiKeys() {
  const { opsApiKeys: says } = useSpeech().words;
  const reading = useReading(listApiKeys, {}, { everyMs: 30_000 });
  const all = reading.value?.keys ?? [];
  return (
    <div className="o-body o-stack">
      <Panel title={says.title} beside={all.length || undefined}>
        <p className="o-help">{says.text}</p>
        <Waiting reading={reading} />
        {reading.value && all.length === 0 && <p className="t3">{says.none}</p>}
        <ul className="o-people">
          {all.map((one) => (
            <KeyRow key={one.id} one={one} />
          ))}
        </ul>
      </Panel>
      <MakeApiKey known={[...new Set(all.map(({ integrator }) => integrator))]} />
    </div>
  );
}

function KeyRow({ one }: { one: ApiKey }) {
  const { words, lang } = useSpeech();
  const { opsApiKeys: says } = words;
  const [isAsked, setIsAsked] = useState(false);
  const isOver = one.revokedAt !== null || Date.parse(one.expiresAt) <= Date.now();
  return (
    <li>
      <span />
      <div className="who">
        <b>
          {one.integrator} <span className="mono">…{one.ending}</span>
        </b>
        <span className="row wrap g4">
          <KeyState one={one} isOver={isOver} />
          {one.scopes.map((scope) => (
            <span key={scope} className="o-chip">
              {says.scopeNames[scope]}
            </span>
          ))}
        </span>
        <span className="t3">
          {one.lastUsedAt ? says.lastUsed({ at: shownAt(one.lastUsedAt, lang) }) : says.neverUsed}
        </span>
        <KeyUses one={one} />
        {isAsked && !isOver && <Revoke one={one} onKeep={() => setIsAsked(false)} />}
      </div>
      {!isOver && !isAsked && (
        <button
          type="button"
          className="o-btn"
          aria-label={`${says.revoke}: ${one.integrator} …${one.ending}`}
          onClick={() => setIsAsked(true)}
        >
          {says.revoke}
        </button>
      )}
    </li>
  );
}

function KeyState({ one, isOver }: { one: ApiKey; isOver: boolean }) {
  const { words, lang } = useSpeech();
  const { opsApiKeys: says } = words;
  if (one.revokedAt)
    return (
      <span className="o-chip harm">{says.revoked({ at: shownAt(one.revokedAt, lang) })}</span>
    );
  // It ends with its last day.
  const lastDay = dateInIndia(Date.parse(one.expiresAt) - 1);
  if (isOver) return <span className="o-chip risk">{says.expired}</span>;
  return <span className="o-chip calm">{says.expires({ on: shownDate(lastDay, lang) })}</span>;
}

function KeyUses({ one }: { one: ApiKey }) {
  const { opsApiKeys: says } = useSpeech().words;
  if (one.uses.length === 0) return null;
  return (
    <details>
      <summary>{says.uses}</summary>
      {one.uses.map(({ operation, answered, refused }) => (
        <p key={operation} className="t3">
          <span className="mono">{operation}</span> {says.use({ answered, refused })}
        </p>
      ))}
    </details>
  );
}

function Revoke({ one, onKeep }: { one: ApiKey; onKeep: () => void }) {
  const { opsApiKeys: says } = useSpeech().words;
  const acting = useAct();
  return (
    <div className="o-field">
      <p>{says.revokeText({ name: one.integrator })}</p>
      <ActNotes acting={acting} />
      <div className="row wrap g4">
        <button
          type="button"
          className="o-btn danger"
          aria-busy={acting.busy || undefined}
          onClick={() => void acting.run(revokeApiKey, { id: one.id })}
        >
          {says.revoke}
        </button>
        <button type="button" className="o-btn" onClick={onKeep}>
          {says.keep}
        </button>
      </div>
    </div>
  );
}
