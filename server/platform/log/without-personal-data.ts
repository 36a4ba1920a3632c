/** Messages of libraries and of the database quote values; what looks like an address or a number of a person is cut. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(EMAIL, '[e-mail]')
    .replace(LONG_NUMBER, '[number]')
    .replace(QUOTED_INPUT, ': [value]');
}

const EMAIL = /[^\s"'<>()]+@[^\s"'<>()]+\.[^\s"'<>()]+/g;
/** Mobiles with or without +91, and anything else of ten digits or more. */
const LONG_NUMBER = /\+?\d[\d -]{8,}\d/g;
/** `invalid input syntax for type uuid: "what the person typed"`. */
const QUOTED_INPUT = /(?<=invalid input [^\n]{0,80}): "[^"\n]*"/g;
