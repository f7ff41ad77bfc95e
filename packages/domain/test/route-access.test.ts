import { describe, expect, it } from 'vitest';
import { CONFIGURATION_KEYS, isConfigurationValue, readConfiguration, resolveFeatures } from '../src/configuration.ts';
import { FEATURE_NAMES, isSwitchable } from '../src/features.ts';
import {
  afterLoginPath,
  decideRoute,
  firstAllowed,
  HOME_ACCESS,
  publicHomePath,
  type RouteAccess,
  type RouteCaller,
} from '../src/route-access.ts';
import { readSignOn } from '../src/sign-on.ts';

const organization = ['organization_enabled', 'organization_lms', 'organization_registration_enabled'];
const visitor: RouteCaller = { signedIn: false, memberPermissions: [], organizationPermissions: organization };
const learner: RouteCaller = {
  signedIn: true,
  memberPermissions: ['organization_member_access_courses'],
  organizationPermissions: organization,
};
const guest: RouteCaller = { ...learner, memberPermissions: [] };
const features = resolveFeatures(readConfiguration([]));
const without = (...off: (keyof typeof features)[]) => ({
  ...features,
  ...Object.fromEntries(off.map((name) => [name, false])),
});

const open: RouteAccess = { requiresAuth: false };
const closedCourse: RouteAccess = {
  requiresAuth: false,
  features: ['anonymous-course-view'],
  whenClosed: 'notAuthenticated',
};
const register: RouteAccess = {
  loggedOutOnly: true,
  organizationPermissions: ['organization_registration_enabled'],
  features: ['self-registration'],
};
const member: RouteAccess = { memberPermissions: ['organization_member_access_courses'] };
const signIn = { kind: 'signIn', remember: true };

describe('decideRoute', () => {
  it.each<[string, RouteAccess, RouteCaller, object, object]>([
    ['public page, visitor', open, visitor, features, { kind: 'allow' }],
    ['public page, learner', open, learner, features, { kind: 'allow' }],
    ['private page, visitor', {}, visitor, features, signIn],
    ['private page, learner', {}, guest, features, { kind: 'allow' }],
    ['login page, visitor', { loggedOutOnly: true }, visitor, features, { kind: 'allow' }],
    ['login page, learner', { loggedOutOnly: true }, learner, features, { kind: 'redirect', target: 'dashboard' }],
    [
      'login page, member without courses',
      { loggedOutOnly: true },
      guest,
      features,
      { kind: 'redirect', target: 'all-courses' },
    ],
    [
      'login page, nothing open',
      { loggedOutOnly: true },
      guest,
      without('self-enrollment', 'landing-page'),
      { kind: 'redirect', target: 'profile' },
    ],
    ['member permission held', member, learner, features, { kind: 'allow' }],
    ['member permission missing', member, guest, features, { kind: 'notAllowed' }],
    ['member permission, visitor', member, visitor, features, signIn],
    [
      'member permission, part of the product off',
      member,
      { ...learner, organizationPermissions: ['organization_enabled'] },
      features,
      { kind: 'notAllowed' },
    ],
    ['part off, learner', { features: ['certificates'] }, learner, without('certificates'), { kind: 'notFound' }],
    ['part off, visitor', { features: ['certificates'] }, visitor, without('certificates'), { kind: 'notFound' }],
    [
      'rule off, learner',
      { features: ['self-enrollment'] },
      learner,
      without('self-enrollment'),
      { kind: 'notAllowed' },
    ],
    ['one of two parts on', { someFeature: ['surveys', 'polls'] }, learner, without('polls'), { kind: 'allow' }],
    [
      'both parts off',
      { someFeature: ['surveys', 'polls'] },
      learner,
      without('polls', 'surveys'),
      { kind: 'notFound' },
    ],
    [
      'feature off, page public, visitor',
      { requiresAuth: false, features: ['self-enrollment'] },
      visitor,
      without('self-enrollment'),
      signIn,
    ],
    [
      'anonymous view off binds visitors',
      HOME_ACCESS['all-courses'],
      visitor,
      without('anonymous-course-view'),
      signIn,
    ],
    [
      'anonymous view off leaves learners alone',
      HOME_ACCESS['all-courses'],
      learner,
      without('anonymous-course-view'),
      { kind: 'allow' },
    ],
    [
      'organisation permission binds visitors',
      HOME_ACCESS['all-courses'],
      { ...visitor, organizationPermissions: [] },
      features,
      signIn,
    ],
    [
      'an organisation without courses has none for learners',
      HOME_ACCESS['all-courses'],
      { ...learner, organizationPermissions: [] },
      features,
      { kind: 'notAllowed' },
    ],
    [
      'a catalogue that visitors see, member without courses',
      HOME_ACCESS['all-courses'],
      guest,
      features,
      { kind: 'allow' },
    ],
    [
      'a catalogue that is closed to visitors, member without courses',
      HOME_ACCESS['all-courses'],
      guest,
      without('anonymous-course-view'),
      { kind: 'notAllowed' },
    ],
    [
      'a catalogue that is closed to visitors, an author',
      HOME_ACCESS['all-courses'],
      { ...guest, memberPermissions: ['organization_create_courses'] },
      without('anonymous-course-view'),
      { kind: 'allow' },
    ],
    ['all courses switched off', HOME_ACCESS['all-courses'], learner, without('all-courses'), { kind: 'notFound' }],
    ['switched off, visitor', { pageSwitch: 'library' }, visitor, without('library'), { kind: 'notFound' }],
    [
      'shared link to a closed course',
      closedCourse,
      visitor,
      without('anonymous-course-view'),
      { kind: 'notAuthenticated' },
    ],
    [
      'page just closed',
      HOME_ACCESS['all-courses'],
      { ...visitor, hadOpened: true },
      without('anonymous-course-view'),
      { kind: 'notAuthenticated' },
    ],
    ['registration open', register, visitor, features, { kind: 'allow' }],
    ['registration closed', register, visitor, without('self-registration'), { kind: 'signIn', remember: false }],
    [
      'registration not permitted',
      register,
      { ...visitor, organizationPermissions: ['organization_enabled'] },
      features,
      { kind: 'signIn', remember: false },
    ],
  ])('%s', (_, access, caller, state, expected) => {
    expect(decideRoute(access, caller, state)).toEqual(expected);
  });
});

