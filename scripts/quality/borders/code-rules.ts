import { heldErrors } from './held-errors.ts';
import { isPhysicalClass, isPhysicalProperty, physicalDeclarations } from './physical.ts';
import { isTest, isWeb } from './places.ts';
import type { SourceFile, Violation } from './source-file.ts';
import { type Node, walk } from './walk.ts';

type Report = (node: { start: number }, message: string) => void;
type Rule = (node: Node, parents: readonly Node[], file: string, report: Report) => void;

const LETTER = /\p{L}/u;
/** Attributes whose text people read or hear. */
const SPOKEN = new Set([
  'title',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'alt',
  'label',
  'description',
  'errorMessage',
]);

const nameOf = (node: unknown): string | undefined => {
  const { type, name } = (node ?? {}) as { type?: string; name?: unknown };
  return type === 'Identifier' || type === 'JSXIdentifier' ? String(name) : undefined;
};

const TOOLS =
  /(^|\/)(vite|vitest|playwright)\.config\.ts$|^(apps\/server\/test|e2e)\/support\/global-\w+\.ts$|\.d\.ts$/;

const defaultExports: Rule = (node, _, file, report) => {
  if (node.type === 'ExportDefaultDeclaration' && !TOOLS.test(file))
    report(node, 'a default export where no tool needs one');
};

const PURE = /^(apps\/server\/src\/|packages\/(domain|question-formats)\/src\/)/;
const CLOCKS = new Set(['apps/server/src/kernel/clock.ts']);

/** Rules that ask the wall for the time can't be tested at another time. */
const ambientTime: Rule = (node, _, file, report) => {
  if (!PURE.test(file) || isTest(file) || CLOCKS.has(file)) return;
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && (node.arguments as unknown[]).length === 0)
    report(node, 'ambient time: take it from the clock of the context');
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
  if (callee?.type === 'MemberExpression' && nameOf(callee.object) === 'Date' && nameOf(callee.property) === 'now')
    report(node, 'ambient time: take it from the clock of the context');
};

/** A service worker stands between a page and the network: it fetches pages and files, and is no client of the API. */
const MAY_FETCH = /^packages\/(api-client\/src\/|web-kit\/src\/(stream|upload)\/)|\.api\.ts$|-worker\.ts$/;

const ownRequests: Rule = (node, _, file, report) => {
  if (!isWeb(file) || isTest(file) || MAY_FETCH.test(file)) return;
  const callee = node.type === 'CallExpression' || node.type === 'NewExpression' ? (node.callee as Node) : undefined;
  const name = nameOf(callee) ?? (callee?.type === 'MemberExpression' ? nameOf(callee.property) : undefined);
  const owner = callee?.type === 'MemberExpression' ? nameOf(callee.object) : 'globalThis';
  if (
    ['window', 'globalThis', 'navigator'].includes(owner ?? '') &&
    ['fetch', 'XMLHttpRequest', 'EventSource', 'sendBeacon'].includes(name ?? '')
  )
    report(node, `${name} outside of the API client: only *.api.ts files call the API`);
};

const literalText: Rule = (node, parents, file, report) => {
  if (!isWeb(file) || isTest(file)) return;
  const parent = parents.at(-1);
  if (node.type === 'JSXText' && LETTER.test(String(node.value)))
    report(node, `literal text "${String(node.value).trim()}": wording comes from packages/strings`);
  if (node.type !== 'Literal' || typeof node.value !== 'string' || !LETTER.test(node.value)) return;
  const attribute =
    parent?.type === 'JSXAttribute' ? parent : parent?.type === 'JSXExpressionContainer' ? parents.at(-2) : undefined;
  const isChild =
    parent?.type === 'JSXExpressionContainer' && ['JSXElement', 'JSXFragment'].includes(parents.at(-2)?.type ?? '');
  if (isChild || (attribute?.type === 'JSXAttribute' && SPOKEN.has(nameOf(attribute.name) ?? '')))
    report(node, `literal text "${node.value}": wording comes from packages/strings`);
};

