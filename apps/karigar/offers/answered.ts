const answered = new Set<string>();

/** An offer that the Karigar has answered goes from the list without a word. */
export const markAnswered = (offerId: string): void => void answered.add(offerId);

export const forgetAnswered = (offerId: string): void => void answered.delete(offerId);

export const isAnswered = (offerId: string): boolean => answered.has(offerId);
