import type { MessageKey } from '@sullam/strings/areas.ts';
import {
  BookOpen,
  FileText,
  Layers,
  type LucideIcon,
  Megaphone,
  Newspaper,
  Target,
  User,
} from '@sullam/ui/base/icons.ts';
import type { SearchKind } from './search.api.ts';

/** Name and picture of each kind of result, in the order in which groups are shown. */
export const SEARCH_KINDS = {
  course: { key: 'search.groups.courses', icon: BookOpen },
  section: { key: 'search.groups.sections', icon: Layers },
  lesson: { key: 'search.groups.lessons', icon: FileText },
  article: { key: 'search.groups.articles', icon: Newspaper },
  specialization: { key: 'search.groups.specializations', icon: Target },
  announcement: { key: 'search.groups.announcements', icon: Megaphone },
  member: { key: 'search.groups.members', icon: User },
} as const satisfies Record<SearchKind, { key: MessageKey; icon: LucideIcon }>;

export const isSearchKind = (kind: string | undefined): kind is SearchKind =>
  kind !== undefined && Object.hasOwn(SEARCH_KINDS, kind);
