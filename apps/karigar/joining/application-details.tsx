import { type FormEvent, useEffect, useRef, useState } from 'react';
import { applyAsKarigar } from '#contract/applicant/apply-as-karigar.ts';
import { type ApplicationForm, IDENTITY_KINDS } from '#contract/fields/application.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type CallRefusal, call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { Link } from '../shell/path.tsx';
import { PayeeFields } from '../shell/payee-fields.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';
import { forgetDraft, keepDraft, readDraft } from './application-draft.ts';
import { inputOf, type Typed, typedOf } from './application-typed.ts';

type DetailsProps = { name: string; form: ApplicationForm | undefined; onSent: () => void };

/** The applicant's person, home, skills and payee. */
export function ApplicationDetails({ name, form: before, onSent }: DetailsProps) {
  const words = useWords();
  const { join } = words.work;
  const [typed, setTyped] = useState<Typed>(() => ({ ...typedOf(before, name), ...readDraft() }));
  const [refusal, setRefusal] = useState<CallRefusal>();
  const [busy, during] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  // The form is long: what has to be mended may stand far above the button that was pressed.
  useEffect(() => {
    if (refusal?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const fields = refusal?.fields ?? {};
  const known = words.refusals as Readonly<Record<string, unknown>>;
  const errorOf = (...names: string[]) => {
    const code = names.map((one) => fields[one]).find(Boolean);
    return code === undefined ? undefined : String(known[code] ?? words.karigar.somethingWentWrong);
  };
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keepDraft(next);
  };
  const send = () =>
    during(async () => {
      const answer = await call(applyAsKarigar, inputOf(typed));
      setRefusal(answer.ok ? undefined : answer.refusal);
      if (!answer.ok) return;
      forgetDraft();
      onSent();
    });
  const toggle = (id: number) =>
    type({
      serviceIds: typed.serviceIds.includes(id)
        ? typed.serviceIds.filter((one) => one !== id)
        : [...typed.serviceIds, id],
    });
  return (
    <form
      ref={form}
      className="k-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{join.details}</h2>
      <TextField
        label={join.fullName}
        name="name"
        autoComplete="name"
        value={typed.fullName}
        error={errorOf('fullName')}
        onValue={(fullName) => type({ fullName })}
      />
      <TextField
        label={join.bornOn}
        type="date"
        name="bday"
        autoComplete="bday"
        value={typed.bornOn}
        error={errorOf('bornOn')}
        onValue={(bornOn) => type({ bornOn })}
      />
      <TextField
        label={join.street}
        name="street"
        autoComplete="street-address"
        value={typed.street}
        error={errorOf('address.street') && join.streetMissing}
        onValue={(street) => type({ street })}
      />
      <TextField
        label={join.pincode}
        name="pincode"
        inputMode="numeric"
        maxLength={6}
        className="num"
        autoComplete="postal-code"
        value={typed.pincode}
        error={errorOf('address.pincode')}
        onValue={(text) => type({ pincode: text.replace(/\D/g, '') })}
      />
      <fieldset className="k-pick">
        <legend>{join.skills}</legend>
        {Object.values(words.catalogue.services).map(({ id, name }) => (
          <label key={id} className="k-choice k-small">
            {name}
            <input
              type="checkbox"
              aria-invalid={errorOf('serviceIds') ? true : undefined}
              checked={typed.serviceIds.includes(id)}
              onChange={() => toggle(id)}
            />
          </label>
        ))}
        <p className="k-said">{errorOf('serviceIds')}</p>
      </fieldset>
      <fieldset className="k-pick">
        <legend>{join.identity}</legend>
        <div className="k-two">
          {IDENTITY_KINDS.map((kind) => (
            <label key={kind} className="k-choice k-small">
              {join.identityKinds[kind]}
              <input
                type="radio"
                name="identity-kind"
                checked={typed.identityKind === kind}
                onChange={() => type({ identityKind: kind })}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label={join.identityEnding}
        name="identity-ending"
        maxLength={4}
        autoComplete="off"
        className="num"
        value={typed.identityEnding}
        error={errorOf('identityEnding')}
        onValue={(identityEnding) => type({ identityEnding })}
      />
      <PayeeFields typed={typed} type={type} errorOf={errorOf} />
      <p className="k-said" role="alert">
        {refusal && refusalText(refusal, words)}
      </p>
      {refusal?.code === 'payee-elsewhere' && (
        <Link to="/payee" className="k-choice">
          {words.work.me.payee}
          <Icon name="arrow-right" />
        </Link>
      )}
      <Button type="submit" size="lg" busy={busy}>
        {join.send}
      </Button>
    </form>
  );
}
