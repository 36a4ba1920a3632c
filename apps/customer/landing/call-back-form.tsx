import type { ReactNode } from 'react';
import { catalogue } from '#contract/catalogue.ts';
import { work } from './kinds-of-work.ts';
import type { LandingWords } from './landing-words.ts';

const notYetBookable = work.filter(({ leads }) => leads.to === 'call');

/** Sent by `asking-for-a-call.ts`. */
export function CallBackForm({ words }: { words: LandingWords }) {
  const { contact } = words;
  return (
    <form className="call-back" noValidate data-offline={words.refusals['network-request-failed']}>
      <h3>{contact.formTitle}</h3>
      <noscript>
        <p>{contact.withoutScript}</p>
      </noscript>
      <Field name="name" label={contact.name}>
        <input id="cb-name" name="name" autoComplete="name" maxLength={80} required />
      </Field>
      <Field name="mobile" label={contact.mobile}>
        <span className="tel">
          <span aria-hidden="true">+91</span>
          <input
            id="cb-mobile"
            name="mobile"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            required
          />
        </span>
      </Field>
      <Field name="serviceInterest" label={contact.interest}>
        <select id="cb-serviceInterest" name="serviceInterest" required defaultValue="">
          <option value="">{contact.chooseInterest}</option>
          {catalogue.map(({ slug }) => (
            <option key={slug} value={slug}>
              {words.serviceWords[slug].name}
            </option>
          ))}
          {notYetBookable.map(({ key }) => (
            <option key={key} value={key}>
              {words.workNames[key]}
            </option>
          ))}
        </select>
      </Field>
      <Field name="area" label={contact.area}>
        <input id="cb-area" name="area" autoComplete="address-level3" maxLength={120} required />
      </Field>
      <button className="btn lg" type="submit">
        {contact.submit}
      </button>
      <p className="outcome" role="status" />
    </form>
  );
}

function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={`cb-${name}`}>{label}</label>
      {children}
      <span className="error" id={`cb-${name}-error`} hidden />
    </div>
  );
}
