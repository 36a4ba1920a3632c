import { expect, test } from 'vitest';
import { firstPublished } from '#server/seed/data/first-services.ts';
import { type ServiceVersion, wordsAt } from './version.ts';

const [cleaning, photography] = firstPublished.services as [ServiceVersion, ServiceVersion];
const namedAs = (version: ServiceVersion, name: string): ServiceVersion => ({
  ...version,
  words: { en: { name: version.slug, description: '', options: { 'bhk-2': name } } },
});

test('a name that a service keeps of what it no longer sells does not rename what another sells', () => {
  const services = [namedAs(cleaning, '2 BHK'), namedAs(photography, 'Two halls')];
  expect(wordsAt({ services, categories: [] }, 'en', Date.now()).options['bhk-2']).toBe('2 BHK');
});

test('a name is kept of what is no longer sold', () => {
  const services = [namedAs(photography, 'Two halls')];
  expect(wordsAt({ services, categories: [] }, 'en', Date.now()).options['bhk-2']).toBe(
    'Two halls',
  );
});
