import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  Award,
  BookOpen,
  Clock,
  Globe,
  GraduationCap,
  Heart,
  Languages,
  type LucideIcon,
  MessageSquare,
  ShieldCheck,
  Smartphone,
  Sparkles,
  Star,
  Target,
  Users,
} from '@sullam/ui/base/icons.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import type { Landing } from './landing.api.ts';

/** The icons that an administrator can choose for a value. */
export const VALUE_ICONS: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  'badge-check': ShieldCheck,
  book: BookOpen,
  clock: Clock,
  globe: Globe,
  graduation: GraduationCap,
  hand: Target,
  heart: Heart,
  languages: Languages,
  message: MessageSquare,
  smartphone: Smartphone,
  sparkles: Sparkles,
  timer: Clock,
  users: Users,
};

/** What the organisation stands for, in a row below the hero. */
export function LandingValues({ values }: { readonly values: Landing['values'] }) {
  if (values.length === 0) return null;
  return (
    <ul className="page-width page-gutter grid gap-x-10 gap-y-8 py-12 sm:grid-cols-2 md:py-16 lg:grid-cols-4">
      {values.map((value, index) => (
        <li key={index} className="border-t-2 border-secondary pt-5">
          <Icon of={VALUE_ICONS[value.icon] ?? Star} size={24} className="text-primary-text" />
          <h2 className="mt-3 text-lg">
            <AuthorTextFor text={value.title} unmarked />
          </h2>
          <p className="mt-1.5 text-muted text-pretty">
            <AuthorTextFor text={value.text} unmarked />
          </p>
        </li>
      ))}
    </ul>
  );
}
