/**
 * Each sentence goes by push, where the next takes the place of the one before. In the list, and by messages that cost
 * something, the first of ten minutes stands for all.
 */
export const isFurtherSentence = ({
  type,
  data,
}: {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}): boolean => type === 'SaidAtVisit' && data.first !== true;
