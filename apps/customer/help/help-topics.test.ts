import { describe, expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import { policy } from '#contract/policy.ts';
import { textFacts } from '#contract/text-facts.ts';
import { help as en } from '#i18n/en/help.ts';
import { help as hi } from '#i18n/hi/help.ts';
import { help as mr } from '#i18n/mr/help.ts';
import { helpTopics } from './help-topics.ts';

const topic = (words: typeof en, id: string) =>
  helpTopics(words, 'en').find((one) => one.id === id);

describe.each([
  ['en', en],
  ['hi', hi],
  ['mr', mr],
])('help in %s', (_, words) => {
  test('HELP-02 every topic has id, title, icon and content of several lines', () => {
    const topics = helpTopics(words, 'en');
    expect(topics.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['booking', 'payment', 'cancellation']),
    );
    const delivered = words.topics(textFacts(developmentBrand));
    expect(new Set(topics.map(({ id }) => id)).size).toBe(Object.keys(delivered).length);
    for (const { title, icon, content } of topics) {
      expect(title).not.toBe('');
      expect(icon).not.toBe('');
      expect(content.length).toBeGreaterThan(1);
    }
  });

  test('HELP-03 R13 cancelling says the figures that are charged', () => {
    const said = (topic(words, 'cancellation')?.content ?? []).map(String);
    const { freeHoursBefore, capPercent } = policy.cancellation;
    expect(said[0]).toContain(String(freeHoursBefore));
    expect(said[1]).toContain(`${capPercent.futureDated}%`);
    expect(said[2]).toContain(`${capPercent.sameDay}%`);
    expect(said[3]).toContain(`${capPercent.noShow}%`);
  });
});

test('HELP-03 R13 free up to 24 hours before, within them a fee, a no-show in full and never above the cap', () => {
  const said = topic(en, 'cancellation')?.content.join('\n') ?? '';
  expect(said).toContain('Cancelling is free up to 24 hours before the start.');
  expect(said).toMatch(/Within 24 hours of the start, cancelling may incur a fee/);
  expect(said).toMatch(/A no-show, .* is charged in full: .* never more than 50%/);
});
