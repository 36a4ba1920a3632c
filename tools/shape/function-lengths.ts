import { type ESTree, parseSync, Visitor } from 'vite';
import { isTest, type SourceFile } from './source-tree.ts';

const PRODUCT = /^(kernel|contract|server|apps|ui)\/.*\.tsx?$/;
const MOST_LINES = 60;

type Callable = ESTree.Function | ESTree.ArrowFunctionExpression;

/**
 * A function of the product has at most sixty lines; a longer one has parts that want names. A table in which it ends is
 * data and does not count: see `tableAtEndOf`.
 */
export function checkFunctionLengths(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => PRODUCT.test(path) && !isTest(path))
    .flatMap((file) =>
      longFunctionsOf(file).map(
        ({ line, lines }) =>
          `${file.path}:${line}: a function of ${lines} lines, ${MOST_LINES} are enough.`,
      ),
    );
}

type LongFunction = { readonly line: number; readonly lines: number };

function longFunctionsOf({ path, text }: SourceFile): LongFunction[] {
  // Nothing in it can be longer than the file itself.
  if (text.split('\n').length <= MOST_LINES) return [];
  const callables = callablesOf(path, text);
  return callables.flatMap((callable) => {
    const table = tableAtEndOf(callable, callables);
    const lines = linesOf(text, callable) - (table ? linesOf(text, table) - 1 : 0);
    return lines > MOST_LINES ? [{ line: lineAt(text, callable.start), lines }] : [];
  });
}

function callablesOf(path: string, text: string): Callable[] {
  const found: Callable[] = [];
  const note = (callable: Callable) => void found.push(callable);
  new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(parseSync(path, text).program);
  return found;
}

type Spanned = { readonly start: number; readonly end: number };

/** The table that a function answers with in the end, if it is one: a list or record without statements, or a `switch`. */
function tableAtEndOf({ body }: Callable, callables: readonly Callable[]): Spanned | undefined {
  if (!body) return undefined;
  if (body.type !== 'BlockStatement') return literalIn(body, callables);
  const last = body.body.at(-1);
  if (last?.type === 'SwitchStatement') return isTable(last) ? last : undefined;
  if (last?.type !== 'ReturnStatement' || !last.argument) return undefined;
  return literalIn(last.argument, callables);
}

/** A list or a record in which no function has a body of its own. */
function literalIn(node: ESTree.Expression, callables: readonly Callable[]): Spanned | undefined {
  if (node.type === 'ParenthesizedExpression') return literalIn(node.expression, callables);
  if (node.type !== 'ArrayExpression' && node.type !== 'ObjectExpression') return undefined;
  const hasBody = callables.some(
    ({ body }) =>
      body?.type === 'BlockStatement' && body.start >= node.start && body.end <= node.end,
  );
  return hasBody ? undefined : node;
}

/** Each case does nothing but answer. */
const isTable = ({ cases }: ESTree.SwitchStatement): boolean =>
  cases.every(({ consequent }) => consequent.every(onlyAnswers));

function onlyAnswers(statement: ESTree.Statement): boolean {
  if (statement.type === 'BlockStatement') return statement.body.every(onlyAnswers);
  if (statement.type === 'IfStatement') {
    return onlyAnswers(statement.consequent) && !statement.alternate;
  }
  if (statement.type === 'VariableDeclaration') return statement.kind === 'const';
  return statement.type === 'ReturnStatement';
}

const linesOf = (text: string, { start, end }: Spanned): number =>
  text.slice(start, end).split('\n').length;

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
