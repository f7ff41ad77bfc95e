/** How wide a drawn cover is, whole and for where it is seen small. */
export const COVER_WIDTH = 800;
export const SMALL_COVER_WIDTH = 320;

/** The address of a drawn cover's small form: by the same signature as the whole one. */
export const smallArt = (address: string): string => address.replace(/\.avif$/, '.small.avif');

/** Both forms, as the `srcset` of an image. */
export const artWidths = (address: string): string =>
  `${smallArt(address)} ${SMALL_COVER_WIDTH}w, ${address} ${COVER_WIDTH}w`;
