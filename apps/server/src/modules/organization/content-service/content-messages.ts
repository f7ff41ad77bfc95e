import { type Catalogue, PLURAL_CATEGORIES, type RuntimeMessage } from '@sullam/strings/define.ts';
import { MAXIMUM_OVERRIDE_LENGTH, overrideProblem } from '@sullam/strings/overrides.ts';

/** Keys that were left out: how many, and the first of them for the log. */
export interface LeftOut {
  count: number;
  examples: string[];
}

export interface ContentReport {
  /** Keys that the product doesn't have. */
  unknown: LeftOut;
  /** Texts that the editor of localizations would refuse, too. */
  refused: LeftOut;
}

const MOST_EXAMPLES = 10;
const LONGEST_EXAMPLE = 100;
/** Levels of nested objects that are read; the product's keys have at most six parts. */
const MOST_LEVELS = 12;

function leaveOut(leftOut: LeftOut, key: string): void {
  leftOut.count += 1;
  if (leftOut.examples.length < MOST_EXAMPLES) leftOut.examples.push(key.slice(0, LONGEST_EXAMPLE));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(body: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    // the parser's own message repeats a piece of the answer, which belongs into no log
    throw new Error('the answer is not JSON');
  }
  if (!isObject(value)) throw new Error('the answer is not a JSON object');
  return value;
}

/** An object whose keys are plural categories alone is one counted message, any other object is a level of keys. */
function isForms(value: unknown): boolean {
  const names = isObject(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => PLURAL_CATEGORIES.some((category) => category === name));
}

/** Every key of an object with its value; keys of nested objects are joined by dots. */
function* entriesOf(
  content: Record<string, unknown>,
  isKnown: (key: string) => boolean,
  path = '',
  level = 1,
): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(content)) {
    const key = `${path}${name}`;
    const isLevel = isObject(value) && level < MOST_LEVELS && !(isKnown(key) && isForms(value));
    if (isLevel) yield* entriesOf(value, isKnown, `${key}.`, level + 1);
    else yield [key, value];
  }
}

const isFitText = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAXIMUM_OVERRIDE_LENGTH && !text.includes('\0');

/** The message that a value of the answer is, or null where it can't replace the shipped one. */
function messageOf(shipped: RuntimeMessage, value: unknown): RuntimeMessage | null {
  const forms = isObject(value) ? Object.values(value) : [value];
  if (!forms.every(isFitText) || (isObject(value) && value.other === undefined)) return null;
  const message = value as RuntimeMessage;
  return overrideProblem(shipped, message) === null ? message : null;
}

const isSame = (one: RuntimeMessage, other: RuntimeMessage): boolean =>
  one === other || (typeof one !== 'string' && PLURAL_CATEGORIES.every((form) => one[form] === Object(other)[form]));

/**
 * Reads an answer of the content service, flat or nested, against the shipped messages of the language. `take` gets each message
 * that differs from the shipped one.
 * @throws where the answer isn't a JSON object, or holds texts but none of the product's
 */
export function readContentMessages(
  body: string,
  shipped: Catalogue,
  take: (key: string, message: RuntimeMessage) => void,
): ContentReport {
  const report: ContentReport = { unknown: { count: 0, examples: [] }, refused: { count: 0, examples: [] } };
  const isKnown = (key: string) => Object.hasOwn(shipped, key);
  let known = 0;
  for (const [key, value] of entriesOf(parse(body), isKnown)) {
    const message = isKnown(key) ? shipped[key] : undefined;
    if (message === undefined) {
      leaveOut(report.unknown, key);
      continue;
    }
    known += 1;
    const own = messageOf(message, value);
    if (own === null) leaveOut(report.refused, key);
    else if (!isSame(message, own)) take(key, own);
  }
  if (known === 0 && report.unknown.count > 0) throw new Error('the answer holds none of the keys of the product');
  return report;
}
