import { useState } from 'react';
import { updateProfile } from '#contract/customer/update-profile.ts';
import type { PersonView } from '#contract/public/person.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { clearTrouble, toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { type CallRefusal, call } from '../api/call.ts';
import { refreshSession } from '../shell/session.ts';
import {
  type Draft,
  type DraftErrors,
  type DraftField,
  draftOf,
  errorsOf,
  newContacts,
} from './edit-rules.ts';
import { failureText } from './failure-words.ts';
import { shownTime } from './shown-time.ts';
import { type Contact, type Contacts, useCodes } from './use-codes.ts';
import type { useOwnProfile } from './use-own-profile.ts';

const FIELD_OF: Record<string, DraftField> = {
  fullName: 'fullName',
  email: 'email',
  mobile: 'digits',
};
const isCode = (text: string | undefined): boolean => /^\d{6}$/.test(text ?? '');

type Own = ReturnType<typeof useOwnProfile>;
type Leaving = {
  readonly onSaved: () => void;
  /** Asks for a proof of the person first. */
  readonly onConfirm: (then: () => void) => void;
};

/** One editing of the profile, from the first key to the save: fields, and codes for what is new. */
export function useEditProfile(user: PersonView, own: Own, { onSaved, onConfirm }: Leaving) {
  const { profile } = useWords();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [step, setStep] = useState<'fields' | 'codes'>('fields');
  const [busy, setBusy] = useState(false);
  const troubles = useTroubles(own, () => setStep('fields'));
  const { errors, setErrors, codeErrors, setCodeErrors, refused } = troubles;
  const codes = useCodes();
  const contacts = newContacts(draft, user);
  const asked = (['email', 'mobile'] as const).filter((contact) => contacts[contact]);
  const editing = { user, own, draft, codes, contacts, asked, setBusy, onSaved, onConfirm };
  const submit = useSubmitting({ ...editing, troubles, onCodes: () => setStep('codes') });

  return {
    draft,
    errors,
    change: (field: DraftField, value: string) => {
      setDraft((before: Draft) => ({ ...before, [field]: value }));
      setErrors(({ [field]: _, ...others }) => others);
    },
    step,
    busy,
    asked,
    codes,
    codeErrors,
    typeCode: (contact: Contact, text: string) => {
      codes.type(contact, text);
      setCodeErrors(({ [contact]: _, ...others }) => others);
    },
    resend: async (contact: Contact) => {
      setCodeErrors({});
      const trouble = await codes.send(contact, contacts[contact] ?? '');
      if (trouble) refused(trouble.refusal, contact);
      else toast(profile.resent);
    },
    back: () => setStep('fields'),
    submit: () => {
      clearTrouble();
      if (step === 'fields') void submit.fields();
      else submit.codes();
    },
  };
}

/** The errors of fields and codes, in words shown at each of them or once above. */
function useTroubles(own: Own, onFields: () => void) {
  const { profile, refusals } = useWords();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [codeErrors, setCodeErrors] = useState<Contacts>({});
  const say = (text: string) => toast(text, 'bad');
  const complain = (contact: Contact, text: string) => {
    onFields();
    setErrors({ [contact === 'email' ? 'email' : 'digits']: text });
  };
  const waitFor = (milliseconds: number) =>
    say(profile.wait({ time: shownTime(milliseconds, profile) }));

  const refused = (refusal: CallRefusal, about?: Contact) => {
    const { code, fields } = refusal;
    const contact = about ?? contactIn(refusal);
    if (code === 'profile-locked') {
      waitFor((paramsOf(refusal, code)?.retryAfterSeconds ?? 0) * 1000);
      own.refresh();
      return void refreshSession();
    }
    if (contact && (code === 'invalid-verification-code' || code === 'otp-session-expired'))
      return setCodeErrors({ [contact]: refusals[code] });
    if (code === 'invalid-phone-number') {
      complain('mobile', profile.mobileInvalid);
      return say(profile.mobileInvalid);
    }
    if (fields) setErrors(errorsFrom(fields, refusals));
    else if (contact && code === 'operation-not-allowed') complain(contact, profile.cannotSend);
    else if (contact && code in refusals)
      complain(contact, refusals[code as keyof typeof refusals]);
    say(failureText(refusal, profile));
  };
  return { errors, setErrors, codeErrors, setCodeErrors, say, waitFor, refused };
}

type Submitting = {
  readonly user: PersonView;
  readonly own: Own;
  readonly draft: Draft;
  readonly contacts: ReturnType<typeof newContacts>;
  /** The new contacts, each of which wants its code. */
  readonly asked: readonly Contact[];
  readonly codes: ReturnType<typeof useCodes>;
  readonly troubles: ReturnType<typeof useTroubles>;
  readonly setBusy: (busy: boolean) => void;
  readonly onCodes: () => void;
} & Leaving;

/** Sends the fields, after the codes of new contacts where there are any. */
function useSubmitting(editing: Submitting) {
  const { user, own, draft, contacts, asked, codes, troubles, setBusy } = editing;
  const { setErrors, setCodeErrors, say, waitFor, refused } = troubles;
  const { profile, refusals } = useWords();
  const save = async () => {
    const answer = await call(updateProfile, {
      fullName: draft.fullName,
      ...contacts,
      ...(contacts.email && { emailProof: codes.proofOf('email') }),
      ...(contacts.mobile && { mobileProof: codes.proofOf('mobile') }),
    });
    setBusy(false);
    if (!answer.ok) return refused(answer.refusal);
    own.changed(answer.value);
    editing.onSaved();
    // Said once the dialog is gone, where it stays to be seen and is heard.
    setTimeout(() => toast(profile.updated));
  };
  const submitFields = async () => {
    if (own.lockedMs > 0) return waitFor(own.lockedMs);
    const found = errorsOf(draft, user, { refusals, profile });
    setErrors(found);
    if (found.digits) say(found.digits);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    if (asked.length === 0) return save();
    const trouble = await codes.sendMissing(contacts);
    setBusy(false);
    if (trouble?.refusal.code === 'confirmation-needed')
      return editing.onConfirm(() => void submitFields());
    if (trouble) return refused(trouble.refusal, trouble.contact);
    setCodeErrors({});
    editing.onCodes();
  };
  const submitCodes = () => {
    const missing = asked.filter((contact) => !isCode(codes.typed[contact]));
    setCodeErrors(Object.fromEntries(missing.map((contact) => [contact, profile.codeMissing])));
    if (missing.length > 0) return;
    setBusy(true);
    void save();
  };
  return { fields: submitFields, codes: submitCodes };
}

/** Complaints of the server's own check of a field, in words. */
function errorsFrom(
  fields: Readonly<Record<string, string>>,
  refusals: Readonly<Record<string, string>>,
): DraftErrors {
  const known = Object.entries(fields).flatMap(([name, code]) => {
    const field = FIELD_OF[name];
    return field ? [[field, refusals[code] ?? refusals.invalid]] : [];
  });
  return Object.fromEntries(known);
}

/** The one of both contacts that a refusal is about. */
const contactIn = (refusal: CallRefusal): Contact | undefined =>
  (
    paramsOf(refusal, 'email-already-in-use') ??
    paramsOf(refusal, 'code-needed') ??
    paramsOf(refusal, 'invalid-verification-code') ??
    paramsOf(refusal, 'otp-session-expired')
  )?.field;
