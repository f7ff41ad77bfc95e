import type { CoverFamily } from '@sullam/domain/configuration.ts';
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
import { useT } from '@sullam/web-kit/kit-context.tsx';
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

interface ValuesProps {
  readonly values: Landing['values'];
  readonly family: CoverFamily;
}

/** What the organisation stands for, as the rungs of a ladder that runs across the whole page; on a phone it stands. */
function Ladder({ values }: Pick<ValuesProps, 'values'>) {
  const t = useT();
  return (
    <section
      aria-labelledby="landing-values"
      className="overflow-hidden bg-[oklch(from_var(--c-primary)_0.25_0.07_h)] py-16 text-white md:py-24"
    >
      <div className="page-width page-gutter">
        <h2 id="landing-values" className="mb-10 text-2xl text-balance md:mb-12 md:text-3xl">
          {t('landing.values.title')}
        </h2>
        <ol className="relative grid gap-9 before:absolute before:inset-y-0 before:start-2 before:w-0.75 before:rounded-full before:bg-white/20 after:absolute after:inset-y-0 after:start-11 after:w-0.75 after:rounded-full after:bg-white/20 md:auto-cols-fr md:grid-flow-col md:gap-8 md:before:inset-x-[-100vw] md:before:inset-y-auto md:before:top-3.5 md:before:h-0.75 md:before:w-auto md:after:inset-x-[-100vw] md:after:inset-y-auto md:after:top-18 md:after:h-0.75 md:after:w-auto">
          {values.map((value, index) => (
            <li key={index} className="group relative ps-20 md:ps-0 md:pt-30">
              <span
                aria-hidden="true"
                className="absolute start-0 top-2 z-1 h-3 w-14 rounded-full bg-secondary group-last:bg-[#ffd27a] md:top-0 md:h-22 md:w-3"
              />
              <h3 className="text-lg md:text-xl">
                <AuthorTextFor text={value.title} unmarked />
              </h3>
              <p className="mt-1.5 text-white/80 text-pretty">
                <AuthorTextFor text={value.text} unmarked />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The same in a quiet row. */
function Columns({ values }: Pick<ValuesProps, 'values'>) {
  return (
    <ul className="page-width page-gutter grid gap-x-10 gap-y-8 py-12 sm:grid-cols-2 md:py-16 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {values.map((value, index) => (
        <li key={index} className="border-t-4 border-secondary pt-5">
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

/** What the organisation stands for. */
export function LandingValues({ values, family }: ValuesProps) {
  if (values.length === 0) return null;
  return family === 'stars' ? <Ladder values={values} /> : <Columns values={values} />;
}
