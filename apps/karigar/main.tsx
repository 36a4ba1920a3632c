import { createRoot } from 'react-dom/client';
import { loadKarigarWords } from '#i18n/karigar.ts';
import { App } from './routes/app.tsx';
import { keepInstallOffer } from './shell/install.ts';
import { startSession } from './shell/session.ts';
import { langOfBrowser, Speech } from './shell/words.tsx';
import { startWorker } from './shell/worker.ts';
import './shell/style.css';
import './shell/parts.css';

void start();

async function start(): Promise<void> {
  startSession();
  keepInstallOffer();
  startWorker(new URL(import.meta.url).pathname);
  const lang = langOfBrowser();
  document.documentElement.lang = lang;
  const words = await loadKarigarWords(lang);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Speech first={{ lang, words }}>
      <App />
    </Speech>,
  );
}
