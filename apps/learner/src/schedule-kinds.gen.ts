// Written by `npm run generate` from the files of each kind. Do not edit.
import type { ScheduleKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { scheduleKind as assignment } from './features/assessment/assignments/assignment.schedule-kind.ts';
import { scheduleKind as exam } from './features/assessment/exams/exam.schedule-kind.ts';
import { scheduleKind as poll } from './features/assessment/surveys/poll.schedule-kind.ts';
import { scheduleKind as survey } from './features/assessment/surveys/survey.schedule-kind.ts';
import { scheduleKind as lecture } from './features/classroom/lectures/lecture.schedule-kind.ts';
import { scheduleKind as coachingTask } from './features/coaching/coaching-goals/coaching-task.schedule-kind.ts';
import { scheduleKind as coaching } from './features/coaching/coaching-sessions/coaching.schedule-kind.ts';
import { scheduleKind as coachingGroup } from './features/coaching/group-sessions/coaching-group.schedule-kind.ts';
import { scheduleKind as discussion } from './features/community/discussions/discussion.schedule-kind.ts';
import { scheduleKind as event } from './features/events/events/event.schedule-kind.ts';
import { scheduleKind as checklist } from './features/learning/checklists/checklist.schedule-kind.ts';
import type { ScheduleKindParts } from './lesson-kind-parts.ts';

/** What schedules show of each kind. */
export const SCHEDULE_KIND_PARTS: Readonly<Record<ScheduleKind, ScheduleKindParts>> = {
  EXAM: exam,
  ASSIGNMENT: assignment,
  SURVEY: survey,
  POLL: poll,
  DISCUSSION: discussion,
  CHECKLIST: checklist,
  LECTURE: lecture,
  EVENT: event,
  COACHING: coaching,
  COACHING_GROUP: coachingGroup,
  COACHING_TASK: coachingTask,
};
