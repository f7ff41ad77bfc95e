import type { MessageKey } from '@sullam/strings/areas.ts';
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

/** What can be counted, large. The numbers are counted by the server; the organisation chooses which and names them. */
export function LandingFigures({ figures }: { readonly figures: Landing['figures'] }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="landing-figures" className="bg-primary-soft">
      <h2 id="landing-figures" className="sr-only">
        {t('landing.figures.title')}
      </h2>
      <dl className="page-width page-gutter grid grid-cols-2 gap-x-8 gap-y-10 py-14 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-16">
        {figures.map(({ kind, label, value }) => (
          <div key={kind} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 text-pretty">{text(label, t.dynamic(LABELS[kind]) ?? '')}</dt>
            <dd className="text-3xl leading-none font-semibold text-primary-text tabular md:text-4xl">
              {format.number(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
