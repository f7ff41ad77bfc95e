import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** What a lesson or a course hands out, in a chunk of its own: most lessons have nothing. */
export const LessonFiles = lazyPart(() => import('./files-section.tsx').then((file) => file.LessonFiles));
