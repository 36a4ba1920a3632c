import * as z from 'zod/mini';
import type { HelpText } from '../known-help.ts';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import { WRITABLE_LINES } from './writable.ts';

/** The policies, and the topics of help: each is a text with versions of its own. */
export const TEXT_KEYS = [
  'terms-of-service',
  'privacy-policy',
  'refund-cancellation-policy',
  'help-booking',
  'help-payment',
  'help-cancellation',
  'help-refunds',
  'help-events',
  'help-area',
  'help-codes',
  'help-profile',
] as const;
export type TextKey = (typeof TEXT_KEYS)[number];
export const textKey = z.enum(TEXT_KEYS, 'text-unknown');
export const isHelp = (key: string): boolean => key.startsWith('help-');

/** A text as it is edited: plain lines, of which a few marks make titles, lists, tables and ways to other pages. */
export const writtenText = z
  .string()
  .check(z.maxLength(60_000, 'text-too-long'), z.regex(WRITABLE_LINES, 'text-invalid'));

/** Everything that a written text says, whatever it lacks. */
export type ReadText = {
  readonly title: string;
  readonly firstPublished: string;
  /** Paragraphs before the first section: of a policy its summary, of a help topic everything. */
  readonly opening: readonly string[];
  readonly sections: readonly LegalSection[];
};

type Block = LegalSection['blocks'][number];
type Lines = { readonly kind: 'text' | 'list' | 'table'; readonly lines: string[] };

const SECTION = /^## (.*?)(?: \{#([\w-]*)\})?$/;
const WAY = /^(.*) \[([^\]]+)\]\(([^)\s]+)\)$/;
const GAP = /\{(\w+)\}/g;

/** `# Title`, `(first published)`, `## Section {#name}`, `- item`, `| cell | cell |`; every other line is a paragraph. */
export function readText(written: string): ReadText {
  const lines = written.split('\n').map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  const title = filled[0]?.startsWith('# ') ? filled[0].slice(2) : '';
  const [, firstPublished = ''] = /^\((.+)\)$/.exec(filled[title ? 1 : 0] ?? '') ?? [];
  const opening: string[] = [];
  const sections: { id: string; title: string; parts: Lines[] }[] = [];
  let gap = true;
  for (const line of lines.slice(lines.indexOf(filled[0] ?? '') + (title ? 1 : 0))) {
    const head = SECTION.exec(line);
    const section = sections.at(-1);
    if (head) sections.push({ title: head[1] ?? '', id: head[2] ?? '', parts: [] });
    else if (line !== '' && section) addLine(section.parts, line, gap);
    else if (line !== '' && line !== `(${firstPublished})`) opening.push(line);
    gap = line === '';
  }
  return {
    ...{ title, firstPublished, opening },
    sections: sections.map(({ parts, ...one }) => ({ ...one, blocks: parts.flatMap(blocksOf) })),
  };
}

/** Items that follow each other are one list, and rows one table; an empty line between them ends it. */
function addLine(parts: Lines[], line: string, afterGap: boolean): void {
  const kind = line.startsWith('- ') ? 'list' : line.startsWith('|') ? 'table' : 'text';
  const last = parts.at(-1);
  if (last?.kind === kind && kind !== 'text' && !afterGap) last.lines.push(line);
  else parts.push({ kind, lines: [line] });
}

function blocksOf({ kind, lines }: Lines): Block[] {
  if (kind === 'list') return [{ list: lines.map((line) => line.slice(2)) }];
  if (kind === 'table') {
    const [head = [], ...rows] = lines.map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
    return [{ head, rows }];
  }
  return lines.map((line) => {
    const [, say, link, href] = WAY.exec(line) ?? [];
    return say && link && href ? { say, link, href } : line;
  });
}

/** The same text as it is edited: `readText` gives it back unchanged. */
export const writeText = ({ title, firstPublished, opening, sections }: ReadText): string =>
  [
    ...[`# ${title}`, ...(firstPublished === '' ? [] : [`(${firstPublished})`])],
    ...opening.flatMap((line) => ['', line]),
    ...sections.flatMap((one) => [
      ...['', `## ${one.title} {#${one.id}}`],
      ...one.blocks.flatMap((block) => ['', ...linesOf(block)]),
    ]),
    '',
  ].join('\n');

function linesOf(block: Block): string[] {
  if (typeof block === 'string') return [block];
  if ('say' in block) return [`${block.say} [${block.link}](${block.href})`];
  if ('list' in block) return block.list.map((item) => `- ${item}`);
  return [block.head, ...block.rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Names in braces, which are filled with the figure that is charged or with what belongs to the brand. */
export const gapsIn = (written: string): string[] =>
  [...written.matchAll(GAP)].map(([, name = '']) => name);

/** A gap that nobody knows stays as it is, so that it is seen. */
export const fillGaps = (
  written: string,
  facts: Readonly<Record<string, string | number>>,
): string => written.replace(GAP, (gap, name: string) => String(facts[name] ?? gap));

/** A policy as it is drawn. */
export const legalDocumentOf = (written: string): LegalDocument => {
  const { opening, ...read } = readText(written);
  return { ...read, summary: opening.join(' ') };
};

/** A topic of help as it is drawn: all that stands below its title. */
export function helpTextOf(written: string): Pick<HelpText, 'title' | 'content'> {
  const { title } = readText(written);
  const below = title === '' ? written : written.slice(written.indexOf('# ') + `# ${title}`.length);
  const [opening, ...sections] = readText(`# Help\n## Help\n${below}`).sections;
  const further = sections.flatMap((one) => [{ heading: one.title }, ...one.blocks]);
  return { title, content: [...(opening?.blocks ?? []), ...further] };
}

export const textProblem = z.object({
  lang: z.string(),
  code: z.enum([
    'words-missing',
    'title-missing',
    'date-missing',
    'opening-missing',
    'sections-missing',
    'section-unnamed',
    'section-empty',
    'section-twice',
    'sections-differ',
    'gap-unknown',
    'way-outside',
    'table-uneven',
  ]),
  /** The words or the name that it is about, where it is about one. */
  about: z.nullable(z.string()),
});
export type TextProblem = z.infer<typeof textProblem>;
