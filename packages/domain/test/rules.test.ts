import { describe, expect, it } from 'vitest';
import { AUTH_ERROR_CODES, AUTH_ERRORS, isApiErrorBody, mayRefresh } from '../src/error-codes.ts';
import { check, date, isEmail, list, number, optional, required, text } from '../src/form-rules.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../src/limits.ts';
import { notificationTarget } from '../src/notification-targets.ts';
import { brokenPasswordRules, evaluateChangePassword, PASSWORD_SPECIAL_CHARACTERS } from '../src/password-rules.ts';
import { relativeTime } from '../src/relative-time.ts';
import { resolveTerms } from '../src/terminology.ts';
import { TERM_SLUGS } from '../src/terms.ts';
import { isWebAddress } from '../src/web-address.ts';

describe('passwords', () => {
  it.each([
    ['Sullam-2026!', []],
    ['', ['minLength', 'uppercase', 'lowercase', 'digit', 'special']],
    ['abcdefgh', ['uppercase', 'digit', 'special']],
    ['ABCDEFG1!', ['lowercase']],
    ['Abcdef1!', []],
    ['Abcde1!', ['minLength']],
    ['😀😀😀Aa1!', ['minLength']],
    ['😀😀😀😀Aa1!', []],
    ['كلمةسريةطويلة١!', ['uppercase', 'lowercase']],
    ['Abcdefg1 ', ['special']],
    ['Abcdefg1~', ['special']],
    ['Abcdefg1`', ['special']],
    ['Abcdefg1€', ['special']],
  ])('%j breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });

  it('accepts exactly the listed special characters', () => {
    expect([...PASSWORD_SPECIAL_CHARACTERS]).toHaveLength(30);
    const accepted = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
      (character) => !/[A-Za-z0-9]/.test(character) && brokenPasswordRules(`Abcdefg1${character}`).length === 0,
    );
    expect(accepted.sort()).toEqual([...PASSWORD_SPECIAL_CHARACTERS].sort());
  });

  it('submits only when all fields and lines are good', () => {
    const good = { oldPassword: 'x', newPassword: 'Sullam-2026!', confirmation: 'Sullam-2026!' };
    expect(evaluateChangePassword(good).canSubmit).toBe(true);
    const mismatch = evaluateChangePassword({ ...good, confirmation: 'Sullam-2026' });
    expect(mismatch.lines.filter((line) => !line.passed)).toEqual([{ id: 'confirmation', passed: false }]);
    expect(evaluateChangePassword({ ...good, oldPassword: '' })).toMatchObject({
      missing: ['oldPassword'],
      canSubmit: false,
    });
    expect(evaluateChangePassword({ newPassword: '', confirmation: '' }).lines.at(-1)).toEqual({
      id: 'confirmation',
      passed: false,
    });
  });
});

