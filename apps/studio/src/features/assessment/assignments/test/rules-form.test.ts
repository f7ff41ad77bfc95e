import { describe, expect, it } from 'vitest';
import { bodyOf, FIRST_RULES, formOf, problemsOf, type RulesForm, sourceOf } from '../rules-form.ts';

const form = (change: Partial<RulesForm> = {}): RulesForm => ({ ...formOf(sourceOf(null)), ...change });

describe('the rules of an assignment', () => {
  it('come back as they were', () => {
    expect(bodyOf(form(), 0)).toEqual({ ...FIRST_RULES, version: 0 });
  });

  it('take Arabic digits, a comma and endings with dots', () => {
    const body = bodyOf(
      form({ maximum: '١٢٫٥', isLateCut: true, latePercent: '٢,٥', extensions: '.PDF, docx pdf' }),
      3,
    );
    expect(body).toMatchObject({ maximum: '12.5', latePercent: '2.5', extensions: ['pdf', 'docx'], version: 3 });
  });

  it('leave out what is switched off', () => {
    const body = bodyOf(form({ latePercent: '10', lateFloorPercent: '50', releaseAt: '2026-01-01T10:00' }), 0);
    expect(body).toMatchObject({ latePercent: null, lateFloorPercent: '0', missingPercent: null, releaseAt: null });
  });

  it.each([
    [{ acceptsText: false, acceptsFiles: false }, 'accepts'],
    [{ extensions: 'p*f' }, 'extensions'],
    [{ maximum: '0' }, 'maximum'],
    [{ maximum: 'many' }, 'maximum'],
    [{ isLateCut: true, latePercent: '101' }, 'latePercent'],
    [{ isMissingGiven: true, missingPercent: '' }, 'missingPercent'],
    [{ markerCount: 2, tolerance: '-1' }, 'tolerance'],
    [{ opensAt: '2026-02-01T10:00', closesAt: '2026-01-01T10:00' }, 'window'],
    [{ opensAt: '2026-02-01T10:00', dueAt: '2026-01-01T10:00' }, 'dueAt'],
    [{ release: 'AT_TIME', releaseAt: null }, 'releaseAt'],
  ] as const)('%j: %s', (change, problem) => {
    expect([...problemsOf(form(change))]).toEqual([problem]);
  });

  it('ask for no points where a rubric gives them', () => {
    expect(problemsOf(form({ rubricId: 4, maximum: '' })).size).toBe(0);
  });
});
