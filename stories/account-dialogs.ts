import type { Locator, Page } from 'playwright';
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
  return editDialog(page);
}

export const toasts = (page: Page): Locator => page.locator('.toasts .toast p');

/** What a server process tells somebody: the row, and the word to every process that it is there. */
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
export async function forgetEdits({ db }: Product, userId: string): Promise<void> {
  await db.query('delete from notifications where user_id = $1', [userId]);
  await db.query('delete from profile_images where user_id = $1', [userId]);
  await db.query(
    'update users set last_profile_update = null, profile_image_id = null where id = $1',
    [userId],
  );
}

/** The code in the latest message to somebody, as the outbox of development shows it. */
export async function codeSentTo({ url }: Product, to: string): Promise<string> {
  for (const giveUpAt = Date.now() + 10_000; Date.now() < giveUpAt; ) {
    const { messages } = (await (await fetch(`${url}/dev/outbox.json`)).json()) as {
      messages: { to: string | null; words?: { text: string } | null }[];
    };
    const text = messages.find((one) => one.to === to)?.words?.text;
    const code = text && /\b\d{6}\b/.exec(text)?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code has been sent to ${to}`);
}
