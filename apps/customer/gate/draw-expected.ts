import type { Lang } from '#kernel/languages.ts';
import { clockIn } from './clock-in.ts';
import type { Expected } from './gate-store.ts';

/** Wing by wing, as the guard walks with their eyes; homes without a wing come first. */
export function drawExpected(pattern: HTMLElement, { expected }: Expected, lang: Lang): Node[] {
  const wings = Map.groupBy(expected, ({ wing }) => wing);
  const heading = pattern.querySelector('h3') as HTMLElement;
  const rows = pattern.querySelector('ul') as HTMLElement;
  const row = rows.querySelector('li') as HTMLElement;
  return [...wings].flatMap(([wing, theirs]) => {
    const title = heading.cloneNode() as HTMLElement;
    title.textContent = (heading.dataset.text ?? '').replace('{wing}', wing);
    const list = rows.cloneNode() as HTMLElement;
    for (const one of theirs) {
      const item = row.cloneNode(true) as HTMLElement;
      const parts = ['img', 'i', 'b', 'span'].map((tag) => item.querySelector(tag));
      const [face, blank, name, time] = parts;
      if (one.face) face?.setAttribute('src', one.face);
      (one.face ? blank : face)?.remove();
      if (name) name.textContent = one.karigarName;
      const { text = '' } = (time as HTMLElement).dataset;
      (time as HTMLElement).textContent = text
        .replace('{from}', clockIn(one.from, lang))
        .replace('{until}', clockIn(one.until, lang));
      list.append(item);
    }
    return wing ? [title, list] : [list];
  });
}
