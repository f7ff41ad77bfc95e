import type { ChecklistItemKind } from '@sullam/domain/checklists.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { BookOpen, FileText, type LucideIcon, MapPin, SquareCheck, Upload, UserCheck } from '@sullam/ui/base/icons.ts';

interface KindLook {
  readonly icon: LucideIcon;
  /** What kind of item it is. */
  readonly key: MessageKey;
  /** What its button says. */
  readonly verb: MessageKey;
}

/** Picture and words of each kind of item. */
export const ITEM_KINDS = {
  READ: { icon: FileText, key: 'checklists.kinds.READ', verb: 'checklists.actions.read' },
  DO: { icon: SquareCheck, key: 'checklists.kinds.DO', verb: 'checklists.actions.do' },
  UPLOAD: { icon: Upload, key: 'checklists.kinds.UPLOAD', verb: 'checklists.actions.upload' },
  APPROVE: { icon: UserCheck, key: 'checklists.kinds.APPROVE', verb: 'checklists.actions.write' },
  VISIT: { icon: MapPin, key: 'checklists.kinds.VISIT', verb: 'checklists.actions.enterCode' },
  COURSE: { icon: BookOpen, key: 'checklists.kinds.COURSE', verb: 'checklists.actions.openCourse' },
} as const satisfies Record<ChecklistItemKind, KindLook>;
