// Written by `npm run generate` from the folder search-kinds/ of the domain. Do not edit.
import type { SearchKind } from '@sullam/domain/search-kinds.gen.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { BookOpen, CalendarDays, Compass, FileText, Layers, Megaphone, MessageSquare, Newspaper, Paperclip, Target, User, Users, type LucideIcon } from '@sullam/ui/base/icons.ts';

/** Name and picture of each kind of result. */
export const SEARCH_GROUPS = {
  course: { key: 'search.groups.courses', icon: BookOpen },
  section: { key: 'search.groups.sections', icon: Layers },
  lesson: { key: 'search.groups.lessons', icon: FileText },
  event: { key: 'search.groups.events', icon: CalendarDays },
  coach: { key: 'search.groups.coaches', icon: Compass },
  article: { key: 'search.groups.articles', icon: Newspaper },
  specialization: { key: 'search.groups.specializations', icon: Target },
  attachment: { key: 'search.groups.attachments', icon: Paperclip },
  announcement: { key: 'search.groups.announcements', icon: Megaphone },
  discussion: { key: 'search.groups.discussions', icon: MessageSquare },
  group: { key: 'search.groups.groups', icon: Users },
  post: { key: 'search.groups.posts', icon: Newspaper },
  member: { key: 'search.groups.members', icon: User },
} as const satisfies Record<SearchKind, { key: MessageKey; icon: LucideIcon }>;
