/** Views of its tables that others may read. */
export const VIEWS = ['held_exams'] as const;

export { requireAddress, requireAddressOf } from './address-ranges.ts';
export { type ExamSittings, examSittings, type MovedTimes } from './exam-sittings.ts';
export { lockExamsOfLessons } from './lesson-exams.repository.ts';
export { deadlineFor, everybodyClosesAt, promisedSitting, promiseFor, sittingOf } from './personal-sitting.ts';
export { accessSubsectionExam, isLocked, requireUnlocked } from './scheduled-exams.access.ts';
export { demoScheduledExams, type LoadedScheduledExam } from './scheduled-exams.demo.ts';
export {
  type ExamRules,
  examRules,
  findGrantedIn,
  findSubsectionExam,
  type GrantedAccommodation,
  listSubsectionExams,
  lockScheduledExam,
  releaseRulesOf,
  type ScheduledExam,
  scheduledExamDependency,
  scheduledExams,
  titleOf,
} from './scheduled-exams.repository.ts';
export { GradingMethod, PageOnly, Release, SubsectionExamParams } from './scheduled-exams.schemas.ts';
export { subsectionExamPublished, subsectionExamSaved } from './scheduled-exams.signals.ts';
