import { FileVideo } from '@sullam/ui/base/icons.ts';
import type { LessonKindParts } from '../../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: FileVideo,
};
