import { artWidths } from '@sullam/domain/cover-art.ts';
import {
  COURSE_CARD_SIZES,
  COURSE_OVERVIEW_SIZES,
  FIRST_CARDS,
  HERO_SIZES,
  TALL_HERO,
} from '@sullam/domain/picture-sizes.ts';

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
  /** Which screens show it; absent: all. */
  media?: string;
}

const named = (media: Media, sizes: string, whole: boolean): FirstPicture => {
  const widths = media.variants.map(({ url, width }) => `${url} ${width}w`);
  if (whole && widths.length > 0 && media.width) widths.push(`${media.url} ${media.width}w`);
  return { href: media.url, srcset: widths.join(', '), sizes };
};

const drawn = (href: string, media?: string): FirstPicture => ({
  href,
  srcset: '',
  sizes: '',
  ...(media ? { media } : {}),
});

interface Covered {
  cover: Media | null;
  coverArt: string;
}

interface Landing {
  hero: { picture: Media | null; art: { family: string; wide: string; tall: string } };
}

const coverOf = ({ cover, coverArt }: Covered, sizes: string): FirstPicture[] => [
  cover ? named(cover, sizes, false) : { href: coverArt, srcset: artWidths(coverArt), sizes },
];

function heroOf({ hero: { picture, art } }: Landing): FirstPicture[] {
  if (picture) return [named(picture, HERO_SIZES, true)];
  if (art.family === 'shelf') return [drawn(art.wide)];
  return [drawn(art.tall, TALL_HERO), drawn(art.wide, `not all and ${TALL_HERO}`)];
}

const LANDING = 'GET /api/organizations-dashboard/landing';

/** The drawn picture that a page begins with: one for phones, one for all other screens. */
export interface OpeningPicture {
  tall: string;
  wide: string;
}

/** What is drawn across the head of a landing page; null where its own picture or its wall stands beside the words. */
export function openingPicture(preloaded: Record<string, unknown>): OpeningPicture | null {
  const landing = preloaded[LANDING] as Landing | undefined;
  if (!landing || landing.hero.picture || landing.hero.art.family === 'shelf') return null;
  return { tall: landing.hero.art.tall, wide: landing.hero.art.wide };
}

/**
 * The pictures that are seen first on a page, among what the page brings; the same choice of widths as its screen makes. Of a list
 * several, of a landing page another one on a phone.
 */
export function firstPictures(preloaded: Record<string, unknown>): FirstPicture[] {
  for (const [call, response] of Object.entries(preloaded)) {
    if (call === LANDING) return heroOf(response as Landing);
    if (/^GET \/api\/courses\/\d+$/.test(call)) return coverOf(response as Covered, COURSE_OVERVIEW_SIZES);
    if (call.startsWith('GET /api/courses?'))
      return (response as { data: Covered[] }).data
        .slice(0, FIRST_CARDS)
        .flatMap((course) => coverOf(course, COURSE_CARD_SIZES));
  }
  return [];
}
