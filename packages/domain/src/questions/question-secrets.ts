import type { MarkedAnswer } from './mark-answer.ts';
import type { Question, QuestionAnswer, QuestionContent, QuestionKey } from './question.ts';

type FieldOf<Union> = Union extends unknown ? keyof Union : never;

/** Fields of a key that no question for learners has; a new one has to be added here before it compiles. */
const KEY_FIELDS: Record<Exclude<FieldOf<QuestionKey>, FieldOf<QuestionContent>>, true> = {
  explanation: true,
  fractions: true,
  feedback: true,
  isAllOrNothing: true,
  isTrue: true,
  accepted: true,
  isStrict: true,
  isUnitRequired: true,
  pairs: true,
  order: true,
  areas: true,
  sum: true,
  shares: true,
  otherShare: true,
  rule: true,
  guide: true,
};
const MARK_FIELDS: Record<Exclude<keyof MarkedAnswer, 'parts'>, true> = {
  score: true,
  fraction: true,
  outcome: true,
  feedback: true,
};
/** Fields further down in a key, and the key itself. */
const INNER_FIELDS = ['key', 'weight', 'texts', 'numbers', 'tolerance', 'factor', 'area'];
const SECRET_FIELDS = new Set([...Object.keys(KEY_FIELDS), ...Object.keys(MARK_FIELDS), ...INNER_FIELDS]);

/** What learners answered has some fields of the key's name; it is looked for under this one. */
const ANSWER_FIELD = 'answer';
const ANSWER_FIELDS = new Set<string>(['isTrue', 'pairs', 'order'] satisfies FieldOf<NonNullable<QuestionAnswer>>[]);

/** Shorter texts occur anywhere, and are secret only where they stand alone. */
const REVEALING_LENGTH = 4;

function* textsIn(value: unknown, path = ''): Generator<{ text: string; path: string }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, path === '' ? name : `${path}.${name}`);
  }
}

/** Everything that the key says in words or numbers; shares, weights and ids say nothing without their fields. */
function textsOfKey(key: QuestionKey): unknown {
  switch (key.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
    case 'TRUE_FALSE':
      return key.feedback;
    case 'SHORT_TEXT':
      return key.accepted.map(({ text, feedback }) => [text, feedback]);
    case 'NUMERIC':
      return key.accepted.map(({ value, feedback }) => [value, feedback]);
    case 'FILL_BLANKS':
      return Object.values(key.blanks).map(({ texts, numbers }) => [
        texts.map(({ text, feedback }) => [text, feedback]),
        numbers.map(({ value, feedback }) => [value, feedback]),
      ]);
    case 'HOTSPOT':
      return key.areas.map(({ feedback }) => feedback);
    case 'ESSAY':
    case 'FILE_UPLOAD':
      return key.guide;
    case 'MATCHING':
    case 'ORDERING':
    case 'DROPDOWN_CLOZE':
      return [];
  }
}

function* fieldsIn(value: unknown, path: string, isAnswer: boolean): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = path === '' ? name : `${path}.${name}`;
    // A field that is there for later and still empty gives nothing away.
    const isSecret = SECRET_FIELDS.has(name) && inner !== null && inner !== undefined;
    if (isSecret && !(isAnswer && ANSWER_FIELDS.has(name))) yield innerPath;
    yield* fieldsIn(inner, innerPath, isAnswer || name === ANSWER_FIELD);
  }
}

/**
 * Where something that learners get gives a question away before its release: fields of a key or of marks that hold
 * something, the key's words where they aren't part of the content, and hints that `openedHints` doesn't cover.
 */
export function questionSecretsIn(
  payload: unknown,
  { content, key, name }: Pick<Question, 'content' | 'key'> & Partial<Pick<Question, 'name'>>,
  openedHints = 0,
): string[] {
  const { hints, ...shown } = content;
  const known = [...textsIn([shown, hints.slice(0, openedHints)])].map(({ text }) => text);
  const secrets = [...textsIn([name, key.explanation, textsOfKey(key), hints.slice(openedHints)])]
    .map(({ text }) => text.trim())
    .filter((text) => text !== '' && !known.some((shownText) => shownText.includes(text)));
  const isRevealing = (text: string): boolean =>
    secrets.some((secret) => text.trim() === secret || (secret.length >= REVEALING_LENGTH && text.includes(secret)));
  const revealed = [...textsIn(payload)].filter(({ text }) => isRevealing(text)).map(({ path }) => path);
  return [...fieldsIn(payload, '', false), ...revealed];
}

/** Whether something that learners get gives nothing of a question away. */
export const holdsNothingSecret = (...search: Parameters<typeof questionSecretsIn>): boolean =>
  questionSecretsIn(...search).length === 0;
