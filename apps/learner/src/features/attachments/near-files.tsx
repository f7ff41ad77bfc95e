import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { WhenNear } from '@sullam/ui/base/when-near.tsx';
import { type FilesProps, placeOf } from './files-place.ts';

const Files = lazyPart(() => import('./files-section.tsx').then((file) => file.LessonFiles));

/** What a lesson hands out, fetched by whoever reads down to it. */
export const NearFiles = (props: FilesProps) => (
  <WhenNear key={props.courseSubsectionId} {...placeOf(props)}>
    <Files {...props} />
  </WhenNear>
);
