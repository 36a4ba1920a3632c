import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Rolldown } from 'vite';
import { LANGS } from '../../kernel/languages.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Pages that are there without React, and wake with a script of their own. */
const STATIC = [
  'apps/customer/landing-main.ts',
  'apps/customer/service-main.ts',
  'apps/customer/legal-main.ts',
];
/** The smallest of them: a guard's telephone fetches nothing else. */
const GATE = 'apps/customer/gate-main.ts';
const APPS = ['apps/customer/main.tsx', 'apps/karigar/main.tsx', 'apps/ops/main.tsx'];
const ASK_FOR_A_CALL = 'apps/customer/landing/call-back-request.ts';
const SIGN_IN = ['apps/customer/auth/show-auth-modal.tsx', 'apps/customer/auth/sign-in-methods.ts'];
/** Sentences of signing in, which bring the plural forms that all words use. */
const WORDS_OF_SIGN_IN = LANGS.map((lang) => `i18n/${lang}/auth.ts`);
const FRAME = 'apps/customer/routes/signed-in.tsx';
const PAGES = {
  dashboard: 'apps/customer/routes/main.tsx',
  history: 'apps/customer/routes/booking-history.tsx',
  booking: 'apps/customer/routes/booking.tsx',
};
const MAPS = ['apps/browser/pin-map.tsx', 'apps/customer/visit/visit-map.tsx'];

/** Come before the first screen of their app; what its sheets share does not. */
const WORDS = LANGS.flatMap((lang) => [
  `i18n/${lang}/karigar-words.ts`,
  `i18n/${lang}/ops-words.ts`,
]);

const FOLDERS_OF_WORDS = LANGS.map((lang) => pathOf(`i18n/${lang}`) + sep);

type Reached = (source: string) => boolean;

/**
 * The chunks that several files of scripts share, in the order in which people meet them: a module goes into the first that
 * wants it. An entry that reaches a module reaches all that the module imports, so no chunk needs a later one, and no two
 * need each other.
 */
const SHARED: readonly (readonly [name: string, wants: (reached: Reached) => boolean])[] = [
  ['gate', (reached) => reached(GATE)],
  ['static', (reached) => STATIC.some(reached) || reached(ASK_FOR_A_CALL)],
  ['base', (reached) => [...SIGN_IN, ...WORDS_OF_SIGN_IN].some(reached)],
  ['app', (reached) => APPS.some(reached)],
  ['words', (reached) => WORDS.some(reached)],
  ['frame', (reached) => reached(FRAME) || Object.values(PAGES).filter(reached).length > 1],
  ...Object.entries(PAGES).map(
    ([name, source]) => [name, (reached: Reached) => reached(source)] as const,
  ),
  ['maps', (reached) => MAPS.some(reached)],
  ['sheets', () => true],
];

/**
 * Names the chunk of a module that more than one entry needs; left to itself, Rolldown makes a file for each set of entries
 * that share something, and a page then waits for fifty small ones. Words stay with their language, a module of one entry
 * with that, and a late screen by itself: the name of its export is kept, by which it can be asked for again.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    name(id, graph) {
      names ??= nameAll(graph);
      return names.get(id);
    },
    // Modules that are imported have their chunk by the same rule.
    includeDependenciesRecursively: false,
  };
}

function nameAll(graph: Graph): Map<string, string> {
  const entriesOf = new Map<string, Set<string>>();
  const all = listEntries(graph);
  const isScreen = (id: string) => all.has(id) && id.endsWith('.tsx');
  for (const entry of all) {
    for (const id of reach(graph, [entry], ({ importedIds }) => importedIds)) {
      entriesOf.set(id, (entriesOf.get(id) ?? new Set()).add(entry));
    }
  }
  const names = new Map<string, string>();
  for (const [id, entries] of entriesOf) {
    if (
      entries.size < 2 ||
      isScreen(id) ||
      FOLDERS_OF_WORDS.some((folder) => id.startsWith(folder))
    )
      continue;
    const shared = SHARED.find(([, wants]) => wants((source) => entries.has(pathOf(source))));
    if (shared) names.set(id, shared[0]);
  }
  return names;
}

/** The scripts of pages and whatever is imported later. */
function listEntries(graph: Graph): Set<string> {
  const known = [...STATIC, GATE, ...APPS].map(pathOf);
  const all = reach(graph, known, (info) => [...info.importedIds, ...info.dynamicallyImportedIds]);
  const late = [...all].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return new Set([...known, ...late]);
}

function reach(
  graph: Graph,
  from: readonly string[],
  next: (info: Rolldown.ModuleInfo) => readonly string[],
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = seen.has(id) ? null : graph.getModuleInfo(id);
    if (!info) continue;
    seen.add(id);
    waiting.push(...next(info));
  }
  return seen;
}

/** @throws where an entry that is named here has moved: its chunk would silently be cut into many. */
function pathOf(source: string): string {
  const path = resolve(import.meta.dirname, '../..', source);
  if (!existsSync(path))
    throw new Error(`No shared chunk can be made for ${source}: it is not there.`);
  return path;
}
