import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from './home.api.ts';

const HEIGHT = 210;

const ActivePlot = lazyPart(
  () => import('./active-plot.tsx').then((file) => file.ActivePlot),
  <SkeletonBar className="h-70 w-full" />,
);

/** Who learns, week by week; the plot comes after the page. Its numbers are those of the first tile. */
export function ActiveLearners() {
  const figures = useQuery(figuresQuery());
  const counts = figures.data?.figures.find(({ kind }) => kind === 'ACTIVE_LEARNERS')?.counts;
  // the tiles above say what went wrong, and try again
  if (figures.isError && !figures.data) return null;
  return (
    <Card as="section">
      {figures.data && counts ? (
        <ActivePlot height={HEIGHT} weeks={figures.data.weeks} counts={counts} aYearAgo={figures.data.activeAYearAgo} />
      ) : (
        <SkeletonBar className="h-70 w-full" />
      )}
    </Card>
  );
}
