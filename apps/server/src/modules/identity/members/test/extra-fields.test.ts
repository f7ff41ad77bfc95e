import type { FormFieldType } from '@sullam/domain/form-fields.ts';
import { describe, expect, it } from 'vitest';
import { checkExtraFields, type FormFieldRule } from '../extra-fields.ts';

const field = (typeSlug: FormFieldType, rule: Partial<FormFieldRule> = {}): FormFieldRule => ({
  fieldKey: 'answer',
  typeSlug,
  isOptional: false,
  options: [{ value: 'red' }, { value: 'blue' }],
  ...rule,
});

const stored = (typeSlug: FormFieldType, answer: unknown) => {
  const { values, faults } = checkExtraFields([field(typeSlug)], { answer }, 'all');
  return faults.length === 0 ? values.answer : `! ${faults[0]?.code}`;
};

describe('an answer to a registration field', () => {
  it.each<[FormFieldType, unknown, unknown]>([
    ['text', '  Noura  ', 'Noura'],
    ['text', 'x'.repeat(201), '! textMaximum'],
    ['text', 5, '! type'],
    ['long-text', 'سطر\nآخر', 'سطر\nآخر'],
    ['email', 'noura@example.org', 'noura@example.org'],
    ['email', 'noura', '! email'],
    ['phone', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['phone', '(050) 123-4567', '0501234567'],
    ['phone', 'call me', '! phone'],
    ['url', 'https://example.org/a', 'https://example.org/a'],
    ['url', 'javascript:alert(1)', '! url'],
    ['number', '٣٫٥', 3.5],
    ['number', '1,234', 1234],
    ['number', 7, 7],
    ['number', 'seven', '! numberInvalid'],
    ['number', Number.NaN, '! numberInvalid'],
    ['number', ['1'], '! numberInvalid'],
    ['date', '٢٠٠١-٠٥-١٠', '2001-05-10'],
    ['date', '2001/5/10', '2001-05-10'],
    ['date', '2001-02-30', '! dateInvalid'],
    ['date', 'yesterday', '! dateInvalid'],
    ['select', 'red', 'red'],
    ['select', 'green', '! choice'],
    ['multi-select', ['red', 'blue', 'red'], ['red', 'blue']],
    ['multi-select', ['green'], '! choice'],
    ['multi-select', 'red', '! list'],
    ['country', 'sa', 'SA'],
    ['country', 'XQ', '! choice'],
    ['boolean', false, false],
    ['boolean', 'yes', '! type'],
  ])('%s: %j becomes %j', (typeSlug, answer, expected) => {
    expect(stored(typeSlug, answer)).toEqual(expected);
  });

  it('names the field in the path of its fault', () => {
    const { faults } = checkExtraFields([field('email')], { answer: 'x' }, 'all');
    expect(faults[0]?.path).toBe('extraFields.answer');
  });

  it('may be missing when optional, and a yes/no field always', () => {
    expect(checkExtraFields([field('text', { isOptional: true })], {}, 'all').faults).toEqual([]);
    expect(checkExtraFields([field('boolean')], {}, 'all').faults).toEqual([]);
    expect(checkExtraFields([field('text')], {}, 'all').faults).toMatchObject([{ code: 'required' }]);
    expect(checkExtraFields([field('text')], {}, 'given').faults).toEqual([]);
  });

  it('can be emptied when optional, never when required', () => {
    expect(checkExtraFields([field('text', { isOptional: true })], { answer: ' ' }, 'given').cleared).toEqual([
      'answer',
    ]);
    expect(checkExtraFields([field('text')], { answer: null }, 'given').faults).toMatchObject([{ code: 'required' }]);
  });

  it('is refused for a field that the form does not have', () => {
    expect(checkExtraFields([field('text')], { answer: 'a', other: 1 }, 'all').faults).toMatchObject([
      { path: 'extraFields.other', code: 'unknownField' },
    ]);
    expect(checkExtraFields([], JSON.parse('{"__proto__": 1}'), 'given').faults).toHaveLength(1);
  });
});
