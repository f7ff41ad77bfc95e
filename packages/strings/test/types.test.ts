import { resolveTerms } from '@sullam/domain/terminology.ts';
import { describe, expect, it } from 'vitest';
import type { ArabicOf, EnglishMessages, ForeignPlaceholders, ValuesOf } from '../src/define.ts';
import { createTranslator } from '../src/translate.ts';

/*
 * The compiler is the test here: each `@ts-expect-error` fails the type check if the line below it is accepted.
 */

const english = {
  'sample.labels.plain': 'Plain',
  'sample.labels.greeting': 'Hello {name}',
  'sample.labels.terms': '{Courses} of {name}',
  'sample.counts.lessons': { one: '{count} lesson by {author}', other: '{count} lessons by {author}' },
} as const satisfies EnglishMessages;

const whole = {
  'sample.labels.plain': 'عادي',
  'sample.labels.greeting': 'مرحبًا {name}',
  'sample.labels.terms': '{theCourses} لدى {name}',
  'sample.counts.lessons': {
    zero: 'لا دروس من {author}',
    one: 'درس واحد من {author}',
    two: 'درسان من {author}',
    few: '{count} دروس من {author}',
    many: '{count} درسًا من {author}',
    other: '{count} درس من {author}',
  },
} as const satisfies ArabicOf<typeof english>;

// @ts-expect-error a key is missing
const missingKey: ArabicOf<typeof english> = {
  'sample.labels.plain': whole['sample.labels.plain'],
  'sample.labels.terms': whole['sample.labels.terms'],
  'sample.counts.lessons': whole['sample.counts.lessons'],
};

const missingForm: ArabicOf<typeof english> = {
  ...whole,
  // @ts-expect-error the forms `two` and `few` are missing
  'sample.counts.lessons': { zero: '{author}', one: '{author}', many: '{author}', other: '{author}' },
};

const wrongPlaceholder: ArabicOf<typeof english> = {
  ...whole,
  // @ts-expect-error {name} is misspelt
  'sample.labels.greeting': 'مرحبًا {nmae}',
};

const missingInPlural: ArabicOf<typeof english> = {
  ...whole,
  // @ts-expect-error {author} is missing in one form
  'sample.counts.lessons': { ...whole['sample.counts.lessons'], few: '{count} دروس' },
};

const notCounted: ArabicOf<typeof english> = {
  ...whole,
  // @ts-expect-error a counted message needs forms
  'sample.counts.lessons': '{count} دروس من {author}',
};

const surplus = { ...whole, 'sample.labels.plain': 'عادي {surprise}' } as const;
const foreign: ForeignPlaceholders<typeof english, typeof surplus> = 'sample.labels.plain';
// @ts-expect-error no key of the whole file has a foreign placeholder
const noneForeign: ForeignPlaceholders<typeof english, typeof whole> = 'sample.labels.plain';

const plainValues: ValuesOf<(typeof english)['sample.labels.plain']> = [];
const countValues: ValuesOf<(typeof english)['sample.counts.lessons']> = [{ count: 3, author: 'Mona' }];

describe('the types of the wording', () => {
  const t = createTranslator({
    language: 'en',
    terms: resolveTerms('en'),
    catalogue: { 'common.actions.save': 'Save' },
  });

  it('accept good calls and refuse bad ones', () => {
    expect(t('common.actions.save')).toBe('Save');
    // @ts-expect-error no such key
    expect(t('common.actions.svae')).toBe('common.actions.svae');
    // @ts-expect-error this message has nothing to fill
    expect(t('common.actions.save', { name: 'x' })).toBe('Save');
    // @ts-expect-error the page is missing
    expect(t('common.paging.page')).toBe('common.paging.page');
    // @ts-expect-error a count is a number
    expect(t('common.counts.results', { count: '3' })).toBe('common.counts.results');
  });

  it('hold for the samples above', () => {
    const samples = [missingKey, missingForm, wrongPlaceholder, missingInPlural, notCounted, foreign, noneForeign];
    expect(samples).toHaveLength(7);
    expect([plainValues.length, countValues.length]).toEqual([0, 1]);
  });
});
