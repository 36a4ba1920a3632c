type LegalBlock =
  | string
  /** A paragraph that ends with the way to what it speaks of. */
  | { readonly say: string; readonly link: string; readonly href: string }
  | { readonly list: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A part of a text that is one piece, such as a topic of help. */
export type TextBlock = LegalBlock | { readonly heading: string };

export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

/** A policy as it is shown: sections that can be linked to, made of paragraphs, lists and tables. */
export type LegalDocument = {
  readonly title: string;
  readonly firstPublished: string;
  readonly summary: string;
  readonly sections: readonly LegalSection[];
};
