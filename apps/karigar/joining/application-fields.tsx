import { IDENTITY_KINDS } from '#contract/fields/application.ts';
import { TextField } from '#ui/text-field.tsx';
import { Trade } from '../shell/picture.tsx';
import { useWords } from '../shell/words.tsx';
import type { Typed } from './application-typed.ts';
import { BirthDate } from './birth-date.tsx';

type FieldsProps = {
  typed: Typed;
  type: (part: Partial<Typed>) => void;
  /** The error of the first of these fields that has one. */
  errorOf: (...names: string[]) => string | undefined;
};

/** The applicant's name, birthday and address. */
export function PersonFields({ typed, type, errorOf }: FieldsProps) {
  const { join } = useWords().work;
  return (
    <>
      <TextField
        label={join.fullName}
        name="name"
        autoComplete="name"
        value={typed.fullName}
        error={errorOf('fullName')}
        onValue={(fullName) => type({ fullName })}
      />
      <BirthDate
        label={join.bornOn}
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
    </>
  );
}

/** The services that the applicant can do. */
export function SkillFields({ typed, type, errorOf }: FieldsProps) {
  const words = useWords();
  const { join } = words.work;
  const toggle = (id: number) =>
    type({
      serviceIds: typed.serviceIds.includes(id)
        ? typed.serviceIds.filter((one) => one !== id)
        : [...typed.serviceIds, id],
    });
  return (
    <fieldset className="k-pick">
      <legend>{join.skills}</legend>
      {Object.entries(words.catalogue.services).map(([slug, { id, name }]) => (
        <label key={id} className="k-choice k-small">
          <span className="k-titled">
            <Trade slug={slug} />
            {name}
          </span>
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
  );
}

/** The document that proves who they are, by its kind and its last characters. */
export function IdentityFields({ typed, type, errorOf }: FieldsProps) {
  const { join } = useWords().work;
  return (
    <>
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
    </>
  );
}
