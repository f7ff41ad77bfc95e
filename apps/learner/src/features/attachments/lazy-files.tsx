import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

export interface FilesProps {
  readonly courseSubsectionId: number;
  readonly count: number;
}

/** Where they will stand: as high as a heading and so many rows. */
export const placeOf = ({ count }: FilesProps) => ({
  id: 'files',
  className: 'mt-10',
  style: { scrollMarginTop: '8rem', minHeight: `${2.5 + 4.4 * count}rem` },
});

/** What a lesson hands out, in a chunk of its own: most lessons have nothing. */
export const LessonFiles = lazyPart<FilesProps>(
  () => import('./near-files.tsx').then((file) => file.NearFiles),
  (props) => <div {...placeOf(props)} />,
);
