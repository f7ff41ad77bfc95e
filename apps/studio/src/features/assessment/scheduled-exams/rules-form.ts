import type { SubsectionExamChange } from '@sullam/api-client/schema.gen.ts';
import { isAddressRange } from '@sullam/domain/exams/address-range.ts';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import type { SubsectionExam, SubsectionExamRules } from './scheduled-exams.api.ts';

/** The rules as they are being written; times are local texts there. */
export interface RulesForm extends Omit<SubsectionExamRules, 'passPercent' | 'allowedAddresses'> {
  passPercent: number | undefined;
  /** One range a line. */
  addresses: string;
  hasPassword: boolean;
  /** A new one; empty: as it is. */
  password: string;
}

export const formOf = (exam: SubsectionExam): RulesForm => ({
  examId: exam.examId,
  opensAt: localText(exam.opensAt),
  closesAt: localText(exam.closesAt),
  limitMinutes: exam.limitMinutes,
  attemptsAllowed: exam.attemptsAllowed,
  gradingMethod: exam.gradingMethod,
  passPercent: exam.passPercent === null ? undefined : Number(exam.passPercent),
  addresses: exam.allowedAddresses.join('\n'),
  hasPassword: exam.hasPassword,
  password: '',
  releaseScore: exam.releaseScore,
  releaseAnswers: exam.releaseAnswers,
  releaseExplanations: exam.releaseExplanations,
  releaseAt: localText(exam.releaseAt),
  isBlind: exam.isBlind,
  markerCount: exam.markerCount,
});

const WINDOW = 'exam-authoring.titles.window';
const GRADING = 'exam-authoring.titles.grading';
const RELEASE = 'exam-authoring.titles.release';
const ACCESS = 'exam-authoring.titles.access';

/** Under which heading each rule stands, to say where somebody else has changed something. */
export const PARTS = {
  examId: 'exam-authoring.titles.exam',
  opensAt: WINDOW,
  closesAt: WINDOW,
  limitMinutes: WINDOW,
  attemptsAllowed: WINDOW,
  gradingMethod: GRADING,
  passPercent: GRADING,
  isBlind: GRADING,
  markerCount: GRADING,
  releaseScore: RELEASE,
  releaseAnswers: RELEASE,
  releaseExplanations: RELEASE,
  releaseAt: RELEASE,
  addresses: ACCESS,
  hasPassword: ACCESS,
  password: ACCESS,
} as const satisfies Record<keyof RulesForm, string>;

/** The lines in which something stands. */
export const addressLines = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);

export const wrongAddresses = (text: string): string[] => addressLines(text).filter((line) => !isAddressRange(line));

/** A local text as a moment; one that nobody touched goes back as it came, to the second. */
export function momentOf(text: string | null, before: string | null): string | null {
  if (text === localText(before)) return before;
  return text === null ? null : new Date(text).toISOString();
}

const usesTime = ({ releaseScore, releaseAnswers, releaseExplanations }: RulesForm): boolean =>
  [releaseScore, releaseAnswers, releaseExplanations].includes('AT_TIME');

/** The rules without their version, as they would be saved. */
export function rulesOf(form: RulesForm, exam: SubsectionExam): SubsectionExamRules {
  const { addresses, hasPassword: _, password: __, passPercent, ...rules } = form;
  return {
    ...rules,
    opensAt: momentOf(form.opensAt, exam.opensAt),
    closesAt: momentOf(form.closesAt, exam.closesAt),
    releaseAt: usesTime(form) ? momentOf(form.releaseAt, exam.releaseAt) : null,
    passPercent: passPercent === undefined ? null : String(Math.round(passPercent * 100) / 100),
    allowedAddresses: addressLines(addresses),
  };
}

export function bodyOf(form: RulesForm, exam: SubsectionExam, version: number): SubsectionExamChange {
  const password = !form.hasPassword ? { password: null } : form.password ? { password: form.password } : {};
  return { ...rulesOf(form, exam), ...password, version };
}

export interface RuleProblems {
  closesAt?: 'order';
  password?: 'missing';
  addresses?: string[];
  releaseAt?: 'missing';
}

/** What can't be saved, or would wait for nothing. */
export function problemsOf(form: RulesForm, exam: SubsectionExam): RuleProblems {
  const wrong = wrongAddresses(form.addresses);
  return {
    ...(form.opensAt !== null && form.closesAt !== null && form.opensAt >= form.closesAt
      ? { closesAt: 'order' as const }
      : {}),
    ...(form.hasPassword && !exam.hasPassword && form.password === '' ? { password: 'missing' as const } : {}),
    ...(wrong.length > 0 ? { addresses: wrong } : {}),
    ...(usesTime(form) && form.releaseAt === null ? { releaseAt: 'missing' as const } : {}),
  };
}
