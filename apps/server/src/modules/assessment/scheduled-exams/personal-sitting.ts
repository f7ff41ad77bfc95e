import {
  deadlineOf,
  type GrantedTime,
  grantedTime,
  type PersonalSitting,
  personalSitting,
} from '@sullam/domain/exams/sitting.ts';
import {
  type ExamRules,
  type GrantedAccommodation,
  type ScheduledExam,
  sittingRulesOf,
} from './scheduled-exams.repository.ts';

export interface Sitter {
  userId: number;
  isPreview: boolean;
}

/** The rules for one person. An editor who tries the exam out has its time limit, but no window and no number of attempts. */
export function sittingOf(
  exam: ExamRules,
  grants: readonly GrantedAccommodation[],
  { userId, isPreview }: Sitter,
): PersonalSitting {
  const rules = sittingRulesOf(exam);
  if (isPreview) return personalSitting({ ...rules, opensAt: null, closesAt: null, attemptsAllowed: null }, []);
  return personalSitting(
    rules,
    grants.filter((grant) => grant.userIds.includes(userId)),
  );
}

/** What is granted to a learner, as it is promised for an attempt. */
export const promiseFor = (grants: readonly GrantedAccommodation[], { userId, isPreview }: Sitter): GrantedTime =>
  grantedTime(isPreview ? [] : grants.filter(({ userIds }) => userIds.includes(userId)));

/** The rules for one person by what was promised to them. */
export const promisedSitting = (exam: ScheduledExam, promise: GrantedTime, sitter: Sitter): PersonalSitting =>
  sittingOf(
    exam,
    [
      {
        ...promise,
        courseSubsectionId: exam.course_subsection_id,
        userIds: [sitter.userId],
        scope: 'LEARNER',
        extraAttempts: null,
        opensAt: null,
      },
    ],
    sitter,
  );

export function deadlineFor(sitting: PersonalSitting, startedAt: Date): Date | null {
  const deadline = deadlineOf(sitting, startedAt.getTime());
  return deadline === null ? null : new Date(deadline);
}

/** When the last one's window closes; null: somebody's never does. */
export function everybodyClosesAt(exam: ExamRules, grants: readonly GrantedAccommodation[]): number | null {
  const rules = sittingRulesOf(exam);
  const closes = [personalSitting(rules, []), ...grants.map((grant) => personalSitting(rules, [grant]))].map(
    ({ closesAt }) => closesAt,
  );
  return closes.includes(null) ? null : Math.max(...(closes as number[]));
}
