import { type Accommodation, type PersonalSitting, personalSitting } from '@sullam/domain/exams/sitting.ts';
import type { Grant, SubsectionExam } from './scheduled-exams.api.ts';

const time = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));

/** The rules as they are for whom something was granted. */
export const grantedSitting = (
  exam: SubsectionExam,
  grant: Pick<Grant, 'extraMinutes' | 'extraPercent' | 'extraAttempts' | 'opensAt' | 'closesAt'>,
  scope: Accommodation['scope'] = 'LEARNER',
): PersonalSitting =>
  personalSitting(
    {
      opensAt: time(exam.opensAt),
      closesAt: time(exam.closesAt),
      limitMinutes: exam.limitMinutes,
      attemptsAllowed: exam.attemptsAllowed,
    },
    [{ ...grant, scope, opensAt: time(grant.opensAt), closesAt: time(grant.closesAt) }],
  );
