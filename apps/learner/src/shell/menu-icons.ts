import {
  BookOpen,
  CalendarDays,
  Compass,
  GraduationCap,
  House,
  Info,
  Layers,
  LayoutDashboard,
  Library,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquare,
  Smartphone,
  Sparkles,
  Target,
  Users,
} from '@sullam/ui/base/icons.ts';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';

/** The icons of the places, by entry. They come with the menus that draw them, not with the first paint. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  courses: BookOpen,
  'all-courses': BookOpen,
  'my-courses': GraduationCap,
  specializations: Layers,
  dashboard: LayoutDashboard,
  announcements: Megaphone,
  events: CalendarDays,
  'all-events': CalendarDays,
  'my-events': CalendarDays,
  groups: Users,
  coaching: Target,
  library: Library,
  checklist: ListChecks,
  chat: Sparkles,
  'download-app': Smartphone,
  home: House,
  about: Info,
  contact: Mail,
  'my-groups': MessageSquare,
};

/** The icon of an entry. */
export const iconOf = ({ id, icon }: MenuEntry): LucideIcon => icon ?? ICONS[id] ?? Compass;