const physicalStyles: Rule = (node, parents, file, report) => {
  if (!isWeb(file) || isTest(file)) return;
  const text =
    node.type === 'Literal'
      ? node.value
      : node.type === 'TemplateElement'
        ? (node.value as { raw: string }).raw
        : undefined;
  if (typeof text === 'string') {
    const found = text.split(/\s+/).find(isPhysicalClass);
    if (found) report(node, `${found} is physical: write it for start and end`);
  }
  const style = parents.findLast((parent) => parent.type === 'JSXAttribute');
  if (node.type === 'Property' && nameOf(style?.name) === 'style' && isPhysicalProperty(nameOf(node.key) ?? ''))
    report(node, `${nameOf(node.key)} is physical: write it for start and end`);
};

const environment: Rule = (node, _, file, report) => {
  if (!/^apps\/server\/src\/modules\//.test(file) || isTest(file)) return;
  if (node.type === 'MemberExpression' && nameOf(node.object) === 'process' && nameOf(node.property) === 'env')
    report(node, 'only config.ts reads the environment');
};

const FORM = 'packages/web-kit/src/forms/form.tsx';

/** Forms are `Form`: it lets a field say what is wrong from when it was first left. */
const ownForms: Rule = (node, _, file, report) => {
  if (!isWeb(file) || isTest(file) || file === FORM) return;
  if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'form')
    report(node, `a form of its own: take Form of ${FORM}`);
};

/** The driver writes a parameter of the type jsonb as JSON itself: what is JSON already becomes a string inside of it. */
const doubleJson: Rule = (node, _, file, report) => {
  if (!PURE.test(file) || isTest(file) || node.type !== 'TemplateLiteral') return;
  const { expressions, quasis } = node as unknown as {
    expressions: Node[];
    quasis: { value: { raw: string } }[];
  };
  for (const [index, expression] of expressions.entries()) {
    const callee = expression.type === 'CallExpression' ? (expression.callee as Node) : undefined;
    const isJson = callee?.type === 'MemberExpression' && nameOf(callee.object) === 'JSON';
    if (isJson && /^\s*\)?::jsonb/.test(quasis[index + 1]?.value.raw ?? ''))
      report(expression, 'a parameter that is encoded twice: take json() of the database');
  }
};

/**
 * What an effect returns is called when it ends. Methods of the page that return nothing today may return something tomorrow, as
 * `scrollIntoView` came to return a promise.
 */
const accidentalCleanup: Rule = (node, _, file, report) => {
  if (!isWeb(file) || node.type !== 'CallExpression' || !/^use(Layout)?Effect$/.test(nameOf(node.callee) ?? '')) return;
  const [effect] = node.arguments as { type: string; body: { type: string } }[];
  if (effect?.type !== 'ArrowFunctionExpression') return;
  if (!['BlockStatement', 'ArrowFunctionExpression', 'FunctionExpression'].includes(effect.body.type))
    report(node, 'an effect that returns what it calls: write a block, and return only what ends it');
};

