import { moduleOf } from './places.ts';
import type { SourceFile, Violation } from './source-file.ts';
import { type Node, walk } from './walk.ts';

/** What a name can stand for in a file. */
export interface Bindings {
  /** The texts of each name that stands for literal texts alone. */
  texts: ReadonlyMap<string, readonly Node[]>;
  /** Names that stand for a text which another place chooses. */
  chosenElsewhere: ReadonlySet<string>;
}

interface Annotated {
  typeAnnotation?: { typeAnnotation?: Node } | null;
}

const nameOf = (node: unknown): string | undefined => {
  const { type, name } = (node ?? {}) as { type?: string; name?: string };
  return type === 'Identifier' ? name : undefined;
};

/** The literal texts that an expression comes to, or undefined where it is something else. */
function textsOf(node: unknown): Node[] | undefined {
  const each = (node ?? {}) as Node;
  const all = (parts: readonly unknown[]): Node[] | undefined => {
    const texts = parts.map(textsOf);
    return texts.every((found) => found !== undefined) ? texts.flat() : undefined;
  };
  if (each.type === 'Literal') return typeof each.value === 'string' ? [each] : undefined;
  if (each.type === 'TSAsExpression' || each.type === 'TSSatisfiesExpression') return textsOf(each.expression);
  if (each.type === 'ConditionalExpression') return all([each.consequent, each.alternate]);
  if (each.type === 'ArrayExpression') return all(each.elements as unknown[]);
  return undefined;
}

/** The texts that a type allows, `'a' | 'b'`; undefined where it isn't made of literals. */
function textsOfType(type: Node | undefined): Node[] | undefined {
  if (type?.type === 'TSLiteralType') return textsOf(type.literal);
  if (type?.type !== 'TSUnionType') return undefined;
  const texts = (type.types as Node[]).map(textsOfType);
  return texts.every((found) => found !== undefined) ? texts.flat() : undefined;
}

/** Types of what is no name but a part of a statement. */
const PART_OF_STATEMENT = /Expression|Builder|Node/;

const isPartOfStatement = (type: Node | undefined): boolean =>
  type?.type === 'TSFunctionType' ||
  (type?.type === 'TSTypeReference' && PART_OF_STATEMENT.test(nameOf(type.typeName) ?? ''));

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** What the names of a file stand for; one that stands for several things stands for all of them. */
export function bindingsOf({ program }: SourceFile): Bindings {
  const texts = new Map<string, Node[]>();
  const chosenElsewhere = new Set<string>();
  const bind = (name: string | undefined, found: readonly Node[] | undefined) => {
    if (name === undefined) return;
    if (found === undefined) chosenElsewhere.add(name);
    else texts.set(name, [...(texts.get(name) ?? []), ...found]);
  };
  const bindParameter = (parameter: Node & Annotated): void => {
    if (parameter.type === 'AssignmentPattern') bindParameter(parameter.left as Node);
    // what comes in an object has a type of its own, which may say anything
    if (parameter.type === 'ObjectPattern')
      for (const property of parameter.properties as Node[]) bind(nameOf(property.value), undefined);
    const type = parameter.typeAnnotation?.typeAnnotation;
    if (!isPartOfStatement(type)) bind(nameOf(parameter), textsOfType(type));
  };
  walk(program, (node, parents) => {
    if (node.type === 'VariableDeclarator') {
      const name = nameOf(node.id);
      const loop = parents.at(-2);
      const found =
        loop?.type === 'ForOfStatement' && loop.left === parents.at(-1) ? textsOf(loop.right) : textsOf(node.init);
      // a query that is kept under a name is no name of a table
      if (found !== undefined || loop?.type === 'ForOfStatement') bind(name, found);
    } else if (FUNCTIONS.has(node.type)) {
      for (const parameter of node.params as Node[]) bindParameter(parameter);
    } else if (node.type === 'ImportSpecifier') {
      const name = nameOf(node.local);
      // constants are written in capitals; functions that give parts of statements are called
      if (name && /^[A-Z\d_]+$/.test(name)) chosenElsewhere.add(name);
    }
  });
  return { texts, chosenElsewhere };
}

const STATEMENTS =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|(inner|left|right|full|cross)Join(Lateral)?)$/;
const RAW = new Set(['raw', 'unsafe', 'table']);

/** The first argument of a call that takes the name of a table, or a text of SQL. */
export function tableArgument(node: Node): { argument: Node; isSql: boolean } | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as { type: string; object?: unknown; property?: unknown };
  const method = callee.type === 'MemberExpression' ? nameOf(callee.property) : undefined;
  const [argument] = node.arguments as Node[];
  if (!method || !argument) return undefined;
  if (STATEMENTS.test(method)) return { argument, isSql: false };
  const isSql = method === 'unsafe' || nameOf(callee.object) === 'sql';
  return RAW.has(method) && isSql ? { argument, isSql: method !== 'table' } : undefined;
}

/**
 * Names of tables that lint can't follow: chosen by a caller, or put together. Whose table a statement reads has to stand in the file
 * of the statement.
 */
export function checkTableNames(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    if (moduleOf(file.path) === undefined || /\/test\//.test(file.path)) return [];
    const { chosenElsewhere } = bindingsOf(file);
    const found: Violation[] = [];
    walk(file.program, (node) => {
      const { argument: given, isSql } = tableArgument(node) ?? {};
      if (!given) return;
      // `name as 'notes'` is whatever the name is
      const argument = given.type === 'TSAsExpression' ? (given.expression as Node) : given;
      const name = nameOf(argument);
      const isPutTogether =
        argument.type === 'BinaryExpression' ||
        (argument.type === 'TemplateLiteral' && (argument.expressions as Node[]).length > 0) ||
        (isSql && argument.type === 'CallExpression');
      const isChosen = name !== undefined && chosenElsewhere.has(name);
      if (isPutTogether || isChosen)
        found.push({
          file: file.path,
          line: file.lineOf(argument.start),
          message: isSql
            ? 'SQL that is put together: whose tables it reads has to stand in one literal'
            : 'a table’s name that is chosen elsewhere: write it in the statement, or list the names in its type',
        });
    });
    return found;
  });
}