describe('form rules', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const later = new Date('2027-01-01T00:00:00Z');

  it.each([
    ['required', check('  ', [required]), 'errors.rules.required'],
    ['text minimum in code points', check('😀😀', [text.minimum(3)]), 'errors.rules.textMinimum'],
    ['text maximum', check('abcd', [text.maximum(3)]), 'errors.rules.textMaximum'],
    ['text length', check('ab', [text.length(3)]), 'errors.rules.textExactLength'],
    ['email', check('a@b', [text.email]), 'errors.rules.email'],
    ['url', check('ftp://x', [text.url]), 'errors.rules.url'],
    ['date future', check(now, [date.future(now)]), 'errors.rules.dateFuture'],
    ['date past', check(later, [date.past(now)]), 'errors.rules.datePast'],
    ['date unreadable', check(new Date('x'), [date.past(now)]), 'errors.rules.dateInvalid'],
    ['min year', check(now, [date.minYear(2027)]), 'errors.rules.yearMinimum'],
    ['max year', check(later, [date.maxYear(2026)]), 'errors.rules.yearMaximum'],
    ['number minimum', check(1, [number.minimum(2)]), 'errors.rules.numberMinimum'],
    ['number maximum', check(3, [number.maximum(2)]), 'errors.rules.numberMaximum'],
    ['greater than', check(2, [number.greaterThan(2)]), 'errors.rules.numberGreaterThan'],
    ['less than', check(2, [number.lessThan(2)]), 'errors.rules.numberLessThan'],
    ['no number', check(Number.NaN, [number.lessThan(2)]), 'errors.rules.numberInvalid'],
    ['no list', check<unknown>('x', [list.isArray]), 'errors.rules.list'],
    ['min items', check<unknown>([1], [list.minItems(2)]), 'errors.rules.listMinimum'],
    ['max items', check<unknown>([1, 2], [list.maxItems(1)]), 'errors.rules.listMaximum'],
    ['exact length', check<unknown>([1], [list.length(2)]), 'errors.rules.listExactLength'],
    ['non-empty', check<unknown>([], [list.nonEmpty]), 'errors.rules.listNotEmpty'],
  ])('%s', (_, messages, key) => {
    expect(messages.map((message) => message.key)).toEqual([key]);
  });

  it('passes good values, and empty ones where optional', () => {
    expect(check('mona@example.org', [required, text.email, text.maximum(50)])).toEqual([]);
    expect(check('', [optional(text.email)])).toEqual([]);
    expect(check('x', [optional(text.email)])).toHaveLength(1);
    expect(check<unknown>([1, 2], [list.length(2), list.nonEmpty])).toEqual([]);
    expect(check(later, [date.future(now), date.minYear(2027)])).toEqual([]);
  });

  it('reports one fault unless asked for more', () => {
    expect(check('', [required, text.minimum(3)])).toHaveLength(1);
    expect(check('', [required, text.minimum(3)], 5)).toHaveLength(2);
  });

  it('knows addresses', () => {
    expect(['a@b.co', 'منى@مثال.إختبار'].every(isEmail)).toBe(true);
    expect(['', 'a@b', 'a b@c.de', 'a@b..de', '@b.de'].some(isEmail)).toBe(false);
    expect(['https://example.org', 'http://localhost:3000/x?y#z', 'https://مثال.إختبار'].every(isWebAddress)).toBe(
      true,
    );
    expect(['example.org', 'javascript:alert(1)', 'https://', 'https://a b'].some(isWebAddress)).toBe(false);
  });
});

describe('relativeTime', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    [0, 'now'],
    [59 * SECOND, 'now'],
    [MINUTE, ['minute', 1]],
    [10 * MINUTE, ['minute', 10]],
    [10 * MINUTE + 1, 'fewMinutes'],
    [HOUR, 'fewMinutes'],
    [HOUR + 1, ['hour', 1]],
    [DAY, ['hour', 24]],
    [DAY + 1, ['day', 1]],
    [7 * DAY, ['day', 7]],
    [7 * DAY + 1, ['week', 1]],
    [60 * DAY, ['week', 8]],
    [60 * DAY + 1, ['month', 2]],
    [365 * DAY, ['month', 12]],
    [365 * DAY + 1, ['year', 1]],
    [730 * DAY, ['year', 2]],
  ])('%d ms ago', (distance, expected) => {
    const past = relativeTime(new Date(now.getTime() - distance), now);
    expect(typeof past === 'string' ? past : [past.unit, past.count]).toEqual(expected);
    if (typeof past !== 'string') {
      expect(past.isFuture).toBe(false);
      expect(relativeTime(new Date(now.getTime() + distance), now)).toEqual({ ...past, isFuture: true });
    }
  });

  it('looks ahead too', () => {
    expect(relativeTime(new Date(now.getTime() + 20 * MINUTE), now)).toBe('inFewMinutes');
    expect(relativeTime(new Date(now.getTime() + SECOND), now)).toBe('now');
  });
});

