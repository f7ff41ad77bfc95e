import type { MessageKey } from '@sullam/strings/areas.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Landing } from './landing.api.ts';

type Figure = Landing['figures'][number];

const LABELS: Record<Figure['kind'], MessageKey> = {
  courses: 'landing.figures.courses',
  learners: 'landing.figures.learners',
  instructors: 'landing.figures.instructors',
  hours: 'landing.figures.hours',
  completions: 'landing.figures.completions',
};

interface LandingFiguresProps {
  readonly figures: Landing['figures'];
  /** A band of the organisation's own colour instead of a tint of it. */
  readonly isLoud?: boolean;
}

/** What can be counted, large. The numbers are counted by the server; the organisation chooses which and names them. */
export function LandingFigures({ figures, isLoud }: LandingFiguresProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  if (figures.length === 0) return null;
  return (
    <section
      aria-labelledby="landing-figures"
      className={isLoud ? 'bg-primary text-on-primary dark:bg-primary-soft dark:text-ink' : 'bg-primary-soft'}
    >
      <h2 id="landing-figures" className="sr-only">
        {t('landing.figures.title')}
      </h2>
      <dl
        className={cx(
          'page-width page-gutter grid gap-x-8 md:auto-cols-fr md:grid-flow-col md:grid-cols-none',
          isLoud ? 'grid-cols-1 gap-y-6 py-10' : 'grid-cols-2 gap-y-10 py-14 md:py-16',
        )}
      >
        {figures.map(({ kind, label, value }) => (
          <div
            key={kind}
            className={cx(
              'flex justify-end',
              isLoud ? 'flex-row-reverse items-center gap-x-5' : 'flex-col-reverse gap-y-2',
            )}
          >
            <dt className={cx('text-pretty', isLoud && 'flex-1')}>{text(label, t.dynamic(LABELS[kind]) ?? '')}</dt>
            <dd
              className={cx(
                'font-display leading-none font-semibold',
                isLoud
                  ? 'text-[3.75rem] text-[color-mix(in_oklab,var(--c-on-primary)_40%,var(--c-secondary))] dark:text-secondary-text'
                  : 'text-3xl text-primary-text md:text-4xl',
              )}
            >
              {format.number(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
