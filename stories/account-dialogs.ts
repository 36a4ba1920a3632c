import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Product } from '#testing/product.ts';

export const header = (page: Page): Locator => page.locator('header.top');
export const bell = (page: Page): Locator =>
  header(page).getByRole('button', { name: /^Notifications/ });
export const bellPanel = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Notifications' });
export const helpDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Help Center' });
export const profileDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Profile', exact: true });
export const editDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Edit Profile' });

export const openHelp = (page: Page): Promise<void> =>
  header(page).getByRole('button', { name: 'Help' }).click();

export async function openProfile(page: Page): Promise<Locator> {
  await header(page).getByRole('button', { name: 'Profile' }).click();
  await profileDialog(page).waitFor();
  return profileDialog(page);
}

export async function openEdit(page: Page): Promise<Locator> {
  const profile = await openProfile(page);
  await profile.getByRole('button', { name: 'Edit Profile' }).click();
  await editDialog(page).waitFor();
  await listenToToasts(page);
  return editDialog(page);
}

export const toasts = (page: Page): Locator => page.locator('.toasts .toast p');

/** Toasts shown since the page was made to listen, also those that have gone by now. */
export const toldByToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as typeof window & { toldSoFar?: string[] }).toldSoFar ?? []);

/** Some are there for two seconds, in which a busy machine may not come to look. */
export const listenToToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { toldSoFar: told });
    const look = () => {
      for (const toast of document.querySelectorAll('.toasts .toast p')) {
        const text = toast.textContent ?? '';
        if (told.at(-1) !== text) told.push(text);
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

/** Notifies somebody as a server process does: the row, and the signal to every process that it is there. */
export async function tell(
  { db }: Product,
  userId: string,
  kind: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = newId();
  await db.query(
    `insert into notifications (id, user_id, kind, params, created_at) values ($1, $2, $3, $4, now())`,
    [id, userId, kind, params],
  );
  await db.query(`select pg_notify('aangan_live', $1)`, [userId]);
  return id;
}

/** As if nobody had edited anything and nobody had been told anything. */
export async function clearEdits({ db }: Product, userId: string): Promise<void> {
  await db.query('delete from notifications where user_id = $1', [userId]);
  await db.query('delete from profile_images where user_id = $1', [userId]);
  await db.query(
    'update users set last_profile_update = null, profile_image_id = null where id = $1',
    [userId],
  );
}

/** The code in the latest message to somebody, as the outbox of development shows it. */
export async function codeSentTo({ url }: Product, to: string): Promise<string> {
  const latest = async () => {
    const { messages } = (await (await fetch(`${url}/dev/outbox.json`)).json()) as {
      messages: { to: string | null; words?: { text: string } | null }[];
    };
    const text = messages.find((one) => one.to === to)?.words?.text ?? '';
    return /\b\d{6}\b/.exec(text)?.[0] ?? '';
  };
  let code = '';
  await expect.poll(async () => (code = await latest())).not.toBe('');
  return code;
}
