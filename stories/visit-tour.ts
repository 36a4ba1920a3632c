import { shareVisit } from '#contract/customer/share-visit.ts';
import { cast } from '#testing/cast.ts';
import { type Camera, openCamera, type Seen, type Tour } from './camera.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { beAt, bringVisitTo } from './visit-under-way.ts';

/** Tours the screens of a customer and their family while a visit happens. */
export async function tourOfVisit(tour: Tour): Promise<readonly Seen[]> {
  const { product, words } = tour;
  const [asha, ravi] = await Promise.all([
    customerOf(product, cast.asha.email),
    customerOf(product, cast.ravi.email),
  ]);
  const { id } = await bookPlumbing(asha, 'cash', 3);
  const camera = await openCamera(tour, 'asha');
  const { page, shoot, finish } = camera;
  await bringVisitTo(product, id, 'dispatched');
  await beAt(ravi, id, 19.076, 72.862);
  await page.goto(`${product.url}/bookings/${id}`);
  await page.locator('.visit-map svg').waitFor();
  await shoot('visit-on-the-way');
  await shoot('visit-on-the-way-whole', { whole: true });
  const { value: share } = await asha.call(shareVisit, { id });
  await bringVisitTo(product, id, 'done');
  await page.locator('.accept-work').waitFor();
  await shoot('visit-done');
  await page.getByRole('button', { name: words.visit.dispute.open }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('visit-dispute');
  await page.goto(`${product.url}/follow/${share?.token}`);
  await page.getByText(words.visit.follow.over).waitFor();
  await shoot('follow-over');
  await bringVisitTo(product, id, 'dispatched');
  await page.reload();
  await page.locator('.follow .arrives').waitFor();
  await shoot('follow');
  if (tour.looks) await tourOfQuestions(camera, tour, id);
  return finish();
}

/** Questions that are laid before a customer wherever they are, the note to the crew, and the page of whoever is at home. */
async function tourOfQuestions(
  { page, shoot }: Camera,
  { product, words }: Tour,
  id: string,
): Promise<void> {
  const { everyday, history } = words;
  const told = page.locator('.asked-now');
  await bringVisitTo(product, id, 'in_progress');
  await product.db.query(
    `insert into estimates (id, booking_id, karigar_id, lines, total_paise, state, proposed_at)
      select gen_random_uuid(), $1, v.karigar_id, $2, 47000, 'proposed', now() from visits v where v.id = $1`,
    [id, JSON.stringify(EXTRA)],
  );
  await page.goto(`${product.url}/main`);
  await told.waitFor();
  await shoot('asked-extra-work');
  await told.getByRole('button', { name: everyday.later }).click();
  await page.locator('.need.extra-work').waitFor();
  await shoot('needs-you');
  await page.goto(`${product.url}/bookings/${id}`);
  await page.locator('.estimate-card').waitFor();
  await shoot('extra-work-whole', { whole: true });
  await product.db.query(`delete from estimates where booking_id = $1`, [id]);
  await bringVisitTo(product, id, 'dispatched', -40);
  await page.goto(`${product.url}/main`);
  await told.waitFor();
  await shoot('told-late');
  await told.getByRole('link').click();
  await page.locator('.late-ways').waitFor();
  await shoot('late');
  await shoot('late-whole', { whole: true });
  await bringVisitTo(product, id, 'assigned', 400);
  await page.reload();
  const { briefing } = history.detail;
  await page.getByRole('button', { name: briefing.add }).click();
  await page.getByLabel(briefing.atHomeAsked).fill('सविता कुलकर्णी');
  await page.getByLabel(briefing.atHomeMobileAsked).fill('9820077332');
  await shoot('briefing');
  await page.getByRole('dialog').getByRole('button', { name: briefing.save }).click();
  await page.getByRole('button', { name: briefing.page.make }).click();
  const link = await page.getByLabel(briefing.page.title).inputValue();
  await shoot('booking-for-mother-whole', { whole: true });
  await bringVisitTo(product, id, 'dispatched');
  await page.goto(link);
  await page.locator('.say-code .digits').waitFor();
  await shoot('at-home-whole', { whole: true });
}

const EXTRA = [
  { kind: 'parts', label: 'Flush valve', amountPaise: 30_000 },
  { kind: 'labour', label: 'Fitting', amountPaise: 17_000 },
];
