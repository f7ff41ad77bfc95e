import { resolveTerms } from '@sullam/domain/terminology.ts';
import type { TermOverrides } from '@sullam/domain/terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../src/all-areas.ts';
import { raw } from '../src/define.ts';
import { loadAreas } from '../src/load.ts';
import { notificationSentence } from '../src/notification-sentence.ts';
import { overrideProblem } from '../src/overrides.ts';
import { SERVER_CATALOGUE } from '../src/server-catalogue.ts';
import { createTranslator } from '../src/translate.ts';

const FSI = '\u2068';
const PDI = '\u2069';
const en = createTranslator({ language: 'en', terms: resolveTerms('en'), catalogue: await loadAreas(AREAS, 'en') });
const arabic = await loadAreas(AREAS, 'ar');
const ar = createTranslator({ language: 'ar', terms: resolveTerms('ar'), catalogue: arabic });

describe('createTranslator', () => {
  it('isolates inserted texts unless they are marked as finished', () => {
    expect(en('mail.layout.greeting', { name: 'منى' })).toBe(`Hello ${FSI}منى${PDI},`);
    expect(en('mail.layout.greeting', { name: raw('Mona') })).toBe('Hello Mona,');
  });

  it('never lets a value leak its direction', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ب', '\u2067', '\u2069', '\u2068', ' ') }), (name) => {
        const text = en('mail.layout.greeting', { name });
        const opened = [...text].filter((character) => /[\u2066-\u2068]/.test(character)).length;
        const closed = [...text].filter((character) => character === PDI).length;
        expect(opened).toBe(closed);
      }),
    );
  });

  it.each([
    [0, 'لا نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [3, '٣ نتائج'],
    [10, '١٠ نتائج'],
    [11, '١١ نتيجة'],
    [99, '٩٩ نتيجة'],
    [100, '١٠٠ نتيجة'],
    [102, '١٠٢ نتيجة'],
    [103, '١٠٣ نتائج'],
  ])('counts %d in Arabic', (count, expected) => {
    expect(ar('common.counts.results', { count })).toBe(expected);
  });

  it('counts in English and groups digits', () => {
    expect(en('common.counts.results', { count: 1 })).toBe('1 result');
    expect(en('common.counts.results', { count: 1200 })).toBe('1,200 results');
  });

  it("writes numbers in the organisation's digits", () => {
    const latin = createTranslator({
      language: 'ar',
      terms: resolveTerms('ar'),
      catalogue: arabic,
      formatLocale: 'ar-AE-u-ca-gregory-nu-latn',
    });
    expect(latin('common.counts.results', { count: 5 })).toBe('5 نتائج');
  });

  it("inserts the organisation's terms, definite and capitalised as asked", () => {
    expect(en('shell.menu.allCourses')).toBe('All courses');
    expect(en('studio.titles.students')).toBe('Learners');
    expect(ar('shell.menu.allCourses')).toBe('كل الدورات');
    const terms = resolveTerms('ar', { course: { singular: 'مساق', plural: 'مساقات' } });
    const own = createTranslator({ language: 'ar', catalogue: arabic, terms });
    expect(own('shell.menu.allCourses')).toBe('كل المساقات');
    expect(own('course.frame.leave')).toBe('الخروج من المساق');
  });

  it('gives a term the form that its place in an Arabic sentence asks for', () => {
    const catalogue = {
      mine: '{myCourses}',
      all: 'كل {theStudentsOblique}',
      to: 'ظاهر {toTheStudents}',
      one: 'تعليق {toTheStudent}',
      some: 'ثلاثة {studentsOblique}',
    };
    const said = (terms: TermOverrides) => {
      const t = createTranslator({ language: 'ar', catalogue, terms: resolveTerms('ar', terms) });
      return Object.keys(catalogue).map((key) => t.lookUp(key));
    };
    expect(said({})).toEqual(['دوراتي', 'كل المتعلّمين', 'ظاهر للمتعلّمين', 'تعليق للمتعلّم', 'ثلاثة متعلّمين']);
    expect(
      said({
        course: { singular: 'مادة دراسية', plural: 'مواد دراسية', definitePlural: 'المواد الدراسية' },
        student: { singular: 'طالب', plural: 'طلاب' },
      }),
    ).toEqual(['المواد الدراسية الخاصة بي', 'كل الطلاب', 'ظاهر للطلاب', 'تعليق للطالب', 'ثلاثة طلاب']);
  });

  it('says the same forms plainly in English', () => {
    const catalogue = { mine: 'In {myCourses}', to: 'Shown {toTheStudents}' };
    const t = createTranslator({ language: 'en', catalogue, terms: resolveTerms('en') });
    expect([t.lookUp('mine'), t.lookUp('to')]).toEqual(['In my courses', 'Shown to the learners']);
  });

  it('isolates a term in the other script', () => {
    const terms = resolveTerms('en', { course: { singular: 'دورة', plural: 'دورات' } });
    const own = createTranslator({ language: 'en', catalogue: { 'shell.menu.allCourses': 'All {courses}' }, terms });
    expect(own('shell.menu.allCourses')).toBe(`All ${FSI}دورات${PDI}`);
  });

  it('writes the digits of Arabic messages as the organisation does', () => {
    const catalogue = { limit: 'الحد ٥٠٠٠ صف و١٫٥ ميغابايت، الآن {count}' };
    const said = (formatLocale: string) =>
      createTranslator({ language: 'ar', catalogue, terms: resolveTerms('ar'), formatLocale }).lookUp('limit', {
        count: 7,
      });
    expect(said('ar-u-nu-arab')).toBe('الحد ٥٠٠٠ صف و١٫٥ ميغابايت، الآن ٧');
    expect(said('ar-u-nu-latn')).toBe('الحد 5000 صف و1.5 ميغابايت، الآن 7');
  });

  it('merges overrides and falls back where one is unfit', () => {
    const t = createTranslator({
      language: 'en',
      terms: resolveTerms('en'),
      catalogue: {
        'common.paging.page': 'Page {page}',
        'common.counts.results': { one: '{count} result', other: '{count} results' },
        'common.actions.save': 'Save',
      },
      overrides: {
        'common.actions.save': 'Keep',
        'common.paging.page': 'Sheet {sheet}',
        'common.counts.results': { other: '{count} hits' },
        'unknown.key': 'x',
      },
    });
    expect(t('common.actions.save')).toBe('Keep');
    expect(t('common.paging.page', { page: 2 })).toBe('Page 2');
    expect(t('common.counts.results', { count: 2 })).toBe('2 hits');
    expect(t('common.counts.results', { count: 1 })).toBe('1 result');
    expect(t.has('unknown.key')).toBe(false);
  });

  it('shows and reports a key that is not loaded', () => {
    const missing: string[] = [];
    const t = createTranslator({
      language: 'en',
      terms: resolveTerms('en'),
      catalogue: {},
      onMissing: (key) => missing.push(key),
    });
    expect(t('common.actions.save')).toBe('common.actions.save');
    expect(missing).toEqual(['common.actions.save']);
    expect(t.lookUp('constructor')).toBeNull();
  });
});

