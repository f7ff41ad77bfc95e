import type { Direction, Language } from '@sullam/domain/localized.ts';
import { TALL_HERO } from '@sullam/domain/picture-sizes.ts';
import type { FirstPicture, OpeningPicture } from './page-pictures.ts';

export interface PageInput {
  template: string;
  nonce: string;
  language: Language;
  direction: Direction;
  scheme: 'light' | 'dark' | null;
  title: string;
  description: string;
  /** The address without parameters that don't change what is shown; null: not for search engines. */
  canonical: { url: string; alternates: { language: string; url: string }[] } | null;
  picture: string | null;
  /** The page's matter in the words of schema.org. */
  data: unknown;
  iconUrl: string | null;
  themeCss: string;
  themeColor: string;
  bootstrap: unknown;
  /** Font files to fetch before the style sheet asks for them. */
  fonts: readonly { href: string; type: string }[];
  /** The pictures that are seen first, the most urgent one before the others. */
  firstPictures: readonly FirstPicture[];
  /** A picture that is drawn below the bar before the application is there, with the classes of its frame and its own. */
  opening: (OpeningPicture & { frame: string; image: string }) | null;
  /** Scripts that the page's own one is going to ask for. */
  modules: readonly string[];
  /** Style sheets of the application and its first screen, fetched before all others; they stand for those of the template. */
  styles: readonly string[];
  /** What the bar shows until the application is there: the logo, or the name where there is none. Bare: without the bar. */
  brand: {
    logoUrl: string | null;
    /** Its form for dark grounds, where it has one. */
    darkLogoUrl: string | null;
    name: string;
    isBare: boolean;
  };
  /** Whether a strip is going to stand above the bar. */
  /** Where its place is kept free: nowhere, on every device, or not on phones. */
  banner: 'none' | 'all' | 'wide';
  /** The organisation's fonts. */
  fontsCss: string;
  fontSheets: readonly string[];
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON inside a script element: nothing in it can close the element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const pictureTag = ({ href, srcset, sizes, media }: FirstPicture, isUrgent: boolean): string =>
  `<link rel="preload" as="image"${isUrgent ? ' fetchpriority="high"' : ''} href="${escapeHtml(href)}"${media ? ` media="${escapeHtml(media)}"` : ''}${srcset ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"` : ''}>`;

function headOf(page: PageInput): string {
  const tags = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    `<meta property="csp-nonce" nonce="${page.nonce}">`,
    `<meta name="theme-color" content="${escapeHtml(page.themeColor)}">`,
    `<style nonce="${page.nonce}" id="theme">${page.themeCss}${page.opening ? OPENING_CSS : ''}</style>`,
    ...(page.fontsCss ? [`<style nonce="${page.nonce}" id="fonts">${page.fontsCss}</style>`] : []),
    ...page.fontSheets.map((href) => `<link rel="stylesheet" data-fonts href="${escapeHtml(href)}">`),
    ...page.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...page.fonts.map(
      ({ href, type }) =>
        `<link rel="preload" href="${escapeHtml(href)}" as="font" type="${escapeHtml(type)}" crossorigin>`,
    ),
    ...page.modules.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`),
    ...page.firstPictures.map((picture, at) => pictureTag(picture, at === 0 || picture.media !== undefined)),
  ];
  if (page.iconUrl) tags.push(`<link rel="icon" href="${escapeHtml(page.iconUrl)}">`);
  if (page.canonical) {
    tags.push(`<link rel="canonical" href="${escapeHtml(page.canonical.url)}">`);
    for (const { language, url } of page.canonical.alternates)
      tags.push(`<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`);
    tags.push(
      `<meta property="og:title" content="${escapeHtml(page.title)}">`,
      `<meta property="og:description" content="${escapeHtml(page.description)}">`,
      '<meta property="og:type" content="website">',
      `<meta property="og:url" content="${escapeHtml(page.canonical.url)}">`,
    );
    if (page.data)
      tags.push(`<script type="application/ld+json" nonce="${page.nonce}">${scriptJson(page.data)}</script>`);
    if (page.picture) tags.push(`<meta property="og:image" content="${escapeHtml(page.picture)}">`);
  } else {
    tags.push('<meta name="robots" content="noindex">');
  }
  return tags.join('\n    ');
}

const pictureOf = (url: string, isForDark: boolean): string =>
  `<img src="${escapeHtml(url)}" alt="" fetchpriority="high"${isForDark ? ' data-for-dark' : ''}>`;

function brandOf({ scheme, brand: { logoUrl, darkLogoUrl, name } }: PageInput): string {
  if (!logoUrl) return `<i>${escapeHtml(name)}</i>`;
  if (!darkLogoUrl || scheme === 'light') return pictureOf(logoUrl, false);
  if (scheme === 'dark') return pictureOf(darkLogoUrl, true);
  // nothing is known of the reader yet: the device chooses
  const dark = `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(darkLogoUrl)}">`;
  return `<picture>${dark}${pictureOf(logoUrl, true)}</picture>`;
}

/** Not for members: the home of visitors leads them on to a page of their own. */
const OPENING_CSS = '[data-member] [data-opening]{display:none}';

function openingOf({ opening }: PageInput): string {
  if (!opening) return '';
  const tall = `<source media="${TALL_HERO}" srcset="${escapeHtml(opening.tall)}">`;
  const image = `<img src="${escapeHtml(opening.wide)}" alt="" fetchpriority="high" class="${escapeHtml(opening.image)}">`;
  return `<div data-opening class="${escapeHtml(opening.frame)}"><picture>${tall}${image}</picture></div>`;
}

const BANNERS = { none: '$&', all: '<div data-banner></div>$&', wide: '<div data-banner="wide"></div>$&' } as const;

/** The first HTML: language, direction, colours, wording and the organisation are all in it, so that nothing flashes. */
export function renderPage(page: PageInput): string {
  // the build puts its own at the end of the head, where many scripts would be fetched before it
  const template = page.styles.length > 0 ? page.template.replace(/<link rel="stylesheet"[^>]*>/g, '') : page.template;
  const scheme = page.scheme ? ` data-scheme="${page.scheme}"` : '';
  return template
    .replace(/<html[^>]*>/, `<html lang="${page.language}" dir="${page.direction}"${scheme}>`)
    .replace('<body>', `<body class="${page.language}">`)
    .replace(/<script(?![^>]*\bnonce=)(?![^>]*\bsrc=)/g, `<script nonce="${page.nonce}"`)
    .replace('class="skeleton-frame"', page.brand.isBare ? 'class="skeleton-frame is-bare"' : '$&')
    .replace('<div class="skeleton-bar">', BANNERS[page.banner])
    .replace('<!--app:brand-->', () => brandOf(page))
    .replace('<div class="skeleton-menu">', (menu) => openingOf(page) + menu)
    .replace('<!--app:head-->', () => headOf(page))
    .replace(
      '<!--app:bootstrap-->',
      () =>
        `<script type="application/json" id="bootstrap" nonce="${page.nonce}">${scriptJson(page.bootstrap)}</script>`,
    );
}
