import type { ReactNode } from 'react';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { FrontService } from './front-catalogue.ts';
import { work } from './kinds-of-work.ts';
import type { LandingWords } from './landing-words.ts';

const notYetBookable = work.filter(({ leads }) => leads.to === 'call');

type CallBackFormProps = { words: LandingWords; services: readonly FrontService[] };

/** Sent by `asking-for-a-call.ts`. */
export function CallBackForm({ words, services }: CallBackFormProps) {
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
        <Interests words={words} services={services} />
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

/** The services on sale, and those that are planned. */
export function Interests({ words, services }: CallBackFormProps) {
  return (
    <select id="cb-serviceInterest" name="serviceInterest" required defaultValue="">
      <option value="">{words.contact.chooseInterest}</option>
      {services.map(({ slug }) => (
        <option key={slug} value={slug}>
          {serviceNameIn(words.catalogue, slug)}
        </option>
      ))}
      {notYetBookable.map(({ key }) => (
        <option key={key} value={key}>
          {words.workNames[key]}
        </option>
      ))}
    </select>
  );
}
