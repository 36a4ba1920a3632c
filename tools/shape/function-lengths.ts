import { type ESTree, parseSync, Visitor } from 'vite';
import { isTest, type SourceFile } from './source-tree.ts';

const PRODUCT = /^(kernel|contract|server|apps|ui)\/.*\.tsx?$/;
const MOST_LINES = 60;

type Callable = ESTree.Function | ESTree.ArrowFunctionExpression;

/**
 * A function of the product has at most sixty lines; a longer one has parts that want names. A table in which it ends is
 * data and does not count: see `isTable`.
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
  const long: LongFunction[] = [];
  const look = (callable: Callable) => {
    if (!callable.body) return;
    const table = tableAtEndOf(callable.body);
    const lines = linesOf(text, callable) - (table ? linesOf(text, table) - 1 : 0);
    if (lines > MOST_LINES) long.push({ line: lineAt(text, callable.start), lines });
  };
  const visitor = new Visitor({
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  });
  visitor.visit(parseSync(path, text).program);
  return long;
}

type Spanned = { readonly start: number; readonly end: number };

/** What a function answers with in the end, when that is a table. */
function tableAtEndOf(body: NonNullable<Callable['body']>): Spanned | undefined {
  if (body.type !== 'BlockStatement') return isTable(body) ? body : undefined;
  const last = body.body.at(-1);
  if (last?.type === 'SwitchStatement') return isTable(last) ? last : undefined;
  if (last?.type !== 'ReturnStatement' || !last.argument) return undefined;
  return isTable(last.argument) ? last.argument : undefined;
}

/** A list or a record in which no function has a body, or a `switch` in which each case does nothing but answer. */
function isTable(node: ESTree.Expression | ESTree.SwitchStatement): boolean {
  if (node.type === 'ParenthesizedExpression') return isTable(node.expression);
  if (node.type === 'SwitchStatement') {
    return node.cases.every(({ consequent }) => consequent.every(onlyAnswers));
  }
  if (node.type !== 'ArrayExpression' && node.type !== 'ObjectExpression') return false;
  let hasStatements = false;
  new Visitor({
    BlockStatement: () => {
      hasStatements = true;
    },
  }).visit({ ...EMPTY, body: [{ type: 'ExpressionStatement', expression: node, start: 0, end: 0 }] });
  return !hasStatements;
}

const EMPTY = parseSync('empty.ts', '').program;

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
