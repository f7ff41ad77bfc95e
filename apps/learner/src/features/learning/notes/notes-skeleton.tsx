import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';

/** In the place of the notes beside a lesson until they are there. */
export const NotesSkeleton = () => (
  <div className="p-5">
    <SkeletonText lines={8} />
  </div>
);
