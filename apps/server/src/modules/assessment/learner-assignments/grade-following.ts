import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { follow } from '../../gradebook/grades/grades.public.ts';
import {
  assignmentChanged,
  assignmentMarked,
  assignmentPublished,
  assignmentReleased,
} from '../assignments/assignments.public.ts';
import { assignmentSource } from './assignment-source.ts';

/** The gradebook's item of an assignment follows what becomes of it. */
export const gradeFollowing: SignalSubscription[] = [
  ...[assignmentPublished, assignmentChanged, assignmentReleased].map((signal) =>
    on(signal, (context, { courseSubsectionId }) =>
      follow(context, assignmentSource, { courseSubsectionId, userIds: null, isReleased: true }),
    ),
  ),
  on(assignmentMarked, (context, { courseSubsectionId, userId }) =>
    follow(context, assignmentSource, { courseSubsectionId, userIds: [userId], isReleased: true }),
  ),
];
