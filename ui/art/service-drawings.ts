import { byKey } from './service-art.ts';
import anyService from './services/any-service.svg?raw';

const drawings = byKey(
  import.meta.glob<string>('./services/*.svg', { eager: true, query: '?raw', import: 'default' }),
);

/** For a page on which the picture is the largest thing: it stands in it, instead of coming a round trip later. */
export const drawingOf = (key: string | null | undefined): string =>
  `data:image/svg+xml,${(drawings[key ?? ''] ?? anyService)
    .replaceAll('"', "'")
    .replace(/[%#<>\s]/g, (character) => encodeURIComponent(character))}`;
