import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['discussions', 'rich-text', 'rubrics', 'errors'] as const;
const access = { features: ['discussion-boards'] } as const;
const load = () => import('./discussions.screen.tsx').then((file) => file.DiscussionsScreen);

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'discussion-boards',
      load,
      titleKey: 'discussions.titles.page',
      areas,
      access,
      tab: { titleKey: 'course.titles.discussionBoards', place: 26, news: 'DISCUSSIONS' },
    },
    {
      path: 'discussion-boards/$discussionBoardId',
      load,
      titleKey: 'discussions.titles.board',
      areas,
      access,
      prefetch: () => import('./discussions.api.ts').then((file) => file.prefetchBoard),
    },
  ],
};
