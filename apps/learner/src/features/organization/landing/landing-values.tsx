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
    <section aria-labelledby="landing-values" className="landing-night overflow-hidden py-16 md:py-24">
      <div className="page-width page-gutter">
        <h2 id="landing-values" className="mb-8 text-2xl text-balance md:mb-12 md:text-3xl">
          {t('landing.values.title')}
        </h2>
        <ol className="landing-ladder">
          {values.map((value, index) => (
            <li key={index}>
              <Icon of={VALUE_ICONS[value.icon] ?? Star} size={24} className="mb-2" />
              <h3 className="text-lg">
                <AuthorTextFor text={value.title} unmarked />
              </h3>
              <p className="mt-1.5 text-pretty">
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
    <ul className="page-width page-gutter grid gap-x-10 gap-y-8 py-12 sm:grid-cols-2 md:py-16 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
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

/** What the organisation stands for. */
export function LandingValues({ values, family }: ValuesProps) {
  if (values.length === 0) return null;
  return family === 'stars' ? <Ladder values={values} /> : <Columns values={values} />;
}
