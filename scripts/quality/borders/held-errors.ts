import { isTest, isWeb } from './places.ts';
import type { SourceFile, Violation } from './source-file.ts';
import { type Node, walk } from './walk.ts';

/** What refuses a file says so at once, and holds nothing that could be asked again. */
const ABOUT_FILES = new Set(['FileDrop', 'FileButton']);

const nameOf = (node: unknown): string | undefined => {
  const { type, name } = (node ?? {}) as { type?: string; name?: unknown };
  return type === 'Identifier' || type === 'JSXIdentifier' ? String(name) : undefined;
};

/** A state that says only that something was, or a sentence: it holds what was wrong, not what stands in a field. */
function isHeld(call: Node): boolean {
  if (nameOf(call.callee) !== 'useState') return false;
  const [first] = call.arguments as Node[];
  return first === undefined || (first.type === 'Literal' && typeof first.value === 'boolean');
}

/** The names that an expression reads. */
function namesIn(root: unknown): string[] {
  const names: string[] = [];
  walk(root, (node, parents) => {
    const parent = parents.at(-1);
    const isPart = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
    const isKey = parent?.type === 'Property' && parent.key === node && !parent.shorthand;
    if (node.type === 'Identifier' && !isPart && !isKey) names.push(String(node.name));
  });
  return names;
}

interface Component {
  /** What its constants are made of. */
  readonly made: Map<string, readonly string[]>;
  readonly held: Set<string>;
  readonly errors: { readonly start: number; readonly names: readonly string[] }[];
}

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

function readDeclaration(node: Node, component: Component): void {
  const init = node.init as Node | null;
  if (!init) return;
  if (nameOf(node.id)) component.made.set(nameOf(node.id) ?? '', namesIn(init));
  const { type, elements = [] } = node.id as { type: string; elements?: unknown[] };
  const first = nameOf(elements[0]);
  if (type === 'ArrayPattern' && first && init.type === 'CallExpression' && isHeld(init)) component.held.add(first);
}

const isError = (node: Node): boolean => node.type === 'Property' && nameOf(node.key) === 'error';

/** `{...(isWrong ? { error: … } : {})}` is an error too. */
function readSpread(node: Node, component: Component): void {
  let hasError = false;
  walk(node.argument, (part) => {
    hasError ||= isError(part);
  });
  if (hasError) component.errors.push({ start: node.start, names: namesIn(node.argument) });
}

function readError(node: Node, parents: readonly Node[], component: Component): void {
  const element = parents.at(-1) as { name?: unknown } | undefined;
  if (nameOf(node.name) !== 'error' || ABOUT_FILES.has(nameOf(element?.name) ?? '')) return;
  component.errors.push({ start: node.start, names: namesIn(node.value) });
}

/**
 * Errors of fields that hang on something a component remembers ("was sent", a sentence that was set) in place of what stands in
 * the field: those don't follow the typing. When an error is seen is up to `Form`; what the server said is `useRefusals`.
 */
export function heldErrors(file: SourceFile): Violation[] {
  if (!isWeb(file.path) || isTest(file.path) || file.path.startsWith('packages/ui/')) return [];
  const components = new Map<Node | undefined, Component>();
  walk(file.program, (node, parents) => {
    const owner = parents.find(({ type }) => FUNCTION.test(type));
    const component = components.get(owner) ?? { made: new Map(), held: new Set(), errors: [] };
    components.set(owner, component);
    if (node.type === 'VariableDeclarator') readDeclaration(node, component);
    if (node.type === 'JSXAttribute') readError(node, parents, component);
    if (node.type === 'JSXSpreadAttribute') readSpread(node, component);
  });
  return [...components.values()].flatMap(({ made, held, errors }) => {
    const reaches = (name: string, seen: ReadonlySet<string>): boolean =>
      held.has(name) ||
      (!seen.has(name) && (made.get(name) ?? []).some((next) => reaches(next, new Set([...seen, name]))));
    return errors
      .filter(({ names }) => names.some((name) => reaches(name, new Set())))
      .map(({ start }) => ({
        file: file.path,
        line: file.lineOf(start),
        message:
          "an error that is remembered: say what is wrong with what stands in the field; Form knows when it's seen",
      }));
  });
}
