import { isTest, type SourceFile } from './source-tree.ts';

/**
 * A sheet's styles come with it and stay when it has gone. So a selector of a feature begins with a class of that feature
 * alone: another's class would look one way before the sheet was opened and another way afterwards.
 */
export function checkStylesStay(files: readonly SourceFile[]): string[] {
  const begun = files.filter(hasStyles).flatMap(beginningsOf);
  const homes = Map.groupBy(
    begun.flatMap(({ home, classes }) => classes.map((name) => ({ home, name }))),
    ({ name }) => name,
  );
  const isOwn = (name: string, home: string) =>
    homes.get(name)?.every((one) => one.home === home || isOfOther(one.home, home)) === true;
  const features = begun.filter(({ home }) => FEATURE.test(home));
  return [
    ...features
      .filter(({ classes, home }) => !classes.some((name) => isOwn(name, home)))
      .map(({ path, selector }) => `${path}: \`${selector}\` begins with no class of its own.`),
    ...borrowed(files, features),
  ];
}

type Beginning = {
  readonly path: string;
  /** The folder of a feature; what every screen has is at home in `ui` or in its app's `shell`. */
  readonly home: string;
  readonly selector: string;
  /** Those of the first element that the selector names. */
  readonly classes: readonly string[];
};

const FEATURE = /^apps\/\w+\/(?!shell$)/;
/** Pages of their own, which share no document with a sheet. */
const PAGES = /^apps\/customer\/(landing|legal|promise|gate)\//;

const hasStyles = ({ path }: SourceFile): boolean =>
  /^(ui|apps)\/.*\.css$/.test(path) && !PAGES.test(path);

const homeOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('ui/') ? 1 : 3)
    .join('/');

function beginningsOf({ path, text }: SourceFile): Beginning[] {
  return selectorsOf(text).map((selector) => {
    const first = selector
      .replace(/^(:lang\(\w+\)|\[data-theme[^\]]*\])\s+/, '')
      .split(/[\s>+~]/)[0];
    const classes = [...(first ?? '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string);
    return { path, home: homeOf(path), selector, classes };
  });
}

/** The outermost ones: what is nested begins where they do. On paper there is only the page that is printed. */
function selectorsOf(text: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  const parts = text.replace(/\/\*[\s\S]*?\*\//g, '').split(/([{};])/);
  for (const [index, part] of parts.entries()) {
    if (part === '}') around.pop();
    if (part !== '{') continue;
    const head = (parts[index - 1] ?? '').trim();
    const isNested = around.some(
      (one) => !/^@(media|supports|layer)/.test(one) || /print/.test(one),
    );
    if (!head.startsWith('@') && !isNested) found.push(...alternatives(head));
    around.push(head);
  }
  return found;
}

const alternatives = (head: string): string[] =>
  head.split(/,(?![^(]*\))/).map((selector) => selector.trim());

/** Routes put features together; whatever else wears a feature's class is looked at without its styles one day. */
function borrowed(files: readonly SourceFile[], features: readonly Beginning[]): string[] {
  const alone = features.filter(({ classes }) => classes.length === 1);
  const homes = new Map(alone.map(({ classes, home }) => [classes[0], home]));
  return files
    .filter(({ path }) => /^apps\/.*\.tsx$/.test(path) && !isTest(path) && !PAGES.test(path))
    .filter(({ path }) => !/^apps\/\w+\/routes\//.test(path))
    .flatMap(({ path, text }) =>
      [...new Set(worn(text))].flatMap((name) => {
        const home = homes.get(name);
        if (home === undefined || home === homeOf(path) || appOf(home) !== appOf(path)) return [];
        return [`${path}: \`${name}\` has its styles in ${home}.`];
      }),
    );
}

/** Two apps never stand in one document. */
const isOfOther = (one: string, other: string): boolean =>
  one !== 'ui' && appOf(one) !== appOf(other);
const appOf = (path: string): string | undefined => path.split('/')[1];

const worn = (text: string): string[] =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, code]) => {
    const strings = code
      ?.replace(/===\s*'[^']*'/g, '')
      .match(/(['"`])[^'"`]*\1/g)
      ?.join(' ');
    return (plain ?? strings ?? '').match(/[\w-]+/g) ?? [];
  });
