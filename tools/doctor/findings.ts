/** Sentences: what keeps a server from its work, and what will one day, or nobody would notice. */
export type Findings = { readonly wrong: readonly string[]; readonly doubtful: readonly string[] };

export const WELL: Findings = { wrong: [], doubtful: [] };
