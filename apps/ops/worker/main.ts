import { isBelowOpsApp, OPS_APP } from '#contract/app-paths.ts';
import { openMessage, showMessage } from '../../browser/worker-messages.ts';
import { scope } from '../../browser/worker-scope.ts';

/** Rings while the console is closed, and keeps nothing: what the console shows is of this moment or it is wrong. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showMessage(event.data.json(), '/icon-192.png'));
});
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openMessage(event.notification, { home: OPS_APP, isApp: isBelowOpsApp })),
);
