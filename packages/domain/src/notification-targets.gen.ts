// Written by `npm run generate` from the folder notification-targets/ of the domain. Do not edit.
import { target as announcement } from './notification-targets/announcement.ts';
import { target as certificate } from './notification-targets/certificate.ts';
import { target as checklist } from './notification-targets/checklist.ts';
import { target as coachRating } from './notification-targets/coach-rating.ts';
import { target as coachRatingDesk } from './notification-targets/coach-rating-desk.ts';
import { target as coaching } from './notification-targets/coaching.ts';
import { target as coachingCredits } from './notification-targets/coaching-credits.ts';
import { target as coachingDesk } from './notification-targets/coaching-desk.ts';
import { target as coachingSession } from './notification-targets/coaching-session.ts';
import { target as coachingTask } from './notification-targets/coaching-task.ts';
import { target as course } from './notification-targets/course.ts';
import { target as courseApproval } from './notification-targets/course-approval.ts';
import { target as credit } from './notification-targets/credit.ts';
import { target as discussionBoard } from './notification-targets/discussion-board.ts';
import { target as event } from './notification-targets/event.ts';
import { target as externalCourseClaim } from './notification-targets/external-course-claim.ts';
import { target as grade } from './notification-targets/grade.ts';
import { target as group } from './notification-targets/group.ts';
import { target as groupSession } from './notification-targets/group-session.ts';
import { target as groupSessionDesk } from './notification-targets/group-session-desk.ts';
import { target as importedCourse } from './notification-targets/imported-course.ts';
import { target as membership } from './notification-targets/membership.ts';
import { target as missingWork } from './notification-targets/missing-work.ts';
import { target as order } from './notification-targets/order.ts';
import { target as orderDesk } from './notification-targets/order-desk.ts';
import { target as plagiarism } from './notification-targets/plagiarism.ts';
import { target as post } from './notification-targets/post.ts';
import { target as signIn } from './notification-targets/sign-in.ts';

/** Where notifications lead, by kind. */
export const TARGETS = {
  announcement,
  certificate,
  checklist,
  'coach-rating': coachRating,
  'coach-rating-desk': coachRatingDesk,
  coaching,
  'coaching-credits': coachingCredits,
  'coaching-desk': coachingDesk,
  'coaching-session': coachingSession,
  'coaching-task': coachingTask,
  course,
  'course-approval': courseApproval,
  credit,
  'discussion-board': discussionBoard,
  event,
  'external-course-claim': externalCourseClaim,
  grade,
  group,
  'group-session': groupSession,
  'group-session-desk': groupSessionDesk,
  'imported-course': importedCourse,
  membership,
  'missing-work': missingWork,
  order,
  'order-desk': orderDesk,
  plagiarism,
  post,
  'sign-in': signIn,
};
