import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { type FilesProps, placeOf } from './files-place.ts';

/** What a lesson hands out, in a chunk of its own: most lessons have nothing. */
export const LessonFiles = lazyPart<FilesProps>(
  () => import('./near-files.tsx').then((file) => file.NearFiles),
  (props) => <div {...placeOf(props)} />,
);
