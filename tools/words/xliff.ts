import { DOMParser, type Element } from '@xmldom/xmldom';

/** A sentence to translate: its gaps stand as `⟨1⟩`, `⟨2⟩` … in both, and `gaps` says what fills each. */
export type Unit = {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly gaps: readonly string[];
};
export type UnitFile = { readonly path: string; readonly units: readonly Unit[] };

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] as string);

/** XLIFF 2.0 (OASIS), the format that translators' programs read: gaps are `<ph>`, which they let nobody misspell. */
export function writeXliff(from: string, to: string, files: readonly UnitFile[]): string {
  const lines = files.flatMap(({ path, units }) => [
    `  <file id="${escaped(path.replaceAll('/', '.'))}" original="${escaped(path)}" xml:space="preserve">`,
    ...units.map((unit) => `    ${unitOf(unit)}`),
    '  </file>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="2.0" xmlns="${NAMESPACE}" srcLang="${from}" trgLang="${to}">`,
    ...lines,
    '</xliff>',
    '',
  ].join('\n');
}

function unitOf({ id, source, target, gaps }: Unit): string {
  const inline = (text: string): string =>
    escaped(text).replace(
      /⟨(\d+)⟩/g,
      (_, gap) => `<ph id="${gap}" disp="${escaped(gaps[Number(gap) - 1] ?? `gap ${gap}`)}"/>`,
    );
  const segment = `<segment><source>${inline(source)}</source><target>${inline(target)}</target></segment>`;
  return `<unit id="${escaped(id)}">${segment}</unit>`;
}

/** The targets of a file that came back, by the path of the words and the id of the sentence. */
export function readXliff(text: string): Map<string, Map<string, string>> {
  const document = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(`This is no XLIFF: ${message}`);
    },
  }).parseFromString(text, 'text/xml');
  if (document.documentElement?.namespaceURI !== NAMESPACE)
    throw new Error('This is no XLIFF 2.0 file.');
  const files = new Map<string, Map<string, string>>();
  for (const file of document.getElementsByTagName('file')) {
    const targets = new Map<string, string>();
    for (const unit of file.getElementsByTagName('unit')) {
      const [target] = unit.getElementsByTagName('target');
      if (target) targets.set(unit.getAttribute('id') ?? '', said(target));
    }
    files.set(file.getAttribute('original') ?? '', targets);
  }
  return files;
}

function said(target: Element): string {
  return [...target.childNodes]
    .map((node) =>
      node.nodeName === 'ph'
        ? `⟨${(node as Element).getAttribute('id')}⟩`
        : (node.textContent ?? ''),
    )
    .join('');
}
