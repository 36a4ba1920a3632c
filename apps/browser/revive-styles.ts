/** Only those of which the browser has said so: one that is still on its way has no sheet either. */
const dead = new Set<HTMLLinkElement>();

/** To be called when the page begins. */
export function noticeDeadStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') dead.add(target);
    },
    { capture: true },
  );
}

/**
 * A stylesheet that could not be fetched stays in the page as a dead link, and the loader of a module asks for each only
 * once: whoever loads the module again puts those links into the page afresh. Rejects when one fails again.
 */
export async function reviveStyles(): Promise<void> {
  for (const link of dead) {
    const coming = revive(link).finally(() => underway.delete(coming));
    underway.add(coming);
  }
  await Promise.all(underway);
}

/** Two who ask at once wait for the same links: otherwise the second would go on without a style that fails again. */
const underway = new Set<Promise<void>>();

function revive(link: HTMLLinkElement): Promise<void> {
  dead.delete(link);
  const fresh = link.cloneNode() as HTMLLinkElement;
  return new Promise((loaded, failed) => {
    fresh.addEventListener('load', () => loaded());
    fresh.addEventListener('error', () => failed(new Error(`${fresh.href} did not come`)));
    link.replaceWith(fresh);
  });
}
