import { useMemo } from 'react';
import { learnCatalogue } from '#contract/catalogue/known.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import { useReading } from '../api/reading.ts';
import { useSpeech } from './words.tsx';

/** The services on sale, named in the language of the console. */
export function useServices() {
  const { lang } = useSpeech();
  const catalogue = useReading(readCatalogue, {});
  const spoken = useReading(readCatalogueWords, { lang });
  const named = useMemo(() => {
    if (!catalogue.value || !spoken.value) return undefined;
    const { words: its, categories } = spoken.value;
    learnCatalogue({ categories });
    return {
      services: catalogue.value.services.map((one) => ({
        ...one,
        name: serviceNameIn(its, one.slug),
      })),
      optionName: (key: string) => optionNameIn(its, key) ?? key,
    };
  }, [catalogue.value, spoken.value]);
  return { named, reading: catalogue.refusal ? catalogue : spoken };
}

/** Choices of a service for a filter: their numbers, and what each is called. */
export function useServiceChoices(all: string) {
  const services = useServices().named?.services ?? [];
  return {
    options: ['', ...services.map(({ id }) => String(id))],
    nameOf: (id: string) => (id === '' ? all : serviceOf(services, id)),
  };
}

const serviceOf = (services: readonly { id: number; name: string }[], id: string): string =>
  services.find((one) => String(one.id) === id)?.name ?? id;
