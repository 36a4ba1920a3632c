/**
 * The only script that is inside the page. It keeps clicks and forms that come before the rest is there (a browser would
 * send a form by itself, with what was typed in the address), and fetches that rest (fonts, styles of what moves, the
 * page's script) once the page has been painted.
 * Built into a few hundred bytes by tools/build/first-moments.ts; its own attributes say what to fetch.
 */
declare global {
  interface Window {
    /** Clicks made and forms sent too early, and how to stop collecting them. */
    aanganEarly?: { targets: HTMLElement[]; forms?: HTMLFormElement[]; stop: () => void };
  }
}

export {};

const { later = '', main = '' } = document.currentScript?.dataset ?? {};
const targets: HTMLElement[] = [];

const keep = (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLElement>('[data-auth]');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link || !plain || document.documentElement.classList.contains('signed-in')) return;
  event.preventDefault();
  targets.push(link);
  begin();
};
const forms: HTMLFormElement[] = [];
const keepForm = (event: SubmitEvent) => {
  event.preventDefault();
  forms.push(event.target as HTMLFormElement);
  begin();
};
addEventListener('click', keep);
addEventListener('submit', keepForm);
window.aanganEarly = {
  targets,
  forms,
  stop: () => {
    removeEventListener('click', keep);
    removeEventListener('submit', keepForm);
  },
};

/** A script that the browser has kept would be there before the elements that it looks for. */
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = later;
  // An anchor may lead to where its styles are.
  if (location.hash) style.setAttribute('blocking', 'render');
  document.head.prepend(style);
  parsed
    .then(() => import(/* @vite-ignore */ main))
    .catch(() => {
      // Another press tries it again.
      begun = false;
      const [link] = targets.slice(-1);
      if (link) location.href = link.getAttribute('href') ?? '/login';
    });
};
if (location.hash) begin();
// Nothing may compete with the first paint; and a tab that is never painted needs nothing more.
addEventListener('load', () => {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
});
