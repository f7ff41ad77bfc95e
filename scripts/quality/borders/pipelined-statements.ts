import { isTest, moduleOf } from './places.ts';
import type { SourceFile, Violation } from './source-file.ts';
import { type Node, walk } from './walk.ts';

const TRANSACTION = 'tx';
/** The comment on the line above names the benchmark that measures the statements. */
const REASON = /^\/\/ pipelined: \S/;
const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

const isNamed = (node: unknown, name: string): boolean => {
  const { type, name: own } = node as Node;
  return type === 'Identifier' && own === name;
};

/** A function inside the argument with a parameter `tx` runs in another transaction. */
const hasOwnTransaction = (node: Node): boolean =>
  FUNCTION.test(node.type) && (node.params as Node[]).some((parameter) => isNamed(parameter, TRANSACTION));

function mentionsTransaction(root: unknown): boolean {
  let found = false;
  walk(root, (node, parents) => {
    found ||= isNamed(node, TRANSACTION) && !parents.some(hasOwnTransaction);
  });
  return found;
}

/** The expressions that fill the list `name`: its initializer and the arguments of its `push` calls. */
function madeOf(file: SourceFile, name: string): unknown[] {
  const parts: unknown[] = [];
  walk(file.program, (node) => {
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name) && node.init) parts.push(node.init);
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
    if (callee?.type === 'MemberExpression' && isNamed(callee.object, name) && isNamed(callee.property, 'push'))
      parts.push(...(node.arguments as unknown[]));
  });
  return parts;
}

const isPromiseAll = ({ type, callee }: Node): boolean => {
  if (type !== 'CallExpression') return false;
  const { object, property } = callee as { object?: Node; property?: Node };
  return (
    object !== undefined && isNamed(object, 'Promise') && (isNamed(property, 'all') || isNamed(property, 'allSettled'))
  );
};

const folderOf = (path: string): string => path.split('/').slice(0, 6).join('/');

/**
 * Finds statements of one transaction that `Promise.all` pipelines in a module without a benchmark. Pipelined statements have hidden
 * rules: none may depend on another, and the others still run after one fails. Only a measured gain justifies them.
 */
export function checkPipelinedStatements(files: readonly SourceFile[]): Violation[] {
  const measured = new Set(files.filter(({ path }) => path.endsWith('.bench.ts')).map(({ path }) => folderOf(path)));
  return files.flatMap((file) => {
    if (moduleOf(file.path) === undefined || isTest(file.path) || measured.has(folderOf(file.path))) return [];
    const lines = file.text.split('\n');
    const found: Violation[] = [];
    walk(file.program, (node) => {
      if (!isPromiseAll(node)) return;
      const [list] = node.arguments as Node[];
      const parts = list?.type === 'Identifier' ? madeOf(file, String(list.name)) : [list];
      const line = file.lineOf(node.start);
      if (!parts.some(mentionsTransaction) || REASON.test(lines[line - 2]?.trim() ?? '')) return;
      const message =
        'Promise.all over statements of one transaction without a benchmark: await them one after the other, or name the benchmark on the line above ("// pipelined: …")';
      found.push({ file: file.path, line, message });
    });
    return found;
  });
}
