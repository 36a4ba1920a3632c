/** Some slots of a day, by their position: a bit each, sixteen to a word, so that a city's answers stay small in memory. */
export type SlotSet = Readonly<Uint16Array>;

const BITS = 16;

export const wordsFor = (slots: number): number => Math.ceil(slots / BITS);

/** The set of one person, where those of many stand one after the other; what is written to it stands there. */
export const ofPerson = (sets: Uint16Array, index: number, words: number): Uint16Array =>
  sets.subarray(index * words, (index + 1) * words);

export const hasSlot = (set: SlotSet, slot: number): boolean =>
  ((set[Math.floor(slot / BITS)] ?? 0) & (1 << (slot % BITS))) !== 0;

export function addSlot(set: Uint16Array, slot: number): void {
  const word = Math.floor(slot / BITS);
  set[word] = (set[word] ?? 0) | (1 << (slot % BITS));
}
