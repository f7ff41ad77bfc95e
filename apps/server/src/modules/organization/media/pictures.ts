import sharp, { type Sharp } from 'sharp';

export const VARIANT_WIDTHS = [320, 640, 1280] as const;
const LARGEST_SIDE = 4096;
/** A small file can claim to be a huge picture; nobody needs more. */
const PIXEL_LIMIT = 60_000_000;

export interface CleanPicture {
  bytes: Buffer;
  width: number;
  height: number;
  isAnimated: boolean;
}

const read = (bytes: Buffer, isAnimated = false): Sharp =>
  sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', animated: isAnimated });

const encode = (picture: Sharp, ending: string): Sharp => {
  switch (ending) {
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'webp':
      return picture.webp({ quality: 88 });
    case 'avif':
      return picture.avif({ quality: 70, effort: 3 });
    case 'gif':
      return picture.gif();
    default:
      return picture.jpeg({ quality: 88, mozjpeg: true });
  }
};

/**
 * A picture drawn anew: turned the way it was held, without the place, camera and names that it carried, and without
 * anything that hid behind its pixels. Answers null for what can't be read as a picture.
 */
export async function cleanPicture(bytes: Buffer, ending: string): Promise<CleanPicture | null> {
  try {
    const { pages = 1 } = await read(bytes).metadata();
    const isAnimated = pages > 1 && (ending === 'gif' || ending === 'webp');
    const drawn = read(bytes, isAnimated);
    const turned = isAnimated ? drawn : drawn.rotate();
    const sized = turned.resize({
      width: LARGEST_SIDE,
      ...(isAnimated ? {} : { height: LARGEST_SIDE }),
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await encode(sized, ending).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, isAnimated };
  } catch {
    return null; // the library says in many ways that a file is broken; to the person they are all one
  }
}

export interface Variant {
  width: number;
  contentType: 'image/avif' | 'image/webp';
  ending: 'avif' | 'webp';
  bytes: Buffer;
}

/** The same picture in modern formats at the widths that pages ask for, never wider than it is. */
export async function makeVariants(bytes: Buffer): Promise<Variant[]> {
  const { width: own = 0, pages = 1 } = await read(bytes).metadata();
  if (pages > 1) return []; // moving pictures stay as they are
  const widths = new Set([...VARIANT_WIDTHS.filter((width) => width < own), Math.min(own, 1280)]);
  const variants: Variant[] = [];
  for (const width of widths) {
    const resized = read(bytes).resize({ width, withoutEnlargement: true });
    variants.push(
      {
        width,
        contentType: 'image/avif',
        ending: 'avif',
        bytes: await resized.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
      },
      {
        width,
        contentType: 'image/webp',
        ending: 'webp',
        bytes: await resized.clone().webp({ quality: 80 }).toBuffer(),
      },
    );
  }
  return variants;
}
