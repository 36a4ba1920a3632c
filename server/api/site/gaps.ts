/** Pages that the server draws for whoever is signed in, as the build leaves them; they have no address of their own. */
export const DRAWN_PAGES = ['dashboard', 'drawn-history', 'drawn-booking'] as const;
export type DrawnPage = (typeof DRAWN_PAGES)[number];

/** The page of a service; each has its own address below /services. */
export const SERVICE_PAGE = 'service';

/** Places for the drawing, and for the answers that it was drawn from. */
export const GAPS = { drawing: '<!--drawing-->', answers: '<!--answers-->' } as const;
