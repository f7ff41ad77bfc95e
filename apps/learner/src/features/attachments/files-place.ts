export interface FilesProps {
  readonly courseSubsectionId: number;
  readonly count: number;
}

/** Where the files of a lesson will stand: as high as a heading and so many rows. */
export const placeOf = ({ count }: FilesProps) => ({
  id: 'files',
  className: 'mt-10',
  style: { scrollMarginTop: '8rem', minHeight: `${2.5 + 4.4 * count}rem` },
});
