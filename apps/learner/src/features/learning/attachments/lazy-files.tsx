import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { NearViewport } from '@sullam/ui/base/near-viewport.tsx';

interface FilesProps {
  readonly courseSubsectionId: number;
  readonly count: number;
}

const Files = lazyPart(() => import('./files-section.tsx').then((file) => file.LessonFiles));

/** What a lesson hands out, fetched by whoever reads down to it. Its place is as high as a heading and so many rows. */
export const LessonFiles = (props: FilesProps) => (
  <NearViewport
    key={props.courseSubsectionId}
    id="files"
    className="mt-10"
    style={{ scrollMarginTop: '8rem', minHeight: `${2.5 + 4.4 * props.count}rem` }}
  >
    <Files {...props} />
  </NearViewport>
);
