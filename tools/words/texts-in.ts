import { parseSync } from 'vite';

/** A text of a words file: what a person reads, with its gaps; a sentence that depends on a number has several. */
export type Text = {
  /** `booking.moreDays.title`, and behind `:` its place where several stand under one key. */
  readonly id: string;
  /** Text and gaps in turn, beginning and ending with text. */
  readonly parts: readonly string[];
  /** The code that fills each gap, as the file has it. */
  readonly gaps: readonly string[];
  readonly start: number;
  readonly end: number;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** Every text that holds a letter, in the order of the file. */
export function textsIn(path: string, source: string): Text[] {
  const found: (Omit<Text, 'id'> & { readonly key: string })[] = [];
  visit(parseSync(path, source).program as unknown as Node, '', source, (key, node) => {
    const text = textOf(node, source);
    if (/\p{L}/u.test(text.parts.join(''))) found.push({ key, ...text });
  });
  const seen = new Map<string, number>();
  return found.map(({ key, ...text }) => {
    const place = (seen.get(key) ?? 0) + 1;
    seen.set(key, place);
    return { id: place === 1 ? key : `${key}:${place}`, ...text };
  });
}

function visit(
  node: Node,
  key: string,
  source: string,
  onText: (key: string, node: Node) => void,
): void {
  if (/^(TS|Import)/.test(node.type) && !/^TS(As|Satisfies)Expression$/.test(node.type)) return;
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))) return;
  if (
    node.type === 'TemplateLiteral' ||
    (node.type === 'Literal' && typeof node.value === 'string')
  )
    onText(key, node);
  const here = [key, nameOf(node)].filter(Boolean).join('.');
  for (const [name, value] of Object.entries(node)) {
    if (name === 'key' || name === 'property' || name === 'source' || name === 'quasis') continue;
    const inner = Array.isArray(value) ? value : [value];
    for (const [index, one] of inner.entries())
      if (isNode(one)) visit(one, name === 'elements' ? `${here}.${index}` : here, source, onText);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A property's or a constant's own name; the constant that a file exports is named after the file anyway. */
function nameOf(node: Node): string {
  const named = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' && node.id;
  if (!isNode(named)) return '';
  return String(named.type === 'Identifier' ? named.name : named.value);
}

function textOf(node: Node, source: string): Omit<Text, 'id'> {
  const { start, end } = node;
  if (node.type === 'Literal') return { parts: [String(node.value)], gaps: [], start, end };
  const quasis = node.quasis as { value: { cooked: string } }[];
  const gaps = (node.expressions as Node[]).map((one) => source.slice(one.start, one.end));
  return { parts: quasis.map(({ value }) => value.cooked), gaps, start, end };
}

/** The source with other texts. A gap may move in its sentence; it may neither vanish nor be made up. */
export function withTexts(
  path: string,
  source: string,
  texts: ReadonlyMap<string, string>,
): string {
  const changed = textsIn(path, source)
    .filter((text) => texts.has(text.id) && texts.get(text.id) !== shown(text))
    .sort((a, b) => b.start - a.start || a.end - b.end);
  let result = source;
  let reach = source.length;
  for (const text of changed) {
    // An inner text of a gap is written first, and the sentence around it then at the next pass.
    if (text.end > reach) continue;
    result =
      result.slice(0, text.start) +
      written(text, texts.get(text.id) as string) +
      result.slice(text.end);
    reach = text.start;
  }
  const isDone = changed.every(
    (one, index) => index === 0 || one.end <= (changed[index - 1] as Text).start,
  );
  return isDone ? result : withTexts(path, result, texts);
}

/** A text as one line: its gaps as `⟨1⟩`, `⟨2⟩` … */
export const shown = ({ parts, gaps }: Pick<Text, 'parts' | 'gaps'>): string =>
  parts.map((part, index) => (index < gaps.length ? `${part}⟨${index + 1}⟩` : part)).join('');

function written(text: Text, to: string): string {
  const asked = [...to.matchAll(/⟨(\d+)⟩/g)].map((match) => Number(match[1])).sort();
  const there = text.gaps.map((_, index) => index + 1);
  if (asked.join() !== there.join())
    throw new Error(
      `${text.id}: has the gaps ${asked.join(' ') || 'none'} instead of ${there.join(' ') || 'none'}.`,
    );
  if (text.gaps.length === 0) return quoted(to);
  const filled = to.replace(/[`\\]|\$(?=\{)/g, '\\$&');
  return `\`${filled.replace(/⟨(\d+)⟩/g, (_, gap) => `\${${text.gaps[Number(gap) - 1]}}`)}\``;
}

const quoted = (text: string): string =>
  `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
