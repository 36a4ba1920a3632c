/** Longer ones are cut off by some voices of Android. */
const LONGEST = 180;

/** The text of a screen as pieces for a voice: line by line, and long lines by sentence. */
export function spokenPieces(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .flatMap(inSentences);
}

function inSentences(line: string): string[] {
  const pieces: string[] = [];
  for (const sentence of line.split(/(?<=[।.!?])\s/u).flatMap(inWords)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < LONGEST)
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  return pieces;
}

/** A sentence without an end in sight is cut between two words. */
function inWords(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const at = sentence.lastIndexOf(' ', LONGEST);
  const cut = at > 0 ? at : LONGEST;
  return [sentence.slice(0, cut).trim(), ...inWords(sentence.slice(cut).trim())];
}
