import type { ChecklistItemKind } from '@sullam/domain/checklists.ts';
import { BookOpen, FileText, type LucideIcon, MapPin, SquareCheck, Upload, UserCheck } from '@sullam/ui/base/icons.ts';

export const ITEM_ICONS: Record<ChecklistItemKind, LucideIcon> = {
  READ: FileText,
  DO: SquareCheck,
  UPLOAD: Upload,
  APPROVE: UserCheck,
  VISIT: MapPin,
  COURSE: BookOpen,
};
