import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { circulationQuery, exportCredits } from './packages.api.ts';

const COUNTS = ['granted', 'reserved', 'consumed', 'takenBack', 'expired', 'remaining'] as const;
type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

const cell = 'px-3 py-2 text-end tabular';

function Numbers({ of }: { readonly of: Counts }) {
  const format = useFormat();
  return COUNTS.map((count) => (
    <td key={count} className={cell}>
      {format.number(of[count])}
    </td>
  ));
}

/** What became of the credits that learners were given, in all and by packages. Nothing while there are none. */
export function Circulation() {
  const t = useT();
  const titleId = useId();
  const { data } = useQuery(circulationQuery());
  if (!data || data.packages.length === 0) return null;
  return (
    <Card as="section" padding="lg">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {t('coaching-packages.titles.circulation')}
        </h2>
        <ExportMenu file={exportCredits} />
      </div>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('coaching-packages.columns.package')}
              </th>
              {COUNTS.map((count) => (
                <th key={count} scope="col" className="px-3 py-2 text-end font-medium">
                  {t(`coaching-packages.columns.${count}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.packages.map((row) => (
              <tr key={row.coachingPackageId} className="border-t border-line">
                <th scope="row" className="px-3 py-2 text-start font-normal">
                  <AuthorTextFor text={row.title} />
                  <span className="block text-muted">
                    <bdi>{row.coachName ?? t('coaching-packages.texts.anyCoach')}</bdi>
                  </span>
                </th>
                <Numbers of={row} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line font-semibold">
              <th scope="row" className="px-3 py-2 text-start">
                {t('coaching-packages.columns.total')}
              </th>
              <Numbers of={data} />
            </tr>
          </tfoot>
        </table>
      </section>
    </Card>
  );
}
