const answered = new Set<string>();

/** What he has answered himself goes from the list without a word. */
export const markAnswered = (offerId: string): void => void answered.add(offerId);

export const isAnswered = (offerId: string): boolean => answered.has(offerId);
