import type { Lang } from '#i18n/index.ts';
import type { PageAssets } from '../page-assets.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { AppSection } from './app-section.tsx';
import { business } from './business.ts';
import { Claims } from './claims.tsx';
import { Contact } from './contact.tsx';
import { Footer } from './footer.tsx';
import type { FrontService } from './front-catalogue.ts';
import { Head } from './head.tsx';
import { Hero } from './hero.tsx';
import { landingWords } from './landing-words.ts';
import { Navigation } from './navigation.tsx';
import { Promises } from './promises.tsx';
import { Services } from './services.tsx';
import { Steps } from './steps.tsx';
import { Voices } from './voices.tsx';
import { Work } from './work.tsx';

type LandingPageProps = {
  lang: Lang;
  assets: PageAssets;
  services: readonly FrontService[];
};

/** The public front page, whole. It is rendered once per language at build time and never hydrated (decision 0010);
 * the server draws those of its parts anew that tell what is sold (`draw-front.tsx`). */
export function LandingPage({ lang, assets, services }: LandingPageProps) {
  const words = landingWords(lang);
  return (
    <html lang={lang}>
      <Head lang={lang} words={words} assets={assets} />
      <body>
        <a className="skip" href="#main">
          {words.shell.skipToContent}
        </a>
        <Navigation lang={lang} words={words} />
        <main id="main">
          <Hero words={words} courtyard={assets.courtyard} />
          <Claims lang={lang} words={words} />
          <Services words={words} services={services} />
          <Work words={words} />
          <Steps words={words} />
          <Promises words={words} lang={lang} />
          <Voices words={words} />
          <AppSection words={words} />
          <Contact words={words} services={services} />
        </main>
        <Footer lang={lang} words={words} />
        <StructuredData about={business(words, lang, services)} />
      </body>
    </html>
  );
}
