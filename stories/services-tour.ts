import type { Camera } from './camera.ts';

/** Tours the pages of three kinds of service: a repair with jobs, a day of an event, a pooja with options. */
export async function tourOfServices({ page, shoot }: Camera, url: string): Promise<void> {
  for (const slug of ['plumbing', 'wedding-planning', 'satyanarayan-pooja']) {
    await page.goto(`${url}/services/${slug}`);
    await page.locator('h1').waitFor();
    await shoot(`service-${slug}`);
    await shoot(`service-${slug}-whole`, { whole: true });
  }
}
