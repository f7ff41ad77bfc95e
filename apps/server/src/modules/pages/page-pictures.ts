import { COURSE_CARD_SIZES, COURSE_OVERVIEW_SIZES, HERO_SIZES } from '@sullam/domain/picture-sizes.ts';

interface Media {
  url: string;
  width?: number | null;
  variants: { url: string; width: number }[];
}

/** A picture to fetch before the script draws it, in the width that the screen needs. */
export interface FirstPicture {
  href: string;
  srcset: string;
  sizes: string;
}

const named = (media: Media | null | undefined, sizes: string, whole: boolean): FirstPicture | null => {
  if (!media) return null;
  const widths = media.variants.map(({ url, width }) => `${url} ${width}w`);
  if (whole && widths.length > 0 && media.width) widths.push(`${media.url} ${media.width}w`);
  return { href: media.url, srcset: widths.join(', '), sizes };
};

/** The picture that is seen first on a page, among what the page brings; the same choice of widths as its screen makes. */
export function firstPicture(preloaded: Record<string, unknown>): FirstPicture | null {
  for (const [call, response] of Object.entries(preloaded)) {
    if (call === 'GET /api/organizations-dashboard/landing')
      return named((response as { hero: { picture: Media | null } }).hero.picture, HERO_SIZES, true);
    if (/^GET \/api\/courses\/\d+$/.test(call))
      return named((response as { cover: Media | null }).cover, COURSE_OVERVIEW_SIZES, false);
    if (call.startsWith('GET /api/courses?'))
      return named((response as { data: { cover: Media | null }[] }).data[0]?.cover, COURSE_CARD_SIZES, false);
  }
  return null;
}
