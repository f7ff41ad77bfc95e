import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** What stands beside a lesson where there is room, and on a phone only when it is opened: one chunk. */
const load = () => import('./lesson-panels.ts');

export const OutlineNav = lazyPart(() => load().then((file) => file.OutlineNav));
export const LessonSide = lazyPart(() => load().then((file) => file.LessonSide));
export const PanelButtons = lazyPart(
  () => load().then((file) => file.PanelButtons),
  <div aria-hidden="true" className="mb-4 h-(--control-size) max-md:hidden" />,
);

/** Begins to fetch them. */
export const preloadPanels = (): void => OutlineNav.preload();

/** Seen once in a course at most. */
export const CompletionDialog = lazyPart(() => import('./completion-dialog.tsx').then((file) => file.CompletionDialog));

/** In the place of a lesson that isn't open yet. */
export const LockNotice = lazyPart(() => import('./lock-notice.tsx').then((file) => file.LockNotice));
