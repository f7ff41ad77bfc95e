import type { PermissionSlug } from '@sullam/domain/permissions.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import {
  BookOpen,
  Building2,
  CircleHelp,
  ClipboardCheck,
  House,
  Layers,
  ListChecks,
  type LucideIcon,
  Megaphone,
  ShieldCheck,
  Tag,
  Users,
} from '@sullam/ui/base/icons.ts';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';

/** A part of the studio: the instructor's, or the administrator's. */
export interface MenuPart {
  id: 'instructor' | 'administrator';
  portal: 'isInstructor' | 'isAdministrator';
  entries: readonly MenuEntry[];
}

const place = (
  id: string,
  titleKey: MessageKey,
  icon: LucideIcon,
  memberPermissions: readonly PermissionSlug[] = [],
): MenuEntry => ({ id, titleKey, icon, path: `/${id}`, access: { memberPermissions } });

/** The side navigation of the studio, as configured. */
export const STUDIO_MENU: readonly MenuPart[] = [
  {
    id: 'instructor',
    portal: 'isInstructor',
    entries: [
      place('home', 'studio.titles.home', House),
      place('courses', 'builder.titles.courses', BookOpen),
      { ...place('questions', 'studio.titles.questions', CircleHelp), feature: 'exams' },
      place('rubrics', 'studio.titles.rubrics', ListChecks),
    ],
  },
  {
    id: 'administrator',
    portal: 'isAdministrator',
    entries: [
      place('settings', 'organization-settings.titles.page', Building2, ['organization_everything']),
      place('members', 'members.titles.page', Users, ['organization_read_members']),
      place('permission-sets', 'members.titles.permissionSets', ShieldCheck, ['organization_read_members']),
      {
        ...place('announcements', 'builder.titles.announcements', Megaphone, ['organization_everything']),
        feature: 'announcements',
      },
      place('categories', 'builder.titles.categories', Tag, ['organization_update_courses']),
      place('approvals', 'builder.titles.approvals', ClipboardCheck, ['organization_update_courses']),
      {
        ...place('specializations', 'builder.titles.specializations', Layers, ['organization_read_specializations']),
        feature: 'specializations',
      },
    ],
  },
];
