import { useState } from 'react';
import { karigarLangs } from '#i18n/karigar.ts';
import { languageOf } from '#kernel/languages.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { chosenLang } from '../shell/chosen-lang.ts';
import { Office } from '../shell/office.tsx';
import { Link, usePath } from '../shell/path.tsx';
import { useSpeech } from '../shell/words.tsx';
import { ByCode } from './by-code.tsx';
import { ByPasskey } from './by-passkey.tsx';
import { ByPassword } from './by-password.tsx';
import { LostPhone } from './lost-phone.tsx';

/** The language, if it has not been chosen yet; then the mobile. */
export function SignIn() {
  const [chosen, setChosen] = useState(() => chosenLang() !== undefined);
  const path = usePath();
  if (chosen && path === '/lost-phone') return <LostPhone />;
  return chosen ? (
    <Ways onLanguage={() => setChosen(false)} />
  ) : (
    <Languages onChosen={() => setChosen(true)} />
  );
}

function Languages({ onChosen }: { onChosen: () => void }) {
  const { words, lang, speak } = useSpeech();
  return (
    <section className="k-screen k-langs">
      <h1>
        <span lang="hi">अपनी भाषा चुनें</span>
        <span lang="mr">आपली भाषा निवडा</span>
        <span lang="en">Choose your language</span>
      </h1>
      <ul>
        {karigarLangs(lang).map((one) => (
          <li key={one}>
            <button
              type="button"
              className="k-choice"
              lang={one}
              aria-current={one === lang ? 'true' : undefined}
              onClick={() => void speak(one).then(onChosen)}
            >
              {languageOf(one).name}
              <Icon name="arrow-right" />
            </button>
          </li>
        ))}
      </ul>
      <p className="k-note">{words.karigar.appText}</p>
    </section>
  );
}

function Ways({ onLanguage }: { onLanguage: () => void }) {
  const { words, lang } = useSpeech();
  const { signIn, language } = words.karigar;
  const [byPassword, setByPassword] = useState(false);
  return (
    <section className="k-screen">
      <button type="button" className="k-lang-again link-btn" onClick={onLanguage}>
        <Icon name="language" />
        <span className="visually-hidden">{language}: </span>
        {languageOf(lang).name}
      </button>
      <h1>{signIn.title}</h1>
      {!byPassword && <p className="k-lead">{signIn.lead}</p>}
      {byPassword ? <ByPassword /> : <ByCode />}
      <button type="button" className="link-btn" onClick={() => setByPassword(!byPassword)}>
        {byPassword ? signIn.byMobile : signIn.byPassword}
      </button>
      <ByPasskey />
      <Link to="/lost-phone" className="link">
        {words.help.lost.title}
      </Link>
      <Office />
      <p className="k-note">
        {signIn.terms}{' '}
        <a className="link" href="/terms">
          {signIn.termsOf}
        </a>
      </p>
    </section>
  );
}
