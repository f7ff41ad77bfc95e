import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { follow } from '../../gradebook/grades/grades.public.ts';
import { examFinished } from '../exam-attempts/exam-attempts.public.ts';
import { examMarked, examScoreReleased, examScoreWithdrawn } from '../exam-marks/exam-marks.public.ts';
import { subsectionExamPublished, subsectionExamSaved } from '../scheduled-exams/scheduled-exams.public.ts';
import { examSource } from './exam-source.ts';

/** The gradebook's item of an exam follows what becomes of it. */
export const gradeFollowing: SignalSubscription[] = [
  ...[subsectionExamPublished, subsectionExamSaved].map((signal) =>
    on(signal, (context, { subsectionExamId }) =>
      follow(context, examSource, { courseSubsectionId: subsectionExamId, userIds: null, isReleased: true }),
    ),
  ),
  ...[examFinished, examMarked, examScoreWithdrawn, examScoreReleased].map((signal) =>
    on(signal, (context, { subsectionExamId, userId }) =>
      follow(context, examSource, { courseSubsectionId: subsectionExamId, userIds: [userId], isReleased: true }),
    ),
  ),
];
