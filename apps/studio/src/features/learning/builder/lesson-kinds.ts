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
  MessagesSquare,
  Newspaper,
  Presentation,
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
  DISCUSSION: MessagesSquare,
  LECTURE: Presentation,
};

/** What is typed after a slash to choose a kind, in either language. */
export const KIND_SLUGS: Record<LessonKind, string> = {
  ARTICLE: 'article',
  VIDEO: 'video',
  AUDIO: 'audio',
  DOCUMENT: 'document',
  EMBED: 'page',
  EXAM: 'exam',
  ASSIGNMENT: 'assignment',
  SURVEY: 'survey',
  POLL: 'poll',
  DISCUSSION: 'discussion',
  LECTURE: 'lecture',
};

/** One letter a kind, after a slash, where things are made from anywhere. */
export const KIND_LETTERS: Record<LessonKind, string> = {
  ARTICLE: 'a',
  VIDEO: 'v',
  AUDIO: 'u',
  DOCUMENT: 'd',
  EMBED: 'w',
  EXAM: 'e',
  ASSIGNMENT: 's',
  SURVEY: 'y',
  POLL: 'p',
  DISCUSSION: 'b',
  LECTURE: 'l',
};

export interface NamedKind {
  readonly kind: LessonKind;
  /** Its name in the reader's language. */
  readonly name: string;
}
