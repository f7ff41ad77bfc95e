import { describe, expect, it } from 'vitest';
import { bodyOf, formOf, momentOf, problemsOf } from '../rules-form.ts';
import { scheduledExam } from './subsection-exam-fixtures.ts';

describe('the rules of a scheduled exam', () => {
  it('go back as they came when nothing was touched', () => {
    const exam = scheduledExam();
    const {
      subsectionExamId: _,
      courseId: __,
      title: ___,
      examTitle: ____,
      hasPassword,
      isPublished,
      attemptCount,
      ...rules
    } = exam;
    expect([hasPassword, isPublished, attemptCount]).toEqual([true, false, 0]);
    expect(bodyOf(formOf(exam), exam, 4)).toEqual({ ...rules, passPercent: '62.5', version: 4 });
  });

  it('set, keep and take away a password', () => {
    const exam = scheduledExam();
    const form = formOf(exam);
    expect(bodyOf(form, exam, 1)).not.toHaveProperty('password');
    expect(bodyOf({ ...form, password: 'open' }, exam, 1).password).toBe('open');
    expect(bodyOf({ ...form, hasPassword: false }, exam, 1).password).toBeNull();
    expect(problemsOf(form, scheduledExam({ hasPassword: false }))).toEqual({ password: 'missing' });
  });

  it('say which addresses are none, in lines or after commas', () => {
    const exam = scheduledExam();
    const form = { ...formOf(exam), addresses: '10.0.0.0/8\n office , ::1' };
    expect(problemsOf(form, exam)).toEqual({ addresses: ['office'] });
    expect(bodyOf(form, exam, 1).allowedAddresses).toEqual(['10.0.0.0/8', 'office', '::1']);
  });

  it('keep seconds that no field shows, and drop a time that nothing waits for', () => {
    expect(momentOf('2026-03-01T08:00', null)).toBe(new Date('2026-03-01T08:00').toISOString());
    const exam = scheduledExam({ opensAt: '2026-03-01T08:00:17.000Z', releaseAt: '2026-04-01T08:00:00.000Z' });
    expect(bodyOf(formOf(exam), exam, 1)).toMatchObject({ opensAt: '2026-03-01T08:00:17.000Z', releaseAt: null });
    const waiting = { ...formOf(exam), releaseScore: 'AT_TIME' as const };
    expect(bodyOf(waiting, exam, 1).releaseAt).toBe('2026-04-01T08:00:00.000Z');
    expect(problemsOf({ ...waiting, releaseAt: null }, exam)).toEqual({ releaseAt: 'missing' });
    expect(problemsOf({ ...waiting, opensAt: '2026-05-01T10:00', closesAt: '2026-05-01T10:00' }, exam)).toEqual({
      closesAt: 'order',
    });
  });
});
