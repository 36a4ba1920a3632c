/** Rows stand below the figures: eyes and keyboard are led there. */
export const arrive = (heading: HTMLElement | null): void => {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
};
