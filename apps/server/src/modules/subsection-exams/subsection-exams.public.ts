/** Views of its tables that others may read. */
export const VIEWS = ['held_exams'] as const;

export { demandAddress, demandAddressOf } from './address-ranges.ts';
export { type ExamSittings, examSittings, type MovedTimes } from './exam-sittings.ts';
export { lockExamsOfLessons } from './lesson-exams.repository.ts';
export { deadlineFor, everybodyClosesAt, promisedSitting, promiseFor, sittingOf } from './personal-sitting.ts';
export { accessSubsectionExam, demandUnlocked, isLocked } from './subsection-exams.access.ts';
export { demoHeldExams, type LoadedHeldExam } from './subsection-exams.demo.ts';
export {
  findGrantedIn,
  findSubsectionExam,
  type GrantedAccommodation,
  type HeldExam,
  heldExams,
  insertSubsectionExam,
  isGrantedTo,
  listSubsectionExams,
  lockHeldExam,
  releaseRulesOf,
  setPublished,
  titleOf,
} from './subsection-exams.repository.ts';
export { GradingMethod, PageOnly, Release, SubsectionExamParams } from './subsection-exams.schemas.ts';
export { subsectionExamPublished, subsectionExamSaved } from './subsection-exams.signals.ts';
