import type { Feature, FeatureState } from '@sullam/domain/features.ts';

/** What the browser needs for the first screen of a path, known before its script has run. */
export interface FirstPage {
  /** Source files of the screen, as the build's manifest names them. */
  readonly screens: readonly string[];
  /** Areas of the wording beside those of the frame. */
  readonly areas: readonly string[];
  /** API calls, with exactly the query that the screen writes. */
  readonly calls: readonly string[];
  readonly isPublic: boolean;
}

interface FirstPageRule extends Omit<FirstPage, 'calls'> {
  readonly path: RegExp;
  readonly feature?: Feature;
  readonly calls?: (found: RegExpExecArray, query: URLSearchParams) => string[];
}

const screen = (name: string): string => `src/features/${name}.tsx`;
const COURSE_FRAME = screen('course-content/course-frame.screen');

/** What a list's address may carry without changing the list itself. */
const isWholeList = (query: URLSearchParams): boolean => [...query.keys()].every((name) => name === 'lang');

const LANDING: Omit<FirstPageRule, 'path'> = {
  feature: 'landing-page',
  isPublic: true,
  screens: [screen('landing/landing.screen')],
  areas: ['landing'],
  calls: () => [
    '/api/organizations-dashboard/landing',
    '/api/courses?skip=0&take=6&sort=popular',
    '/api/courses/filter-options',
    '/api/specializations?skip=0&take=3',
  ],
};

const RULES: readonly FirstPageRule[] = [
  // the home of visitors, which the application leads on to the landing page
  { ...LANDING, path: /^\/$/ },
  { ...LANDING, path: /^\/landing-page$/ },
  { path: /^\/landing-page\/[\w-]+$/, isPublic: true, screens: [], areas: ['landing'] },
  {
    path: /^\/auth\/login$/,
    isPublic: true,
    screens: [screen('auth/auth-frame'), screen('auth/login.screen')],
    areas: ['auth'],
  },
  {
    path: /^\/register$/,
    isPublic: true,
    screens: [screen('auth/auth-frame'), screen('auth/register.screen')],
    areas: ['auth'],
    calls: () => ['/api/organizations-dashboard/registration'],
  },
  {
    path: /^\/lms\/all-courses$/,
    isPublic: true,
    screens: [screen('catalogue/catalogue.screen')],
    areas: ['catalogue'],
    calls: (_found, query) => [
      ...(isWholeList(query) ? ['/api/courses?skip=0&take=12'] : []),
      '/api/courses/filter-options',
    ],
  },
  {
    path: /^\/lms\/courses\/(\d{1,15})\/overview$/,
    isPublic: true,
    screens: [screen('course-overview/course-overview.screen')],
    areas: ['catalogue', 'course'],
    calls: ([, courseId]) => [`/api/courses/${courseId}`],
  },
  {
    path: /^\/lms\/courses\/\d{1,15}\/content\/\d{1,15}$/,
    isPublic: false,
    screens: [COURSE_FRAME, screen('course-content/lesson.screen')],
    areas: ['course'],
  },
  {
    path: /^\/lms\/my-courses$/,
    isPublic: false,
    screens: [screen('my-courses/my-courses.screen')],
    areas: ['catalogue', 'course'],
  },
];

const NOTHING: FirstPage = { screens: [], areas: [], calls: [], isPublic: false };

/** Every screen file that is named here; a test holds them against the application's sources. */
export const NAMED_SCREENS: readonly string[] = [...new Set(RULES.flatMap((rule) => rule.screens))];

/** What the first screen of a path needs; nothing for paths that aren't listed or are switched off. */
export function firstPageOf(path: string, query: URLSearchParams, features: FeatureState): FirstPage {
  for (const { path: pattern, feature, calls, ...rest } of RULES) {
    const found = pattern.exec(path);
    if (!found) continue;
    return feature && !features[feature] ? NOTHING : { ...rest, calls: calls?.(found, query) ?? [] };
  }
  return NOTHING;
}
