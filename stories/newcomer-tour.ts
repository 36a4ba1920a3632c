import { LANGS } from '#kernel/languages.ts';
import { cast } from '#testing/cast.ts';
import type { Camera, Tour } from './camera.ts';
import { codeSentTo } from './outbox.ts';

/**
 * Tours the way from an OTP sent to a mobile which another account claims: joining that account, then its mobile and address as
 * they look while nobody has proven them. Leaves the browser as if nobody had been here.
 */
export async function tourOfNewcomer(
  { page, shoot }: Camera,
  { product, words, lang, width }: Tour,
  mobile: string,
): Promise<void> {
  const { auth, everyday, profile } = words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const otp = page.getByLabel(auth.otp, { exact: true });
  const email = `claims-${lang}${width}@example.com`;
  const { rows } = await product.db.query<{ id: string }>(
    `insert into users (id, full_name, email, mobile, language, password_hash, roles, created_at)
     select gen_random_uuid(), 'Claiming Person', $1, $2, $4, password_hash, roles, now()
     from users where id = $3 returning id`,
    [email, mobile, cast.asha.id, await page.evaluate(() => document.documentElement.lang)],
  );
  await otp.fill(await codeSentTo(product, mobile));
  await page.getByRole('heading', { name: auth.join.title }).waitFor();
  await shoot('join-by-password');
  await button(auth.join.byCode).click();
  await page.getByLabel(auth.join.email).fill(email);
  await button(auth.sendOtp).click();
  await otp.waitFor();
  await shoot('join-by-code');
  await otp.fill(await codeSentTo(product, email));
  await page.getByText(auth.join.passwordRemoved).waitFor();
  await shoot('joined');

  await product.db.query(
    'update users set mobile_proven_at = null, email_proven_at = null where id = $1',
    [rows[0]?.id],
  );
  // As after a sign-up, which accepts the terms.
  await page.evaluate((id) => {
    sessionStorage.setItem('terms-later', '1');
    sessionStorage.setItem('proof-after-sign-up', id ?? '');
  }, rows[0]?.id);
  await button(auth.join.goOn).click();
  const dialog = page.getByRole('dialog', { name: auth.prove.mobile.title });
  await dialog.waitFor();
  await shoot('prove-mobile');
  await button(auth.sendOtp).click();
  await otp.waitFor();
  await shoot('prove-mobile-code');
  await button(auth.prove.later).click();
  await dialog.waitFor({ state: 'detached' });
  await button(everyday.profile).click();
  await page.getByText(profile.unproven).first().waitFor();
  await shoot('profile-unproven');
  await page.goto(`${product.url}/privacy-policy`);
  await page.context().clearCookies({ name: /aangan/ });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.removeItem('proof-after-sign-up');
  });
}

/** One's own, so that six tours do not share the limits of one number. */
export const mobileOf = ({ lang, width }: Tour): string =>
  `+9198${width}${1001 * (LANGS.indexOf(lang) + 1)}`.padEnd(13, '7').slice(0, 13);
