/** The build's findings about its own output: where files ended up and what is inlined. */
export type PageAssets = {
  /** Styles and fonts that come after the first paint. */
  readonly laterStyle: string;
  readonly landingScript: string;
  readonly landingStyle: string;
  readonly legalScript: string;
  readonly legalStyle: string;
  readonly promiseStyle: string;
  readonly gateScript: string;
  readonly gateStyle: string;
  readonly serviceScript: string;
  readonly serviceStyle: string;
  /** The content of the courtyard's `<svg>`. */
  readonly courtyard: string;
  /** The script inside the page. */
  readonly firstMoments: string;
};

/** For a page whose parts are put into one that the build has made. */
export const NO_ASSETS: PageAssets = {
  ...{ laterStyle: '', landingScript: '', landingStyle: '', legalScript: '', legalStyle: '' },
  ...{ promiseStyle: '', gateScript: '', gateStyle: '', serviceScript: '', serviceStyle: '' },
  ...{ courtyard: '', firstMoments: '' },
};
