// Written by `npm run generate` from the folders of modules/. Do not edit.
import { scenarios as accounts } from '../../apps/server/src/modules/identity/accounts/accounts.bench.ts';
import { scenarios as activityLog } from '../../apps/server/src/modules/learning/activity-log/activity-log.bench.ts';
import { scenarios as announcements } from '../../apps/server/src/modules/learning/announcements/announcements.bench.ts';
import { scenarios as attendance } from '../../apps/server/src/modules/classroom/attendance/attendance.bench.ts';
import { scenarios as carts } from '../../apps/server/src/modules/commerce/carts/carts.bench.ts';
import { scenarios as catalogue } from '../../apps/server/src/modules/learning/catalogue/catalogue.bench.ts';
import { scenarios as certificateVerification } from '../../apps/server/src/modules/certification/certificate-verification/certificate-verification.bench.ts';
import { scenarios as coachAvailability } from '../../apps/server/src/modules/coaching/coach-availability/coach-availability.bench.ts';
import { scenarios as coachDirectory } from '../../apps/server/src/modules/coaching/coach-directory/coach-directory.bench.ts';
import { scenarios as discussionBoards } from '../../apps/server/src/modules/community/discussion-boards/discussion-boards.bench.ts';
import { scenarios as eventAttendance } from '../../apps/server/src/modules/events/event-attendance/event-attendance.bench.ts';
import { scenarios as eventCatalogue } from '../../apps/server/src/modules/events/event-catalogue/event-catalogue.bench.ts';
import { scenarios as eventEnrollments } from '../../apps/server/src/modules/events/event-enrollments/event-enrollments.bench.ts';
import { scenarios as feed } from '../../apps/server/src/modules/community/feed/feed.bench.ts';
import { scenarios as grades } from '../../apps/server/src/modules/gradebook/grades/grades.bench.ts';
import { scenarios as learningReports } from '../../apps/server/src/modules/learning/learning-reports/learning-reports.bench.ts';
import { scenarios as orders } from '../../apps/server/src/modules/commerce/orders/orders.bench.ts';
import { scenarios as posts } from '../../apps/server/src/modules/community/posts/posts.bench.ts';
import { scenarios as progress } from '../../apps/server/src/modules/learning/progress/progress.bench.ts';
import { scenarios as revenue } from '../../apps/server/src/modules/commerce/revenue/revenue.bench.ts';
import { scenarios as schedule } from '../../apps/server/src/modules/learning/schedule/schedule.bench.ts';

/** The scenarios of every module. */
export const BROUGHT = [...accounts, ...activityLog, ...announcements, ...attendance, ...carts, ...catalogue, ...certificateVerification, ...coachAvailability, ...coachDirectory, ...discussionBoards, ...eventAttendance, ...eventCatalogue, ...eventEnrollments, ...feed, ...grades, ...learningReports, ...orders, ...posts, ...progress, ...revenue, ...schedule];
