import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { langOfBrowser } from '#i18n/ops.ts';
import { whenSessionIsLost } from '../browser/call.ts';
import { clearSession, questions } from './api/reading.ts';
import { App } from './routes/app.tsx';
import { readAhead } from './routes/read-ahead.ts';
import { Speech, spokenIn } from './shell/words.tsx';
import './shell/style.css';
import './shell/parts.css';
import './shell/controls.css';
import './shell/lists.css';
import './shell/rooms.css';
import './shell/files.css';
import './shell/timeline.css';
import './shell/booking.css';

void start();

async function start(): Promise<void> {
  whenSessionIsLost(clearSession);
  void readAhead();
  const lang = langOfBrowser(document.cookie, navigator.languages, location.search);
  document.documentElement.lang = lang;
  const first = await spokenIn(lang);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <QueryClientProvider client={questions}>
      <Speech first={first}>
        <App />
      </Speech>
    </QueryClientProvider>,
  );
}
