import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Libraries and parts that no page of ours is without. */
const BASE = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  /[\\/]node_modules[\\/]@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)[\\/]/,
  /[\\/]packages[\\/]web-kit[\\/]vite[\\/]/,
  /[\\/]packages[\\/]ui[\\/]src[\\/]base[\\/](?!icons|in-locale|digits)/,
  /[\\/]packages[\\/]ui[\\/]src[\\/]components[\\/]button\.tsx$/,
  /[\\/]packages[\\/]web-kit[\\/]src[\\/](base|session|organization|router|guard|query|language)[\\/](?!sign-on)/,
  /[\\/]packages[\\/]web-kit[\\/]src[\\/](?!author-html)[\w-]+\.tsx?$/,
  /[\\/]packages[\\/]domain[\\/]src[\\/](permissions|route-access|localized|terms|currency|text-direction|error-codes|limits|relative-time)\.ts$/,
  /[\\/]packages[\\/]strings[\\/]src[\\/](format|translate|placeholders|overrides|load|areas\.gen|format-locale)\.ts$/,
  /[\\/]packages[\\/]api-client[\\/]src[\\/]/,
];
/** Icons of the bars, of fields and cards: a chunk for each would cost more than all together do. */
const BASE_ICONS =
  'award chevron-down chevron-left chevron-right circle-alert circle-check circle-exclamation-point clock eye eye-off globe graduation-cap heart info layers menu moon search shopping-cart sun triangle-alert triangle-exclamation-point user users x';
const icons = (names: string): RegExp =>
  new RegExp(`[\\\\/]lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](${names.replaceAll(' ', '|')})\\.m?js$`);

/** Icons that the menus of the learner application name, as the library names their files. */
const MENU_ICONS = (
  /iconsBy\(\{([^}]*)\}/.exec(readFileSync(path.join(ROOT, 'apps/learner/src/menu-icons.gen.ts'), 'utf8'))?.[1] ?? ''
)
  .trim()
  .split(/,\s*/)
  .map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase())
  .join(' ');

/**
 * What travels in one piece: many small ones compress badly, are named over and over and wait for each other. Modules
 * that are imported when they are needed (screens, words) stay pieces of their own, which the server finds by name.
 */
const PIECES: Readonly<Record<string, readonly RegExp[]>> = {
  /** Beside the next one, so that both come at the same time. */
  react: [/[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/],
  /** What no page is without. */
  base: [...BASE, icons(BASE_ICONS)],
  /** Icons of the landing page's cards, which the drawer of a phone shows too. */
  places: [icons('book-open compass languages message-square smartphone sparkles star target')],
  /** The side menu of members, drawn with icons of its own. Nothing in here may be needed by a visitor's page. */
  member: [/[\\/]apps[\\/]learner[\\/]src[\\/](shell[\\/]side-menu-item\.tsx|menu-icons\.gen\.ts)$/, icons(MENU_ICONS)],
  /** What most pages with lists or lessons are drawn with. */
  parts: [
    /[\\/]packages[\\/]ui[\\/]src[\\/]components[\\/](badge|empty-state|skeleton|progress|disclosure)\.tsx$/,
    /[\\/]packages[\\/]ui[\\/]src[\\/]overlays[\\/]lazy\.ts$/,
    icons('refresh-cw'),
  ],
  /** Fields, the search of a list among them. */
  fields: [/[\\/]packages[\\/]ui[\\/]src[\\/]components[\\/](text-field|form-field)\.tsx$/],
  /** Forms with rules. */
  forms: [
    /[\\/]packages[\\/]web-kit[\\/]src[\\/]forms[\\/]/,
    /[\\/]packages[\\/]domain[\\/]src[\\/]form-rules\.ts$/,
    /[\\/]packages[\\/]web-kit[\\/]src[\\/]shell[\\/]use-areas\.ts$/,
  ],
  /** Apart, because signing in would take it along, and lessons need it too. */
  banner: [/[\\/]packages[\\/]ui[\\/]src[\\/]components[\\/]banner\.tsx$/],
  /** Signing in. */
  auth: [/[\\/]features[\\/]auth[\\/](auth-heading|auth\.api|sign-in-problem|use-finish-sign-in)\.tsx?$/],
  /** Courses in lists. */
  cards: [
    /[\\/]packages[\\/]ui[\\/]src[\\/]components[\\/](card|course-art)\.tsx$/,
    /[\\/]packages[\\/]domain[\\/]src[\\/]picture-sizes\.ts$/,
  ],
  /** Lists of several pages. */
  lists: [
    /[\\/]packages[\\/]ui[\\/]src[\\/]components[\\/]navigation\.tsx$/,
    /[\\/]features[\\/]catalogue[\\/](paging|course-grid|page-head|search-box)\.tsx?$/,
  ],
  /** What is known of one course. */
  course: [/[\\/]course-overview[\\/](course\.api|lock-text)\.ts$/, icons('check')],
  /** Outlines of courses. */
  kinds: [
    /[\\/]course-overview[\\/]subsection-kinds\.ts$/,
    icons('chart-column circle-play file-text headphones lock newspaper video'),
  ],
};

/** The same for the bundler; an earlier piece takes what several could have. */
export const PIECE_GROUPS = Object.entries(PIECES).map(([name, patterns], at, all) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
  priority: all.length - at,
}));
