import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { lessonActivities } from '../../learning/course-content/course-content.public.ts';
import { courseCopying, courseNews, courseTexts } from '../../learning/courses/courses.public.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { audienceKinds, notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { commentHosts } from '../comments/comments.public.ts';
import { readBoardActivities } from './board-activities.reads.ts';
import { boardSearch } from './board-search.ts';
import { boardTexts } from './board-texts.ts';
import { copyBoards } from './copy-boards.repository.ts';
import { loadDemoBoards } from './discussion-boards.demo.ts';
import {
  boardAudience,
  boardJobs,
  boardNews,
  discussionBoardsInNotifications,
} from './discussion-boards.notifications.ts';
import { boardsPersonalRows } from './discussion-boards.personal.ts';
import { VIEWS } from './discussion-boards.public.ts';
import { boardsInUse, countUnread } from './discussion-boards.reads.ts';
import { isBoardPublished, showsInBoard } from './discussion-boards.repository.ts';
import { boardCommentRoutes, boardRoutes } from './discussion-boards.routes.ts';
import {
  addLessonBoard,
  isLessonBoardComplete,
  publishLessonBoard,
  renameLessonBoard,
  requireNoTalk,
} from './discussion-boards.service.ts';
import { discussionHost } from './discussion-host.ts';
import { contributionFacts } from './participation.reads.ts';

/** Discussion boards of courses, by themselves and as lessons. What is said on them is in comments. */
export const discussionBoardsModule = defineModule({
  name: 'discussion-boards',
  partOf: ['discussion-boards'],
  owns: ['course_discussion_settings', 'discussion_boards'],
  publishes: VIEWS,
  personalRows: boardsPersonalRows,
  features: ['discussion-boards'],
  uses: [
    'activity-log',
    'schedule',
    'comments',
    'course-content',
    'course-groups',
    'courses',
    'enrollments',
    'media',
    'members',
    'notifications',
    'organizations',
    'progress',
    'rubrics',
    'search',
  ],
  contributes: [
    ...discussionBoardsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(featureUses, boardsInUse),
    contribute(demoWork, loadDemoBoards),
    contribute(commentHosts, discussionHost),
    contribute(audienceKinds, boardAudience),
    contribute(courseCopying, copyBoards),
    contribute(courseTexts, boardTexts),
    contribute(courseNews, { kind: 'DISCUSSIONS', feature: 'discussion-boards', count: countUnread }),
    contribute(searchSources, boardSearch),
    contribute(mediaReferences, showsInBoard),
    contribute(activitySources, { kinds: ['DISCUSSION'], isShownWaiting: false, read: readBoardActivities }),
    contribute(lessonActivities, {
      isPublished: isBoardPublished,
      added: addLessonBoard,
      renamed: renameLessonBoard,
      requireNoWork: requireNoTalk,
      isDraftComplete: isLessonBoardComplete,
      publishDraft: publishLessonBoard,
    }),
    contribute(loggedFacts, contributionFacts),
  ],
  routes: [...boardRoutes(), ...boardCommentRoutes()],
  jobs: boardJobs,
  signals: boardNews,
});
