import type { Camera, Tour } from './camera.ts';

/** Tours what a customer chooses once: news by topic and way, what guards the account, the calendar. */
export async function tourOfOwnChoices(
  { page, shoot }: Camera,
  { product, words }: Tour,
): Promise<void> {
  const { calendar, everyday, newsChoices } = words;
  await page.goto(`${product.url}/main`);
  for (const [name, { title }] of Object.entries({ newsChoices, calendar })) {
    await page.getByRole('button', { name: everyday.profile, exact: true }).click();
    await page.locator('.profile-dialog').getByRole('button', { name: title }).click();
    await page.getByRole('dialog').nth(1).waitFor();
    await shoot(name === 'newsChoices' ? 'news-choices' : name);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.goto(`${product.url}/requests`);
  await page.locator('h1').waitFor();
  await shoot('requests');
}
