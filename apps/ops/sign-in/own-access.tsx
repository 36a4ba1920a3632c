import { startRegistration } from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { listSecondFactors } from '#contract/public/list-second-factors.ts';
import { makeRecoveryCodes } from '#contract/public/make-recovery-codes.ts';
import { removeSecondFactor } from '#contract/public/remove-second-factor.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Refused } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Authenticator, type Totp } from './authenticator.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Factors = OutputOf<typeof listSecondFactors>;
type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Things that one can show beside the password: several, so that one may be lost. */
export function OwnAccess() {
  const reading = useReading(listSecondFactors, {});
  const factors = reading.value;
  return (
    <div className="o-body o-stack">
      <Waiting reading={reading} />
      {factors && (
        <>
          <Passkeys of={factors} />
          <OwnAuthenticator of={factors} />
          <OwnCodes left={factors.recoveryCodesLeft} />
        </>
      )}
    </div>
  );
}

const isOnly = ({ passkeys, authenticatorSince }: Factors): boolean =>
  passkeys.length + Number(authenticatorSince !== null) === 1;

function Passkeys({ of: factors }: { of: Factors }) {
  const { words, lang } = useSpeech();
  const { opsAccess: says } = words;
  const acting = useAct();
  const [error, setError] = useState<string>();
  const add = async () => {
    setError(undefined);
    const begun = await acting.run(beginSecondFactor, { way: 'passkey' });
    if (!begun) return;
    const optionsJSON = begun.passkey as unknown as Options;
    const response = await startRegistration({ optionsJSON }).catch(() => undefined);
    if (!response) return setError(words.ops.signIn.passkeyNotShown);
    await acting.run(addSecondFactor, { way: 'passkey', response: { ...response } });
  };
  return (
    <Panel title={says.passkeys} beside={factors.passkeys.length || undefined}>
      <p className="o-help">{says.passkeysText}</p>
      {factors.passkeys.length === 0 && <p className="t3">{says.noPasskey}</p>}
      <ul className="o-people">
        {factors.passkeys.map(({ id, device, addedAt, usedAt }) => (
          <FactorRow
            key={id}
            name={device ?? says.unknownDevice}
            factor={{ way: 'passkey', id }}
            isOnly={isOnly(factors)}
          >
            <span className="t3">{says.added({ at: shownAt(addedAt, lang) })}</span>
            {usedAt && <span className="t3">{says.used({ at: shownAt(usedAt, lang) })}</span>}
          </FactorRow>
        ))}
      </ul>
      <Refused text={error} />
      <ActNotes acting={acting} />
      <span className="row">
        <button type="button" className="o-btn go" onClick={() => void add()}>
          {says.addPasskey}
        </button>
      </span>
    </Panel>
  );
}

function OwnAuthenticator({ of: factors }: { of: Factors }) {
  const { words, lang } = useSpeech();
  const { opsAccess: says } = words;
  const acting = useAct();
  const [totp, setTotp] = useState<Totp>();
  const since = factors.authenticatorSince;
  const begin = async () =>
    setTotp((await acting.run(beginSecondFactor, { way: 'totp' }))?.totp ?? undefined);
  const add = async (code: string) => {
    if (await acting.run(addSecondFactor, { way: 'totp', code })) setTotp(undefined);
  };
  return (
    <Panel title={says.totp}>
      <p className="o-help">{says.totpText}</p>
      {since === null ? (
        <p className="t3">{says.noTotp}</p>
      ) : (
        <ul className="o-people">
          <FactorRow name={says.totp} factor={{ way: 'totp' }} isOnly={isOnly(factors)}>
            <span className="t3">{says.added({ at: shownAt(since, lang) })}</span>
          </FactorRow>
        </ul>
      )}
      {totp && <Authenticator totp={totp} onCode={(code) => void add(code)} />}
      <ActNotes acting={acting} />
      {!totp && (
        <span className="row">
          <button type="button" className="o-btn" onClick={() => void begin()}>
            {since === null ? says.addTotp : says.changeTotp}
          </button>
        </span>
      )}
    </Panel>
  );
}

function OwnCodes({ left }: { left: number }) {
  const { opsAccess: says } = useSpeech().words;
  const acting = useAct();
  const [codes, setCodes] = useState<readonly string[]>();
  const make = async () => setCodes((await acting.run(makeRecoveryCodes, {}))?.recoveryCodes);
  return (
    <Panel title={says.codes}>
      <p className="o-help">{says.codesText}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <>
          <p className={left < 3 ? 'risk' : 't3'}>{says.codesLeft({ count: left })}</p>
          <AskedFirst button={says.newCodes} text={says.newCodesText} onYes={() => void make()} />
          <ActNotes acting={acting} />
        </>
      )}
    </Panel>
  );
}

type RowProps = {
  name: string;
  factor: { way: 'totp' } | { way: 'passkey'; id: string };
  isOnly: boolean;
  children: ReactNode;
};

function FactorRow({ name, factor, isOnly, children }: RowProps) {
  const { opsAccess: says } = useSpeech().words;
  const acting = useAct();
  return (
    <li>
      <span className="o-av" aria-hidden="true">
        <Icon name="shield" className="i" />
      </span>
      <div className="who o-stack">
        <b>{name}</b>
        {children}
        {isOnly ? (
          <span className="risk">{says.onlyOne}</span>
        ) : (
          <AskedFirst
            button={says.remove}
            label={`${says.remove}: ${name}`}
            yes={says.removeIt}
            text={says.removeText}
            onYes={() => void acting.run(removeSecondFactor, factor)}
          />
        )}
        <ActNotes acting={acting} />
      </div>
    </li>
  );
}

type AskedProps = { button: string; text: string; label?: string; yes?: string; onYes: () => void };

/** Pressed twice, with what it does between. */
function AskedFirst({ button, text, label, yes = button, onYes }: AskedProps) {
  const { opsAccess: says } = useSpeech().words;
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <span className="row">
        <button type="button" className="o-btn" aria-label={label} onClick={() => setIsAsked(true)}>
          {button}
        </button>
      </span>
    );
  const press = () => {
    setIsAsked(false);
    onYes();
  };
  return (
    <div className="o-stack">
      <p>{text}</p>
      <span className="row wrap g4">
        <button type="button" className="o-btn danger" onClick={press}>
          {yes}
        </button>
        <button type="button" className="o-btn" onClick={() => setIsAsked(false)}>
          {says.keep}
        </button>
      </span>
    </div>
  );
}
