import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { ContinueSkeleton } from '../../../parts/continue-card.tsx';

/** As high as the course to begin with and the two after it. */
export const WelcomeSkeleton = () => (
  <div className="space-y-4">
    <ContinueSkeleton />
    <SkeletonBar className="h-80 w-full md:h-44" />
  </div>
);

/** As high as the five steps with what there is to do. */
export const StepsSkeleton = () => <SkeletonBar className="h-140 w-full" />;
