/** What may be wrong with a question and how bad it is: one with errors can't be published, warnings are advice. */
export const QUESTION_FINDINGS = {
  'prompt.empty': 'ERROR',
  'text.not-translated': 'WARNING',
  'hint.empty': 'WARNING',
  'marks.invalid': 'ERROR',
  'negative-marks.invalid': 'ERROR',
  'negative-marks.above-marks': 'WARNING',
  'difficulty.invalid': 'ERROR',
  'limit.invalid': 'ERROR',
  'key.other-type': 'ERROR',
  'key.unknown-id': 'ERROR',
  'key.none-right': 'ERROR',
  'key.all-right': 'WARNING',
  'id.empty': 'ERROR',
  'id.repeated': 'ERROR',
  'id.tells-order': 'WARNING',
  'choice.empty': 'ERROR',
  'choice.repeated': 'WARNING',
  'choice.indistinguishable': 'ERROR',
  'choices.too-few': 'ERROR',
  'fraction.invalid': 'ERROR',
  'fraction.never-whole': 'ERROR',
  'fraction.sum-not-whole': 'WARNING',
  'weight.invalid': 'ERROR',
  'accepted.empty': 'ERROR',
  'accepted.repeated': 'WARNING',
  'accepted.too-long': 'ERROR',
  'accepted.anything': 'WARNING',
  'number.invalid': 'ERROR',
  'number.tolerance-invalid': 'ERROR',
  'unit.empty': 'ERROR',
  'unit.repeated': 'ERROR',
  'unit.factor-invalid': 'ERROR',
  'unit.unknown': 'ERROR',
  'unit.not-offered': 'ERROR',
  'unit.required-without-any': 'ERROR',
  'pair.missing': 'ERROR',
  'order.incomplete': 'ERROR',
  'gap.none': 'ERROR',
  'gap.undefined': 'ERROR',
  'gap.not-in-prompt': 'ERROR',
  'gap.repeated': 'ERROR',
  'gap.without-key': 'ERROR',
  'picture.missing': 'ERROR',
  'area.empty': 'ERROR',
  'area.outside-picture': 'ERROR',
  'points.too-few': 'ERROR',
  'words.contradict': 'ERROR',
} as const satisfies Record<string, 'ERROR' | 'WARNING'>;

export type QuestionFindingCode = keyof typeof QUESTION_FINDINGS;

export interface QuestionFinding {
  /** Where in the question, as `content.choices.0.text`. */
  path: string;
  code: QuestionFindingCode;
  severity: 'ERROR' | 'WARNING';
  /** What the sentence inserts. */
  values: Record<string, string | number>;
}

/** A finding as a list, to be joined with others. */
export const finding = (
  path: string,
  code: QuestionFindingCode,
  values: QuestionFinding['values'] = {},
): QuestionFinding[] => [{ path, code, severity: QUESTION_FINDINGS[code], values }];

export const findIf = (isWrong: boolean, ...what: Parameters<typeof finding>): QuestionFinding[] =>
  isWrong ? finding(...what) : [];

/** The values that occur more than once, each with the places of its later occurrences. */
export function repeated(values: readonly string[]): { value: string; index: number }[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [{ value, index }] : []));
}
