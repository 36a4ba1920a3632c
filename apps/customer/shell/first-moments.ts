/**
 * The only script inside the page of a dashboard that the server has drawn. It keeps presses that come before the app is
 * there, and fetches the app (styles, modules, start) once the page and its first pictures have been painted. Built by
 * tools/build/drawn-page.ts; its own attributes say what to fetch.
 */
export {};

const { styles = '', modules = '', main = '' } = document.currentScript?.dataset ?? {};
const targets: HTMLElement[] = [];

const keep = (event: MouseEvent) => {
  const pressed = (event.target as Element).closest<HTMLElement>('button, [type=radio]');
  if (!pressed) return;
  event.preventDefault();
  // React, half awake, would answer it now and once more when it is pressed again.
  event.stopPropagation();
  pressed.setAttribute('aria-busy', 'true');
  if (!targets.includes(pressed)) targets.push(pressed);
  begin();
};
/** The one choice on this page is that of a language; the server can make it as well. */
const choose = (event: Event) => {
  if (event.target instanceof HTMLSelectElement) location.search = `lang=${event.target.value}`;
};
addEventListener('click', keep, true);
addEventListener('change', choose, true);
window.aanganEarly = {
  targets,
  stop: () => {
    removeEventListener('click', keep, true);
    removeEventListener('change', choose, true);
    for (const pressed of targets) pressed.removeAttribute('aria-busy');
  },
};

let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  // The whole styles come before those of the page, so that half of them change nothing; with all there, these may go.
  const own = document.querySelector('style');
  const sheets = styles.split(' ').map((href) => {
    const link = linkTo('stylesheet', href);
    own?.before(link);
    return new Promise((resolve) => link.addEventListener('load', resolve));
  });
  void Promise.all(sheets).then(() => own?.remove());
  for (const href of modules.split(' ')) document.head.append(linkTo('modulepreload', href));
  // Without it this page is only looked at; when there is a network again it is what it should be.
  inTurn([...modules.split(' '), main]).catch(() =>
    addEventListener('online', () => location.reload()),
  );
};

/** They are downloaded side by side; begun all at once, they would keep the page from moving for too long. */
async function inTurn(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await import(/* @vite-ignore */ address);
}

const linkTo = (rel: string, href: string) => {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  return link;
};

/** A picture that does not come holds nothing up for longer; a page that nobody sees has no frames. */
const PATIENCE_MS = 2000;
const afterPictures = () => requestAnimationFrame(() => requestAnimationFrame(begin));
// Nothing may compete with the first paint; the frame after the next one begins when the pictures have been painted.
addEventListener('load', () => {
  new PerformanceObserver(afterPictures).observe({ type: 'paint', buffered: true });
});
setTimeout(begin, PATIENCE_MS);
