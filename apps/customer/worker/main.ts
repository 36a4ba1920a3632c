import { isPathOfTheApp } from '#contract/app-paths.ts';
import { openMessage, showMessage } from '../../browser/worker-messages.ts';
import { scope } from '../../browser/worker-scope.ts';
import { answerFile, dropOldFiles, keepFiles } from './files.ts';
import { keptList } from './kept-list.ts';
import { answerPage } from './pages.ts';
import { wayOf } from './way-of.ts';

/**
 * Runs beside the pages, even when none is open. It knows no person: what is anybody's own is kept by the page, which
 * knows whose it is (`api/kept-answers.ts`).
 */
scope.addEventListener('install', (event) =>
  event.waitUntil(keepFiles().then(() => scope.skipWaiting())),
);

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Pages that are open go on with their own files; they are told that there is something newer. */
async function takeOver(): Promise<void> {
  await dropOldFiles();
  await scope.clients.claim();
  for (const page of await scope.clients.matchAll({ type: 'window' })) {
    page.postMessage({ latest: keptList.app });
  }
}

scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, location.origin);
  if (way === 'page') event.respondWith(answerPage(event.request));
  if (way === 'file') event.respondWith(answerFile(event.request));
});

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showMessage(event.data.json(), '/icon-192.png'));
});

scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openMessage(event.notification, { home: '/main', isApp: isPathOfTheApp })),
);
