import { createRoot } from 'react-dom/client';
import { loadFirstKarigarWords } from '#i18n/karigar.ts';
import { sayWhichApp, whenAnswered } from '../browser/call.ts';
import { learnPageFacts, learnWordsOf } from '../browser/page-facts.ts';
import { askAgain } from './api/reading.ts';
import { hearClock, rememberClock } from './api/server-clock.ts';
import { App } from './routes/app.tsx';
import { keepInstallOffer } from './shell/install.ts';
import { takeOwnLetters } from './shell/own-letters.ts';
import { go } from './shell/path.tsx';
import { startSession } from './shell/session.ts';
import { langOfBrowser, Speech } from './shell/words.tsx';
import { startWorker } from './shell/worker.ts';
import './shell/style.css';
import './shell/parts.css';
import './shell/unfolding.css';

void start();

async function start(): Promise<void> {
  sayWhichApp('karigar');
  rememberClock();
  whenAnswered(hearClock);
  startSession();
  keepInstallOffer();
  startWorker({
    app: new URL(import.meta.url).pathname,
    open: (path) => {
      go(path);
      void askAgain();
    },
    hear: () => void askAgain(),
  });
  const lang = langOfBrowser();
  document.documentElement.lang = lang;
  takeOwnLetters();
  learnPageFacts();
  await learnWordsOf(lang);
  const words = await loadFirstKarigarWords(lang);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Speech first={{ lang, words }}>
      <App />
    </Speech>,
  );
}
