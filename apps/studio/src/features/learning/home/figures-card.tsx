import type { OrganizationFigures } from '@sullam/api-client/schema.gen.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowDown, ArrowUp } from '@sullam/ui/base/icons.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PartError } from '../../../parts/part-states.tsx';
import { figuresQuery } from './home.api.ts';

type Figure = OrganizationFigures['figures'][number];

/** As many bars as a tile has room for. */
const BARS = 6;

/** How the last week differs from the one before it, in words; the words alone say which way it went. */
function useChangeWords() {
  const t = useT();
  const format = useFormat();
  return (now: number, before: number): string => {
    const difference = format.number(Math.abs(now - before));
    if (now === before) return t('studio.figures.same');
    return t(now > before ? 'studio.figures.more' : 'studio.figures.fewer', { count: difference });
  };
}

interface FigureTileProps {
  readonly figure: Figure;
  readonly allWeeks: readonly string[];
}

/** Which way it went since the week before. */
function Change({ now, before }: { readonly now: number; readonly before: number }) {
  const changeOf = useChangeWords();
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      {now !== before && (
        <Icon
          of={now > before ? ArrowUp : ArrowDown}
          size={16}
          className={now > before ? 'text-success-text' : 'text-danger-text'}
        />
      )}
      {changeOf(now, before)}
    </p>
  );
}

function FigureTile({ figure: { kind, counts: all }, allWeeks }: FigureTileProps) {
  const t = useT();
  const format = useFormat();
  const name = useId();
  const counts = all.slice(-BARS);
  const weeks = allWeeks.slice(-BARS);
  const now = counts.at(-1) ?? 0;
  const most = Math.max(1, ...counts);
  const words = weeks.map((week, at) =>
    t('studio.figures.inWeek', { week: format.date(week), count: format.number(counts[at] ?? 0) }),
  );
  return (
    <li className="border-line p-4 max-lg:nth-[n+3]:border-t max-lg:odd:border-e sm:px-5" aria-labelledby={name}>
      <div className="flex items-start justify-between gap-3 max-sm:flex-col-reverse">
        <h2 id={name} className="text-sm font-normal text-muted">
          {t(`studio.figures.${kind}`)}
        </h2>
        <span className="flex h-6 items-end gap-0.5" role="img" aria-label={format.list(words)}>
          {weeks.map((week, at) => (
            <span
              key={week}
              title={words[at]}
              className={`w-2 rounded-t-sm ${at === weeks.length - 1 ? 'bg-primary' : 'bg-primary/25'}`}
              style={{ height: `${Math.max(8, Math.round(((counts[at] ?? 0) / most) * 100))}%` }}
            />
          ))}
        </span>
      </div>
      <p className="text-2xl font-semibold tabular">{format.number(now)}</p>
      <Change now={now} before={counts.at(-2) ?? 0} />
    </li>
  );
}

/** The organisation in four numbers, each with its last six weeks and how it has changed. */
export function FiguresCard() {
  const t = useT();
  const figures = useQuery(figuresQuery());
  return (
    <Card as="section" padding="none" className="overflow-hidden" aria-label={t('studio.figures.title')}>
      {figures.isPending && (
        <div className="p-5">
          <SkeletonText lines={3} />
        </div>
      )}
      {figures.isError && !figures.data && <PartError query={figures} />}
      {figures.data && (
        <ul className="grid grid-cols-2 divide-line lg:grid-cols-4 lg:divide-x">
          {figures.data.figures.map((figure) => (
            <FigureTile key={figure.kind} figure={figure} allWeeks={figures.data.weeks} />
          ))}
        </ul>
      )}
    </Card>
  );
}
