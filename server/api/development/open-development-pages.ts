import type { Hono } from 'hono';
import type { World } from '#server/app-context.ts';
import { openOutboxPage } from './outbox-page.ts';
import { openSecondFactorPage } from './second-factor-page.ts';
import { openSettlementsPage } from './settlements-page.ts';

/** Pages for developers; `app.ts` never opens them in production. */
export function openDevelopmentPages(app: Hono, world: World): void {
  openOutboxPage(app, world);
  openSettlementsPage(app, world);
  openSecondFactorPage(app, world);
}
