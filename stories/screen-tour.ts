import { cast } from '#testing/cast.ts';
import { tell } from './account-dialogs.ts';
import { loseNetwork, offerToInstall } from './account-page.ts';
import { chooseLaterTime } from './booking-page.ts';
import { openCamera, type Seen, type Tour } from './camera.ts';
import { tourOfOwnChoices } from './choices-tour.ts';
import { tourOfCredit } from './credit-tour.ts';
import { mobileOf, tourOfNewcomer } from './newcomer-tour.ts';
import { codeSentTo } from './outbox.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { tourOfServices } from './services-tour.ts';
import { openFirstTaxDocument } from './tax-document-of-booking.ts';

/** Tours the screens of a visitor who is not signed in. */
export async function tourOfVisitor(tour: Tour): Promise<readonly Seen[]> {
  const { product, words, lang, width } = tour;
  const { auth } = words;
  const camera = await openCamera(tour);
  const { page, shoot, finish } = camera;
  const go = (path: string) => page.goto(product.url + path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await go('/');
  await shoot('landing');
  await shoot('landing-whole', { whole: true });
  await page.locator('.dots i.now').first().waitFor({ state: 'attached' });
  await page.locator('[data-auth]').first().click();
  await page.getByRole('dialog').waitFor();
  await shoot('modal');
  await button(auth.signUp).or(button(auth.login)).first().click();
  await shoot('modal-other');
  for (const policy of ['privacy-policy', 'terms-of-service', 'refund-cancellation-policy']) {
    await go(`/${policy}`);
    await shoot(policy);
  }
  await go('/promise');
  await shoot('promise-whole', { whole: true });
  if (tour.looks) await tourOfServices(camera, product.url);
  await go('/gate');
  await shoot('gate');
  await go(`/gate?again#${'A'.repeat(43)}`);
  await page.locator('.verdict.no h2').first().waitFor();
  await shoot('gate-no');
  await go('/offline');
  await shoot('offline');

  await go('/signup');
  await button(auth.createAccount).waitFor();
  await shoot('signup');
  await button(auth.createAccount).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await shoot('signup-refused');

  await go('/login');
  await page.getByLabel(auth.emailOrMobile).fill('nobody@example.com');
  await page.getByLabel(auth.password, { exact: true }).fill('not the right one');
  await shoot('login');
  await page.locator('form').getByRole('button', { name: auth.login, exact: true }).click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  await shoot('login-refused');
  await button(auth.otpLogin).click();
  await shoot('otp');
  await page.getByLabel(auth.mobile).fill(mobileOf(tour));
  await button(auth.sendOtp).click();
  await page.getByLabel(auth.otp, { exact: true }).waitFor();
  await shoot('otp-sent');
  await tourOfNewcomer(camera, tour, mobileOf(tour));

  await go('/forgot-password');
  await button(auth.sendOtp).waitFor();
  await shoot('reset-1');
  const email = `${lang}${width}@example.com`;
  await product.db.query(
    `insert into users (id, full_name, email, email_proven_at, password_hash, roles, created_at)
     select gen_random_uuid(), full_name, $1, now(), password_hash, roles, now() from users where id = $2`,
    [email, cast.asha.id],
  );
  await page.getByLabel(auth.reset.email, { exact: true }).fill(email);
  await button(auth.sendOtp).click();
  await page.getByLabel(auth.otp, { exact: true }).waitFor();
  await shoot('reset-2');
  await page.getByLabel(auth.otp, { exact: true }).fill(await codeSentTo(product, email));
  await page.getByLabel(auth.reset.newPassword, { exact: true }).waitFor();
  await shoot('reset-3');
  await page.getByLabel(auth.reset.newPassword, { exact: true }).fill('Chandani@2026');
  await page.getByLabel(auth.confirmPassword).fill('Chandani@2026');
  await page.clock.install();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await button(auth.reset.setPassword).click();
  await page.getByText(auth.reset.done).waitFor();
  await shoot('reset-4', { still: true });
  return finish();
}

/** Tours the screens of a customer, from the first look around to the bill. */
export async function tourOfCustomer(tour: Tour): Promise<readonly Seen[]> {
  const { product, words } = tour;
  const { booking, everyday, history, payment, dashboard, notifications, myData } = words;
  const asha = await customerOf(product, cast.asha.email);
  const camera = await openCamera(tour, 'asha');
  const { page, shoot, finish } = camera;
  const go = (path: string) => page.goto(product.url + path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await product.db.query('delete from notifications where user_id = $1', [cast.asha.id]);
  await go('/main');
  await page.getByRole('article').nth(8).waitFor();
  await shoot('dashboard');
  await shoot('dashboard-whole', { whole: true });
  await loseNetwork(page);
  await shoot('dashboard-offline');
  await page.reload();
  await page.getByLabel(dashboard.searchLabel).fill('zzzzzz');
  await page.getByText(dashboard.nothingFound).first().waitFor();
  await shoot('nothing-found');
  await go('/main?help=');
  await page.locator('.help-dialog nav').waitFor();
  await shoot('help');
  await go('/main?help=cancellation');
  await page.locator('.help-page h3').waitFor();
  await shoot('help-topic');

  await go('/main');
  const head = page.locator('header.top');
  await head.getByRole('button', { name: notifications.title }).click();
  await page.getByText(notifications.empty).waitFor();
  await shoot('bell-empty');
  await page.keyboard.press('Escape');
  await tell(product, cast.asha.id, 'welcome');
  await head.getByRole('button', { name: notifications.title }).click();
  await page.getByRole('dialog').getByText(notifications.kinds.welcome.message()).waitFor();
  await shoot('bell');
  await page.keyboard.press('Escape');
  await head.getByRole('button', { name: everyday.profile }).click();
  await page.locator('.profile-dialog').waitFor();
  await offerToInstall(page);
  await page.locator('.install-row').waitFor();
  await shoot('profile');
  await button(words.profile.edit).click();
  await page.locator('dialog.edit-profile, dialog[open]').nth(1).waitFor();
  await shoot('edit-profile');

  await go('/main?my-data');
  await page.locator('.my-data .to-delete').waitFor();
  await shoot('my-data');
  await page.locator('.my-data .to-delete').click();
  await page.locator('.my-data').getByText(myData.goesTitle).waitFor();
  await shoot('delete-account');
  await go('/account-deleted');
  await page.getByText(myData.goneTitle).waitFor();
  await shoot('account-deleted');

  if (tour.looks) await tourOfOwnChoices(camera, tour);
  await go('/main?book=plumbing');
  await page.locator('.slots-area input').fill('400076');
  await chooseLaterTime(page);
  await shoot('book-when');
  await button(booking.openCalendar).click();
  await page.getByRole('grid').waitFor();
  await shoot('book-calendar');
  await button(booking.closeCalendar).click();
  await button(booking.next).click();
  await page.getByLabel(booking.street).fill('Flat 702, Sahyadri Heights');
  await shoot('book-where');
  await button(booking.next).click();
  await page.getByText(booking.cash, { exact: true }).click();
  await shoot('book-pay');
  await button(booking.confirm).click();
  await page.getByText(booking.confirmed).first().waitFor();
  await shoot('booked');

  await go('/main?book=wedding-planning');
  await page.locator('input[name="booking-time"]:not([aria-disabled])').first().waitFor();
  await shoot('book-event');
  await button(booking.moreDays.add).click();
  // The day that is proposed may be the last of its month; of the next month none is chosen yet.
  await button(booking.nextMonth).click();
  await page.getByRole('grid').locator('button:not([disabled])').last().click();
  await page.locator('.more-days li.first').waitFor();
  await shoot('book-event-days');
  await page.locator('.more-days li .icon-btn').click();
  await go('/main?book=satyanarayan-pooja');
  await page.locator('input[name="booking-time"]:not([aria-disabled])').first().waitFor();
  await shoot('book-pooja');

  const unpaid = await bookPlumbing(asha, 'upi', 2);
  await tourOfCredit(camera, product, unpaid.id);
  await go('/booking-history');
  await page.getByText(/^AGN-/).first().waitFor();
  await shoot('history');
  await page
    .getByRole('button', { name: history.payNow({ amount: '₹800' }) })
    .first()
    .click();
  await page.waitForURL(`${product.gatewayUrl}/**`);
  await shoot('gateway');
  await page.locator('button[name=choice][value=decline]').click();
  await page.waitForURL(`${product.url}/payment-success?**`);
  await page.getByText(payment.failed).first().waitFor();
  await shoot('payment-failed');
  await button(payment.tryAgain).click();
  await page.waitForURL(`${product.gatewayUrl}/**`);
  await page.locator('button[name=choice][value=pay]').click();
  await page.waitForURL(`${product.url}/payment-success?**`);
  await page
    .getByRole('heading', { name: payment.confirmed })
    .or(page.getByRole('heading', { name: payment.paid }))
    .first()
    .waitFor();
  await shoot('paid');
  await go(`/bookings/${unpaid.id}`);
  await page.getByText(history.detail.timeline).waitFor();
  await shoot('booking');
  await shoot('booking-whole', { whole: true });
  await openFirstTaxDocument(page);
  await shoot('tax-document', { whole: true });
  await page.goBack();
  await page.getByText(history.detail.timeline).waitFor();
  const { cancel, reschedule } = words.changes;
  await button(reschedule.open).click();
  await page.getByRole('dialog').locator('input[name="booking-time"]').first().waitFor();
  await shoot('reschedule');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button(cancel.open).click();
  await page.getByRole('dialog').getByText(cancel.nothing).first().waitFor();
  await shoot('cancel');
  await page.getByRole('dialog').getByRole('button', { name: cancel.confirm }).click();
  await page.getByText(history.statuses.cancelled, { exact: true }).waitFor();
  await shoot('cancelled-whole', { whole: true });

  await go('/main?book=wedding-planning');
  await chooseLaterTime(page);
  await button(booking.next).click();
  await button(booking.next).click();
  await page.getByText(booking.upi, { exact: true }).click();
  await shoot('book-event-pay');
  await button(booking.confirm).click();
  await page.waitForURL(`${product.gatewayUrl}/**`);
  await page.locator('button[name=choice][value=pay]').click();
  await page.getByRole('link', { name: payment.seeBooking, exact: true }).click();
  await page.getByText(history.detail.timeline).waitFor();
  await shoot('event-booking-whole', { whole: true });
  await go('/bookings/00000000-0000-7000-8000-000000000000');
  await page.getByText(history.detail.notFound).waitFor();
  await shoot('no-such-booking');
  return finish();
}