describe('overrideProblem', () => {
  it.each([
    ['Save', 'Keep', null],
    ['Save', '  ', 'empty'],
    ['Page {page}', 'Page', null],
    ['Page {page}', 'Page {pages}', 'unknown-placeholder'],
    ['Page {page}', 'The {course}, page {page}', null],
    ['Page {page}', 'Page {page', 'unbalanced-braces'],
    [{ one: '{count}', other: '{count}' }, { several: 'x' }, 'unknown-form'],
    ['Save', { other: 'Keep' }, 'unknown-form'],
  ] as const)('judges %j against %j', (shipped, own, expected) => {
    expect(overrideProblem(shipped, own as never)).toBe(expected);
  });
});

describe('notificationSentence', () => {
  const server = {
    en: createTranslator({ language: 'en', terms: resolveTerms('en'), catalogue: SERVER_CATALOGUE.en }),
    ar: createTranslator({ language: 'ar', terms: resolveTerms('ar'), catalogue: SERVER_CATALOGUE.ar }),
  };
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

  it("chooses author texts in the reader's language", () => {
    const parameters = { courseTitle: { en: 'Botany', ar: 'علم النبات' }, title: { en: 'Field trip' } };
    expect(plain(notificationSentence(server.en, 11, parameters))).toBe('New announcement in “Botany”: Field trip');
    expect(plain(notificationSentence(server.ar, 11, parameters))).toBe('إعلان جديد في «علم النبات»: Field trip');
  });

  it('words an approval by its outcome', () => {
    expect(plain(notificationSentence(server.en, 22, { courseTitle: 'Botany', outcome: 'approved' }))).toBe(
      '“Botany” has been approved.',
    );
  });

  it('falls back to the kind when something is missing or the template is unknown', () => {
    expect(notificationSentence(server.en, 3, {})).toBe('There is an update on a discussion board.');
    expect(notificationSentence(server.en, 999, {})).toBe('There is an update in one of your courses.');
  });

  it.each(Array.from({ length: 30 }, (_, index) => index + 1))('has a sentence without gaps for template %d', (id) => {
    const names = ['group', 'event', 'board', 'courseTitle', 'person', 'title', 'checklist', 'assignment', 'item'];
    const parameters = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    for (const t of [server.en, server.ar]) {
      expect(t.has(`notifications.templates.${id}`)).toBe(true);
      expect(notificationSentence(t, id, parameters)).not.toMatch(/[{}]|“\s*”|«\s*»/);
      expect(notificationSentence(t, id, {})).not.toMatch(/[{}]|“\s*”|«\s*»/);
    }
  });
});
