import { Field } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words.tsx';
import { tenDigits } from './ten-digits.ts';
import type { useEditProfile } from './use-edit-profile.ts';

type EditFieldsProps = { edit: ReturnType<typeof useEditProfile>; disabled: boolean };

/** Full Name, Email, and Mobile behind its fixed +91 (PROF-03). */
export function EditFields({ edit, disabled }: EditFieldsProps) {
  const { profile } = useWords();
  const { draft, errors, change } = edit;
  return (
    <>
      <TextField
        label={profile.fullName}
        value={draft.fullName}
        onValue={(text) => change('fullName', text)}
        error={errors.fullName}
        disabled={disabled}
        autoComplete="name"
        maxLength={80}
      />
      <TextField
        label={profile.email}
        type="email"
        value={draft.email}
        onValue={(text) => change('email', text)}
        error={errors.email}
        disabled={disabled}
        autoComplete="email"
        maxLength={254}
      />
      <Field label={profile.mobile} error={errors.digits} help={profile.mobileHelp}>
        {(control) => (
          <div className="tel num">
            <span>+91</span>
            <input
              {...control}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              value={draft.digits}
              disabled={disabled}
              onChange={(event) =>
                change('digits', tenDigits(event.currentTarget.value, draft.digits))
              }
            />
          </div>
        )}
      </Field>
    </>
  );
}
