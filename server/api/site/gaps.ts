/** The page of a dashboard as the build leaves it; it has no address but `/main`. */
export const DASHBOARD_PAGE = 'dashboard';

/** The page of a service; each has its own address below /services. */
export const SERVICE_PAGE = 'service';

/** Places for the drawing, and for the answers that it was drawn from. */
export const GAPS = { drawing: '<!--drawing-->', answers: '<!--answers-->' } as const;