describe('where people go', () => {
  it('finds the first page that opens', () => {
    expect(firstAllowed(learner, features)).toBe('all-courses');
    expect(firstAllowed(learner, without('all-courses'))).toBe('my-courses');
    expect(firstAllowed(learner, features, ['dashboard', 'profile'])).toBe('dashboard');
    expect(firstAllowed(guest, without('self-enrollment'))).toBe('landing-page');
    expect(firstAllowed(guest, without('anonymous-course-view'))).toBe('landing-page');
    expect(firstAllowed(guest, without('self-enrollment', 'landing-page'))).toBe('profile');
  });

  it('uses the remembered page first', () => {
    expect(afterLoginPath('/favorite', learner, features)).toBe('/favorite');
    expect(afterLoginPath(null, { ...learner, signedIn: false }, features)).toBe('/lms/all-courses');
    expect(publicHomePath(features)).toBe('/landing-page');
    expect(publicHomePath(without('landing-page'))).toBe('/auth/login');
  });
});

describe('readSignOn', () => {
  const base = { token: 't' };
  it.each([
    [{ courseId: '7', subsectionId: '9' }, '/lms/courses/7/content/9'],
    [{ courseId: '7', surveyId: '3' }, '/lms/courses/7/surveys/3'],
    [{ courseId: '7', surveyId: '3', type: 'poll' }, '/lms/courses/7/polls/3'],
    [{ courseId: '7', subsectionExamId: '4', subsectionId: '9' }, '/lms/courses/7/exams/4'],
    [{ courseId: '7', assignmentId: '5' }, '/lms/courses/7/assignments/5'],
    [{ courseId: '7', discussionBoardId: '6' }, '/lms/courses/7/discussion-boards/6'],
    [{ courseId: '7' }, '/lms/courses/7'],
    [{ courseId: '../admin', subsectionId: '9' }, '/'],
    [{ subsectionId: '9' }, '/'],
  ])('maps %j to %s', (ids, path) => {
    expect(readSignOn('/', { ...base, ...ids })?.target.path).toBe(path);
  });

  it('reads flags and language, and keeps the rest of the query', () => {
    const signOn = readSignOn('/lms/courses/7/content/9', { token: 't', student_view: '1', lang: 'ar', tab: 'notes' });
    expect(signOn).toEqual({
      token: 't',
      studentView: true,
      language: 'ar',
      target: { path: '/lms/courses/7/content/9', query: { tab: 'notes' } },
    });
    expect(readSignOn('/', { token: 't', student_view: 'false', lang: 'fr' })).toMatchObject({
      studentView: false,
      language: null,
    });
  });

  it('leaves pages alone that own their token, and addresses without one', () => {
    expect(readSignOn('/auth/reset-password', base)).toBeNull();
    expect(readSignOn('/auth/verify-email/', base)).toBeNull();
    expect(readSignOn('/auth/change-email', base)).toBeNull();
    expect(readSignOn('/', {})).toBeNull();
  });
});

describe('configuration', () => {
  it('has fit defaults, and defaults for what is absent or unfit', () => {
    const initial = readConfiguration([]);
    expect(CONFIGURATION_KEYS.filter((key) => !isConfigurationValue(key, initial[key]))).toEqual([]);
    const read = readConfiguration([
      { key: 'two_factor_enabled', value: true },
      { key: 'time_zone', value: 'Mars/Olympus' },
      { key: 'features', value: { events: true } },
      { key: 'nonsense', value: 1 },
    ]);
    expect([read.two_factor_enabled, read.time_zone]).toEqual([true, 'UTC']);
    expect(resolveFeatures(read)).toMatchObject({
      events: true,
      library: false,
      'self-enrollment': true,
      marketplace: false,
    });
  });

  it('starts a new organisation with every part that is built, and without what it has to fill or open first', () => {
    const initial = resolveFeatures(readConfiguration([]));
    const off = FEATURE_NAMES.filter((feature) => !initial[feature]);
    expect(off.filter(isSwitchable)).toEqual([
      'certificates',
      'marketplace',
      ...FEATURE_NAMES.filter((feature) => /^landing-(?!page$)/.test(feature)),
    ]);
    expect(off.filter((feature) => !isSwitchable(feature))).toEqual([
      'scorm',
      'course-import',
      'library',
      'chat',
      'download-app',
    ]);
  });

  it.each([
    ['registration_requires_approval', { strategy: 'automatic', domain: ['example.org'] }, true],
    ['registration_requires_approval', { strategy: 'sometimes', domain: [] }, false],
    ['features', { unknown: true }, false],
    ['currency', 'usd', false],
    ['arabic_digits', 'latn', true],
  ] as const)('%s takes %j: %s', (key, value, expected) => {
    expect(isConfigurationValue(key, value)).toBe(expected);
  });
});
