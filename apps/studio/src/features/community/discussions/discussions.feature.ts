import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['studio', 'discussion-desk', 'discussions', 'errors'] as const;
/** With what is needed to mark, and to choose a rubric for it. */
const markingAreas = [...areas, 'assignment-marking', 'marking', 'rubrics'] as const;
const access = { features: ['discussion-boards'] } as const;
const loadBoard = () => import('./board.screen.tsx').then((file) => file.BoardScreen);

export const feature: FeatureParts = {
  screens: [
    // marking wants the whole width
    {
      path: '/courses/$courseId/discussions/$discussionBoardId/marking/$userId',
      load: () => import('./marking.screen.tsx').then((file) => file.DiscussionMarkingScreen),
      isWorkspace: true,
      titleKey: 'discussion-desk.titles.grading',
      areas: markingAreas,
      access: { memberPermissions: COURSE_AUTHORS, ...access },
    },
  ],
  courseScreens: [
    {
      path: 'discussions',
      load: () => import('./discussions.screen.tsx').then((file) => file.CourseDiscussionsScreen),
      titleKey: 'discussion-desk.menu.title',
      areas,
      access,
      tab: { place: 65, group: 'teach', icon: 'MessagesSquare' },
    },
    {
      path: 'discussions/reports',
      load: () => import('./moderation.screen.tsx').then((file) => file.ModerationScreen),
      titleKey: 'discussion-desk.titles.moderation',
      areas,
      access,
    },
    {
      path: 'discussions/lessons/$courseSubsectionId',
      load: () => import('./board.screen.tsx').then((file) => file.LessonBoardScreen),
      titleKey: 'discussion-desk.titles.board',
      areas: markingAreas,
      access,
    },
    {
      path: 'discussions/$discussionBoardId',
      load: loadBoard,
      titleKey: 'discussion-desk.titles.board',
      areas: markingAreas,
      access,
    },
    {
      path: 'discussions/$discussionBoardId/grades',
      load: () => import('./grading.screen.tsx').then((file) => file.DiscussionGradingScreen),
      titleKey: 'discussion-desk.titles.grading',
      areas,
      access,
    },
  ],
};