/** PostgreSQL has its own time zone data, which can be older than Node's: the same moment would lie on two days. */
const zonesInSql: Rule = (node, _, file, report) => {
  if (!/^apps\/server\/src\//.test(file) || isTest(file)) return;
  const text =
    node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.type === 'Literal' ? node.value : '';
  if (typeof text === 'string' && /\bat\s+time\s+zone\b(?!\s*'UTC')|\btimezone\s*\(/i.test(text))
    report(node, 'a time zone in SQL: convert in Node (packages/domain/src/lectures/zoned-time.ts)');
};

/** Grades, examinations and (once there is one) money are read where they are written. */
const NEVER_LAGS = /^apps\/server\/src\/modules\/(assessment|gradebook|commerce)\//;

const laggingGrades: Rule = (node, _, file, report) => {
  if (node.type !== 'Property' || nameOf(node.key) !== 'mayLag' || !NEVER_LAGS.test(file)) return;
  report(node, 'mayLag in an area of grades or money: it is read from the primary (kernel/database/replicas.ts)');
};

const FORMATTER = 'packages/strings/src/format.ts';

/** Moments are written by the formatter, which knows digits, the hour's form and whose zone: a screen of its own would forget one of them. */
const ownMoments: Rule = (node, _, file, report) => {
  if (!isWeb(file) || isTest(file)) return;
  if (node.type !== 'MemberExpression') return;
  const name = nameOf(node.property) ?? '';
  const isFormat = nameOf(node.object) === 'Intl' && ['DateTimeFormat', 'RelativeTimeFormat'].includes(name);
  if (isFormat || ['toLocaleDateString', 'toLocaleTimeString', 'toLocaleString'].includes(name))
    report(node, `${name} in a screen: write moments with useFormat() (${FORMATTER})`);
};

const NATIVE_DATES = new Set(['date', 'time', 'datetime-local', 'month', 'week']);

/** A browser's own fields for dates and times follow its language and not the organisation's: other digits, hours and first days of the week. */
const nativeDates: Rule = (node, parents, file, report) => {
  if (!isWeb(file) || isTest(file) || node.type !== 'Literal' || !NATIVE_DATES.has(String(node.value))) return;
  const parent = parents.at(-1);
  const attribute = parent?.type === 'JSXExpressionContainer' ? parents.at(-2) : parent;
  if (attribute?.type === 'JSXAttribute' && nameOf(attribute.name) === 'type')
    report(
      node,
      `a native field of the type ${node.value}: take DatePicker or TimeField of packages/ui/src/pickers/lazy.tsx`,
    );
};

const CODE = /^errors\.codes\.(?<code>.*)$/;
const CODE_FORM = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d]+(-[a-z\d]+)*)?$/;

/** Codes of errors are read by programs: one form for all, the area and then the refusal, as in `exam.not-ready`. */
const errorCodes: Rule = (node, _, file, report) => {
  if (node.type !== 'Property' || !file.startsWith('packages/strings/src/')) return;
  const { code } = CODE.exec(String((node.key as { value?: unknown }).value))?.groups ?? {};
  if (code !== undefined && !CODE_FORM.test(code))
    report(node, `the code ${code} isn't written as the others are: exam.not-ready`);
};

const RULES: readonly Rule[] = [
  defaultExports,
  ambientTime,
  ownRequests,
  literalText,
  physicalStyles,
  environment,
  ownForms,
  doubleJson,
  accidentalCleanup,
  zonesInSql,
  laggingGrades,
  ownMoments,
  nativeDates,
  errorCodes,
];

/** A file in an application that only passes on what others export: it hides where things are. A lazy chunk's list is none. */
function barrels(files: readonly SourceFile[]): Violation[] {
  const lazy = new Set(files.flatMap((file) => file.imports.filter((used) => used.isLazy).map((used) => used.target)));
  return files.flatMap(({ path, program }) => {
    if (!/^apps\//.test(path) || /\.public\.ts$/.test(path) || isTest(path) || lazy.has(path)) return [];
    const passesOn = program.body.every((statement) => {
      const { type, source } = statement as unknown as { type: string; source?: unknown };
      return type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source);
    });
    return passesOn && program.body.length > 0
      ? [{ file: path, line: 1, message: 'a barrel: import things from where they are' }]
      : [];
  });
}

/** Checks what stands in the files: time, text, directions, requests, exports. */
export function checkCode(files: readonly SourceFile[]): Violation[] {
  const found = [...barrels(files), ...files.flatMap(heldErrors)];
  for (const file of files) {
    const report: Report = (node, message) => found.push({ file: file.path, line: file.lineOf(node.start), message });
    walk(file.program, (node, parents) => {
      for (const rule of RULES) rule(node, parents, file.path, report);
    });
  }
  return found;
}

/** Style sheets of the web: directions only as start and end. */
export function checkStyleSheet(file: string, text: string): Violation[] {
  return isWeb(file)
    ? physicalDeclarations(text).map(({ line, found }) => ({
        file,
        line,
        message: `${found} is physical: write it for start and end`,
      }))
    : [];
}
