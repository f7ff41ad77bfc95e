import type { ChecklistItemKind } from '@sullam/domain/checklists.ts';
import { BookOpen, FileText, type LucideIcon, MapPin, SquareCheck, Upload, UserCheck } from '@sullam/ui/base/icons.ts';

/** What is typed after a slash to choose a kind, in either language. */
export const ITEM_SLUGS: Record<ChecklistItemKind, string> = {
  READ: 'read',
  DO: 'do',
  UPLOAD: 'upload',
  APPROVE: 'approve',
  VISIT: 'visit',
  COURSE: 'course',
};

export const ITEM_ICONS: Record<ChecklistItemKind, LucideIcon> = {
  READ: FileText,
  DO: SquareCheck,
  UPLOAD: Upload,
  APPROVE: UserCheck,
  VISIT: MapPin,
  COURSE: BookOpen,
};
