import './landing.css';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { landingQuery } from './landing.api.ts';
import { LandingAbout } from './landing-about.tsx';
import { LandingCall } from './landing-call.tsx';
import { LandingPlanets } from './landing-categories.tsx';
import { LandingCourses } from './landing-courses.tsx';
import { LandingFigures } from './landing-figures.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingPaths } from './landing-paths.tsx';
import { LandingQuestions } from './landing-questions.tsx';
import { LandingValues } from './landing-values.tsx';
import { LandingVoices } from './landing-voices.tsx';
import { useLandingWays } from './use-landing-ways.ts';

export { prefetchLanding } from './landing.api.ts';

/** The first HTML brings the texts along, so that hardly anybody sees this. */
const ErrorState = lazyPart(() => import('@sullam/ui/components/empty-state.tsx').then((file) => file.ErrorState));

function Waiting() {
  const t = useT();
  return (
    <div role="status" className="page-width page-gutter grid gap-12 py-16 md:grid-cols-2">
      <span className="sr-only">{t('common.states.loading')}</span>
      <div className="space-y-5">
        <SkeletonBar className="h-12 w-11/12" />
        <SkeletonBar className="h-12 w-7/12" />
        <SkeletonBar className="h-5 w-full" />
        <SkeletonBar className="h-12 w-50" />
      </div>
      <SkeletonBar className="aspect-4/3 w-full rounded-xl!" />
    </div>
  );
}

/** The organisation's own first page: its promise, what can be learnt, who learns, questions, one step to take. */
export function LandingScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(landingQuery());
  const { catalogue } = useLandingWays();
  const hasPaths = useHasFeature()('specializations');
  if (isError) return <ErrorState title={t('common.failed.title')} level={1} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const { family } = data.hero.art;
  const isShelf = family === 'shelf';
  return (
    <>
      <LandingHero hero={data.hero} />
      {isShelf ? <LandingFigures figures={data.figures} isLoud /> : catalogue && <LandingPlanets />}
      {catalogue && <LandingCourses catalogue={catalogue} family={family} />}
      <LandingValues values={data.values} family={family} />
      <LandingAbout about={data.about} />
      {!isShelf && <LandingFigures figures={data.figures} />}
      {catalogue && hasPaths && <LandingPaths />}
      <LandingVoices voices={data.voices} />
      <LandingQuestions questions={data.questions} />
      <LandingCall />
      <LandingFooter footer={data.footer} contact={data.contact} />
    </>
  );
}