describe('notificationTarget', () => {
  const ids = {
    groupId: 1,
    postId: 2,
    eventId: 3,
    courseId: 4,
    announcementId: 5,
    gradeItemId: 6,
    discussionBoardId: 7,
  };
  const work = { ...ids, assignmentId: 8 };
  const board = ['discussion-board', '/lms/courses/4/discussion-boards/7', '/lms/my-courses'] as const;
  const course = ['course', '/lms/courses/4/overview', '/lms/my-courses'] as const;
  const post = ['post', '/groups/1/post/2', '/groups'] as const;
  const rows: [number, string, string, string][] = [
    [1, 'group', '/groups/1', '/groups'],
    [2, 'event', '/event/3', '/social/events'],
    ...[3, 4, 5, 6, 7, 8, 9, 10].map((id): [number, string, string, string] => [id, ...board]),
    [11, 'announcement', '/lms/courses/4/announcements/5', '/lms/my-courses'],
    [12, 'certificate', '/lms/courses/4/certificate', '/my-certificates'],
    [13, 'checklist', '/checklist', '/checklist'],
    [14, 'checklist', '/checklist', '/checklist'],
    [15, 'imported-course', '/lms/courses/4/overview', '/lms/my-courses'],
    [16, 'plagiarism', '/lms/courses/4/assignments/8', '/lms/my-courses'],
    [17, 'plagiarism', '/lms/courses/4/assignments/8', '/lms/my-courses'],
    [18, 'grade', '/lms/courses/4/grade-items/6', '/lms/my-courses'],
    [19, ...board],
    [20, ...board],
    [21, ...course],
    [22, 'course-approval', '/lms/courses/4/overview', '/lms/my-courses'],
    [23, ...course],
    [24, ...board],
    [25, ...course],
    [26, ...course],
    [27, ...post],
    [28, ...post],
    [29, ...post],
    [30, ...post],
    [0, ...course],
    [31, ...course],
    [-1, ...course],
    [1001, 'sign-in', '/profile?tab=security', '/profile?tab=security'],
    [1002, 'membership', '/studio/members?status=pending', '/studio/members?status=pending'],
  ];

  it.each(rows)('template %d is a %s', (templateId, kind, full, bare) => {
    const given = kind === 'plagiarism' ? work : ids;
    expect(notificationTarget(templateId, given)).toMatchObject({ kind, picture: kind, path: full });
    expect(notificationTarget(templateId, {}).path).toBe(bare);
  });

  it('leads from the news of a survey to the survey, and from the reminder of an assignment to the assignment', () => {
    expect(notificationTarget(21, work).path).toBe('/lms/courses/4/assignments/8');
    expect(notificationTarget(23, { courseId: 4, surveyId: 9 }).path).toBe('/lms/courses/4/surveys/9');
  });

  it('uses what it has when some ids are missing, and escapes them', () => {
    expect(notificationTarget(3, { courseId: 4 }).path).toBe('/lms/courses/4/discussion-boards');
    expect(notificationTarget(16, { courseId: 4 }).path).toBe('/lms/courses/4/overview');
    expect(notificationTarget(27, { groupId: 1 }).path).toBe('/groups/1');
    expect(notificationTarget(27, { postId: 2 }).path).toBe('/groups');
    expect(notificationTarget(1, { groupId: '../x' }).path).toBe('/groups/..%2Fx');
  });
});

describe('error codes', () => {
  it('follow the table of the specification', () => {
    const signOuts = AUTH_ERROR_CODES.map((code) => AUTH_ERRORS[code].signOut);
    expect(signOuts).toEqual(['whenSignedIn', 'no', 'no', 'no', 'no', 'local', 'server', 'no', 'no', 'no']);
    const toasts = AUTH_ERROR_CODES.filter((code) => AUTH_ERRORS[code].showsToast);
    expect(toasts).toEqual(['auth-001', 'auth-005']);
    expect(AUTH_ERROR_CODES.filter((code) => AUTH_ERRORS[code].recheckAccess)).toEqual([
      'auth-001',
      'auth-006',
      'auth-007',
    ]);
  });

  it('say when a refresh is worth trying', () => {
    expect(mayRefresh(401, undefined)).toBe(true);
    expect(mayRefresh(401, 'not-authenticated')).toBe(true);
    expect(['auth-003', 'auth-006', 'auth-007', 'auth-008'].some((code) => mayRefresh(401, code))).toBe(false);
    expect(mayRefresh(403, undefined)).toBe(false);
    expect([isApiErrorBody({ message: 'x', status: 400 }), isApiErrorBody('x'), isApiErrorBody(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('resolveTerms', () => {
  it('keeps all forms of shipped nouns and drops them for renamed ones', () => {
    expect(resolveTerms('ar').course).toMatchObject({ singular: 'دورة', dual: 'دورتان', definite: 'الدورة' });
    expect(resolveTerms('ar', { course: { singular: 'مساق', plural: 'مساقات' } }).course).toEqual({
      singular: 'مساق',
      plural: 'مساقات',
    });
    expect(resolveTerms('en', { student: { singular: 'participant', plural: ' ' } }).student.plural).toBe(
      'participant',
    );
    expect(Object.keys(resolveTerms('en'))).toEqual([...TERM_SLUGS]);
  });
});
