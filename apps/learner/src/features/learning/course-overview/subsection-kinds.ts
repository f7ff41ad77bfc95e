import type { MessageKey } from '@sullam/strings/areas.ts';
import {
  ChartColumn,
  ClipboardCheck,
  ClipboardPen,
  FileText,
  Globe,
  Headphones,
  type LucideIcon,
  MessageSquare,
  MessagesSquare,
  Newspaper,
  Presentation,
  Video,
} from '@sullam/ui/base/icons.ts';
import type { OutlineSubsection } from './course.api.ts';

/** Picture and word of each kind of lesson. */
export const KINDS = {
  ARTICLE: { icon: Newspaper, key: 'course.kinds.article' },
  VIDEO: { icon: Video, key: 'course.kinds.video' },
  AUDIO: { icon: Headphones, key: 'course.kinds.audio' },
  DOCUMENT: { icon: FileText, key: 'course.kinds.document' },
  EMBED: { icon: Globe, key: 'course.kinds.page' },
  EXAM: { icon: ClipboardCheck, key: 'course.kinds.exam' },
  ASSIGNMENT: { icon: ClipboardPen, key: 'course.kinds.assignment' },
  SURVEY: { icon: MessageSquare, key: 'course.kinds.survey' },
  POLL: { icon: ChartColumn, key: 'course.kinds.poll' },
  DISCUSSION: { icon: MessagesSquare, key: 'course.kinds.discussionBoard' },
  LECTURE: { icon: Presentation, key: 'course.kinds.lecture' },
} as const satisfies Record<OutlineSubsection['kind'], { icon: LucideIcon; key: MessageKey }>;
