const EVERY_MS = 5000;

/**
 * Turns the row of testimonials every five seconds (LAND-08). It rests while a pointer or the keyboard is on it, while
 * nobody sees it, when it was paused by hand, and from the start for people who asked for less motion.
 */
export function turnVoices(section: HTMLElement): void {
  const row = section.querySelector<HTMLElement>('.turning');
  const pause = section.querySelector<HTMLButtonElement>('[data-pause]');
  if (!row || !pause) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let paused = calm.matches;
  let hovered = false;
  let seen = false;

  const turn = (by: number) => {
    const count = row.children.length;
    const next = (shown(row) + by + count) % count;
    const left = (row.scrollWidth / count) * next;
    row.scrollTo({ left, behavior: calm.matches ? 'auto' : 'smooth' });
  };
  const resting = () =>
    paused || hovered || !seen || document.hidden || section.matches(':focus-within');
  const start = () => setInterval(() => resting() || turn(1), EVERY_MS);
  let timer = start();

  // Out of sight it must not turn: a second scroll would stop the one that takes somebody to a section.
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
  }).observe(row);
  section.addEventListener('pointerenter', () => {
    hovered = true;
  });
  section.addEventListener('pointerleave', () => {
    hovered = false;
  });
  for (const button of section.querySelectorAll<HTMLElement>('[data-turn]')) {
    button.addEventListener('click', () => {
      turn(Number(button.dataset.turn));
      clearInterval(timer);
      timer = start();
    });
  }
  pause.addEventListener('click', () => {
    paused = !paused;
    showPaused(section, pause, paused);
  });
  row.addEventListener('scroll', () => showDot(section, shown(row)), { passive: true });
  showDot(section, 0);
  showPaused(section, pause, paused);
}

/** All slides are equally wide, with equal gaps. */
const shown = (row: HTMLElement): number =>
  Math.round((row.scrollLeft * row.children.length) / row.scrollWidth);

function showDot(section: HTMLElement, now: number): void {
  section.querySelectorAll('.dots i').forEach((dot, index) => {
    dot.classList.toggle('now', index === now);
  });
}

function showPaused(section: HTMLElement, button: HTMLButtonElement, paused: boolean): void {
  section.classList.toggle('resting', paused);
  button.setAttribute('aria-label', (paused ? button.dataset.play : button.dataset.pause) ?? '');
}
