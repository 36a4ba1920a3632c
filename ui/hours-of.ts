/** Hours to a tenth, in which a length is said where they are whole or more than three; a shorter one is said in minutes. */
export const hoursOf = (minutes: number): number | undefined =>
  minutes % 60 === 0 || minutes > 180 ? Math.round(minutes / 6) / 10 : undefined;
