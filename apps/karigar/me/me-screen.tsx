import { type ReactNode, useState } from 'react';
import { readMe } from '#contract/applicant/read-me.ts';
import { setLanguage } from '#contract/applicant/set-language.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { Lang } from '#i18n/index.ts';
import { karigarLangs } from '#i18n/karigar.ts';
import { languageOf } from '#kernel/languages.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { call } from '../../browser/call.ts';
import { useQueuedActions } from '../api/queue.ts';
import { useReading } from '../api/reading.ts';
import { install, useMayInstall } from '../shell/install.ts';
import { Link } from '../shell/path.tsx';
import { Trade } from '../shell/picture.tsx';
import { signOut } from '../shell/session.ts';
import { useSpeech } from '../shell/words.tsx';
import { Leaving } from './leaving.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnRating } from './own-rating.tsx';
import { RefusedCustomers } from './refused-customers.tsx';
import { SpokenLanguages } from './spoken-languages.tsx';

/** The Karigar's own page: their rating, hours, language, and the ways out. */
export function MeScreen({ ringing }: { ringing?: ReactNode }) {
  const { words } = useSpeech();
  const { work, karigar } = words;
  const me = useReading(readMe, {});
  const mayInstall = useMayInstall();
  return (
    <section className="k-screen">
      <header>
        <h1>{me.value?.work?.name ?? work.me.title}</h1>
        <p className="k-lead num">{me.value?.mobile}</p>
      </header>
      <OwnRating />
      <RefusedCustomers />
      <Link to="/work-time" className="k-choice">
        {work.me.workTime}
        <Icon name="arrow-right" />
      </Link>
      <Link to="/payee" className="k-choice">
        {work.me.payee}
        <Icon name="arrow-right" />
      </Link>
      <Link to="/help" className="k-choice">
        {words.help.title}
        <Icon name="arrow-right" />
      </Link>
      <Skills slugs={me.value?.work?.serviceSlugs ?? []} />
      {me.value?.work && (
        <SpokenLanguages key={me.value.work.karigarId} said={me.value.work.languages ?? []} />
      )}
      <AppLanguage />
      {me.value?.work && <OwnCalendar />}
      <OwnPasskeys />
      {ringing}
      {mayInstall && (
        <Button look="line" onClick={() => void install()}>
          <Icon name="install" />
          {karigar.install}
        </Button>
      )}
      <SigningOut />
      <Leaving />
      <SourceLink />
    </section>
  );
}

/** The language in which the Karigar reads us; messages follow it. */
function AppLanguage() {
  const { words, lang, speak } = useSpeech();
  const chooseLang = async (one: Lang) => {
    await speak(one);
    // Messages to the Karigar follow this choice; without a signal the next start of the app sends it (`shell/session.ts`).
    await call(setLanguage, { language: one });
  };
  return (
    <fieldset className="k-pick">
      <legend>{words.karigar.language}</legend>
      {karigarLangs(lang).map((one) => (
        <label key={one} className="k-choice" lang={one}>
          {languageOf(one).name}
          <input
            type="radio"
            name="language"
            checked={one === lang}
            onChange={() => void chooseLang(one)}
          />
        </label>
      ))}
    </fieldset>
  );
}

function Skills({ slugs }: { slugs: readonly string[] }) {
  const { work, catalogue } = useSpeech().words;
  return (
    <section className="k-card">
      <h2>{work.me.skills}</h2>
      <ul className="k-list">
        {slugs.map((slug) => (
          <li key={slug} className="k-titled">
            <Trade slug={slug} />
            {serviceNameIn(catalogue, slug)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SourceLink() {
  const { words } = useSpeech();
  return (
    <p>
      <a href={knownBrand().source} rel="noopener">
        {words.work.me.source}
      </a>
    </p>
  );
}

function SigningOut() {
  const { words } = useSpeech();
  const { me } = words.work;
  const queuedActions = useQueuedActions();
  const [said, setSaid] = useState<string>();
  const leave = async () => {
    if (queuedActions.length > 0) return setSaid(me.queuedLeft);
    if (!(await signOut())) setSaid(me.signOutFailed);
  };
  return (
    <section className="k-stack">
      <Button look="soft" onClick={() => void leave()}>
        {me.signOut}
      </Button>
      <p className="k-said" role="alert">
        {said}
      </p>
    </section>
  );
}
