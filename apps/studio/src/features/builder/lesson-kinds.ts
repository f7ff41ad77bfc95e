import {
  ChartColumn,
  ClipboardCheck,
  ClipboardPen,
  FileText,
  FileVideo,
  Globe,
  Headphones,
  type LucideIcon,
  MessageSquare,
  Newspaper,
} from '@sullam/ui/base/icons.ts';
import type { LessonKind } from './builder.api.ts';

/** What the outline offers to add. */
export const LESSON_KINDS = ['ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED'] as const satisfies LessonKind[];

export const KIND_ICONS: Record<LessonKind, LucideIcon> = {
  ARTICLE: Newspaper,
  VIDEO: FileVideo,
  AUDIO: Headphones,
  DOCUMENT: FileText,
  EMBED: Globe,
  EXAM: ClipboardCheck,
  ASSIGNMENT: ClipboardPen,
  SURVEY: MessageSquare,
  POLL: ChartColumn,
};
