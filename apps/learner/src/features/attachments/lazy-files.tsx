import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { WhenNear } from '@sullam/ui/base/when-near.tsx';

const Files = lazyPart(() => import('./files-section.tsx').then((file) => file.LessonFiles));

interface FilesProps {
  readonly courseSubsectionId: number;
  readonly count: number;
}

/** What a lesson hands out, in a chunk of its own that is fetched by whoever reads down to it: most lessons have nothing. */
export const LessonFiles = ({ courseSubsectionId, count }: FilesProps) => (
  // as high as a heading and so many rows
  <WhenNear
    key={courseSubsectionId}
    id="files"
    className="mt-10"
    style={{ scrollMarginTop: '8rem', minHeight: `${2.5 + 4.4 * count}rem` }}
  >
    <Files courseSubsectionId={courseSubsectionId} count={count} />
  </WhenNear>
);
