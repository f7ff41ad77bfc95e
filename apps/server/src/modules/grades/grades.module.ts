import { bring } from '../../kernel/extensions.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { defineModule } from '../../wiring.ts';
import {
  assignmentChanged,
  assignmentMarked,
  assignmentPublished,
  assignmentReleased,
} from '../assignments/assignments.public.ts';
import { gradebookChanged } from '../grade-items/grade-items.public.ts';
import { personalData } from '../members/members.public.ts';
import {
  examFinished,
  examMarked,
  examScoreReleased,
  examScoreWithdrawn,
  subsectionExamPublished,
  subsectionExamSaved,
} from '../subsection-exams/subsection-exams.public.ts';
import { assignmentSource } from './assignment-source.ts';
import { examSource } from './exam-source.ts';
import { follow } from './following.service.ts';
import { tellGrades } from './grades.notifications.ts';
import { gradesPersonalRows } from './grades.personal.ts';
import { gradeRoutes } from './grades.routes.ts';
import { ownGradeRoutes } from './own-grades.routes.ts';
import { settleCourse } from './settle-totals.ts';

/** What learners have, and the totals that it makes. */
export const gradesModule = defineModule({
  name: 'grades',
  owns: ['grade_changes', 'grades'],
  features: ['grades'],
  uses: [
    'assignments',
    'courses',
    'enrollments',
    'grade-items',
    'members',
    'notifications',
    'progress',
    'subsection-exams',
  ],
  brings: [bring(personalData, gradesPersonalRows)],
  wire: () => ({
    routes: [...gradeRoutes, ...ownGradeRoutes],
    signals: [
      tellGrades,
      on(gradebookChanged, (context, { courseId }) => settleCourse(context, courseId)),
      ...[subsectionExamPublished, subsectionExamSaved].map((signal) =>
        on(signal, (context, { subsectionExamId }) =>
          follow(context, examSource, { courseSubsectionId: subsectionExamId, userIds: null, isReleased: true }),
        ),
      ),
      ...[assignmentPublished, assignmentChanged, assignmentReleased].map((signal) =>
        on(signal, (context, { courseSubsectionId }) =>
          follow(context, assignmentSource, { courseSubsectionId, userIds: null, isReleased: true }),
        ),
      ),
      on(assignmentMarked, (context, { courseSubsectionId, userId }) =>
        follow(context, assignmentSource, { courseSubsectionId, userIds: [userId], isReleased: true }),
      ),
      ...[examFinished, examMarked, examScoreWithdrawn, examScoreReleased].map((signal) =>
        on(signal, (context, { subsectionExamId, userId }) =>
          follow(context, examSource, { courseSubsectionId: subsectionExamId, userIds: [userId], isReleased: true }),
        ),
      ),
    ],
  }),
});
