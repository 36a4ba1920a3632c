import type { AuthWords } from './auth-words.ts';

/** The sentence beside the box; its links open in new tabs, so that nothing typed is lost. */
export function TermsLabel({ words }: { words: AuthWords }) {
  return (
    <>
      {words.agreeStart}
      <NewTab href="/terms-of-service" text={words.termsOfService} note={words.opensInNewTab} />
      {words.agreeMiddle}
      <NewTab href="/privacy-policy" text={words.privacyPolicy} note={words.opensInNewTab} />
      {words.agreeEnd}
    </>
  );
}

/** Beside the buttons that make an account of whoever is new: pressing them is accepting, and the sentence says so. */
export function ContinueTerms({ words }: { words: AuthWords }) {
  return (
    <p className="continue-terms">
      {words.continueStart}
      <NewTab href="/terms-of-service" text={words.termsOfService} note={words.opensInNewTab} />
      {words.agreeMiddle}
      <NewTab href="/privacy-policy" text={words.privacyPolicy} note={words.opensInNewTab} />
      {words.continueEnd}
    </p>
  );
}

function NewTab({ href, text, note }: { href: string; text: string; note: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {note}</span>
    </a>
  );
}
