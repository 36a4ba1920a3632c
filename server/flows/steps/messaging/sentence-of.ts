/** The name of the sentence said at a visit, and until when it is of use. */
export const sentenceOf = ({
  sentence,
  untilAt,
}: Readonly<Record<string, unknown>>): { readonly sentence?: string; readonly untilAt?: number } =>
  typeof sentence === 'string' ? { sentence, untilAt: Number(untilAt) } : {};
