/** The build's findings about the files of this app. */
export type KeptFiles = {
  readonly version: string;
  /** The script that every page of the app names; another one belongs to another build. */
  readonly app: string;
  readonly files: readonly string[];
};

declare const __KARIGAR_KEPT__: KeptFiles;

export const keptFiles: KeptFiles = __KARIGAR_KEPT__;
