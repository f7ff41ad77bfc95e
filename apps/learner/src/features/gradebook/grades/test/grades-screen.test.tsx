// @vitest-environment happy-dom

import { formatDecimal } from '@sullam/domain/decimal.ts';
import { computeGrade, type Total } from '@sullam/domain/grading/compute-grade.ts';
import { gradebookOf, markOf } from '@sullam/domain/grading/gradebook-data.ts';
import { rationalText } from '@sullam/domain/rational.ts';
import { NO_VALUE } from '@sullam/web-kit/grades/use-grade-format.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inCourseFrame } from '../../../../../test/support/in-course-frame.tsx';
import { GradeItemScreen } from '../grade-item.screen.tsx';
import type { GradeItemDetail, OwnGrades, OwnItem } from '../grades.api.ts';
import { GradesScreen } from '../grades.screen.tsx';
import { TranscriptScreen } from '../transcript.screen.tsx';

const item = (gradeItemId: number, points: string | null, changes: Partial<OwnItem> = {}): OwnItem => ({
  gradeItemId,
  gradeCategoryId: 1,
  source: 'MANUAL',
  courseSubsectionId: null,
  title: { en: `Work ${gradeItemId}`, ar: `عمل ${gradeItemId}` },
  kind: 'POINTS',
  maximumPoints: '20',
  weight: '1',
  isExtraCredit: false,
  isOmitted: false,
  isNeverDropped: false,
  dueAt: null,
  grade: { state: points === null ? 'BLANK' : 'MARKED', points, comment: '' },
  ...changes,
});

const facts = {
  courseId: 3,
  courseTitle: { en: 'A course', ar: 'دورة' },
  scheme: 'WEIGHTED_CATEGORIES' as const,
  letterScale: [
    { letter: { en: 'A', ar: 'ممتاز' }, from: '90' },
    { letter: { en: 'F', ar: 'راسب' }, from: '0' },
  ],
  passMark: '60',
  requiredGrade: null,
  places: 2,
  showsStatistics: false,
  categories: [
    {
      gradeCategoryId: 1,
      name: { en: 'Homework', ar: 'الواجبات' },
      weight: '40',
      aggregation: 'MEAN' as const,
      isExtraCredit: false,
      dropLowest: 1,
      dropHighest: 0,
    },
    {
      gradeCategoryId: 2,
      name: { en: 'Exams', ar: 'الاختبارات' },
      weight: '60',
      aggregation: 'MEAN' as const,
      isExtraCredit: false,
      dropLowest: 0,
      dropHighest: 0,
    },
  ],
  items: [item(11, '10'), item(12, '18'), item(13, '40/3'), item(14, null, { gradeCategoryId: 2 })],
};

/** As the server derives it, by the same calculator. */
function derived(total: Total): OwnGrades['totals']['final'] {
  const text = (value: Total['percent']) => value && rationalText(value);
  const { derivation, percent, ...rest } = total;
  return {
    ...rest,
    percent: text(percent),
    derivation: {
      scheme: derivation.scheme,
      weightSum: formatDecimal(derivation.weightSum),
      weightUsed: formatDecimal(derivation.weightUsed),
      categories: derivation.categories.map(({ categoryId, weight, items, ...line }) => ({
        ...line,
        gradeCategoryId: categoryId,
        weight: formatDecimal(weight),
        weightPercent: text(line.weightPercent),
        percent: text(line.percent),
        contribution: text(line.contribution),
        items: items.map(({ itemId, maximumPoints, ...each }) => ({
          ...each,
          gradeItemId: itemId,
          maximumPoints: formatDecimal(maximumPoints),
          points: text(each.points),
          percent: text(each.percent),
          weightPercent: text(each.weightPercent),
          contribution: text(each.contribution),
          surplus: text(each.surplus),
        })),
      })),
    },
  };
}

const ownGrades = (): OwnGrades => {
  const marks = new Map(facts.items.map(({ gradeItemId, grade }) => [gradeItemId, markOf(grade.state, grade.points)]));
  const { current, final, isProvisional } = computeGrade(gradebookOf(facts), marks, 'LEARNER');
  return { ...facts, totals: { current: derived(current), final: derived(final), isProvisional } };
};

const areas = ['grades', 'course'] as const;
const screens = [
  { path: '/lms/courses/$courseId/grade-items', load: async () => inCourseFrame(GradesScreen), areas },
  { path: '/lms/courses/$courseId/grade-items/$gradeItemId', load: async () => inCourseFrame(GradeItemScreen), areas },
  { path: '/lms/transcript', load: async () => TranscriptScreen, areas },
];
const show = (at: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({ screens, at, language, session: sessionFor(900), responses });

const GRADES = { 'GET /api/courses/3/grades': ownGrades() };
/** The mark of direction that Intl sets around Arabic percent signs says nothing. */
const bare = (text: string | null | undefined) => (text ?? '').replaceAll('\u061c', '');

describe.each(DIRECTIONS)("a learner's grades in $language", ({ language }) => {
  it('lists items by category with totals, and derives a total line by line', async () => {
    const { kit } = await show('/lms/courses/3/grade-items', GRADES, language);
    const t = kit.wording.get();
    await screen.findByRole('heading', { name: t('grades.totals.CURRENT') });
    // (18/20 + 40/3/20) / 2: the 10 is dropped, the exam has no grade yet
    expect(bare(document.body.textContent)).toContain(language === 'ar' ? '٧٨٫٣٣٪' : '78.33%');
    expect(screen.getByRole('link', { name: facts.items[0]?.title[language] as string }).getAttribute('href')).toBe(
      '/lms/courses/3/grade-items/11',
    );
    // the exam weighs all of its category, with no grade as well
    const row = screen.getByRole('link', { name: facts.items[3]?.title[language] as string }).closest('li');
    expect(bare(row?.textContent)).toContain(language === 'ar' ? '١٠٠٪' : '100%');
    expect(screen.getAllByText(t('grades.effects.DROPPED_LOWEST')).length).toBeGreaterThan(0);
    // the exam has no grade yet: the final total, which counts it as zero, is no second card beside the one that counts today
    const [card] = [...document.querySelectorAll('section')];
    expect(bare(card?.textContent)).toContain(language === 'ar' ? '٣١٫٣٣٪' : '31.33%');
    // 60 of the pass mark, less the 31.33 that the course would come to
    const [required, missing] = language === 'ar' ? ['٦٠٪', '٢٨٫٦٧٪'] : ['60%', '28.67%'];
    expect(bare(card?.textContent)).toContain(bare(t('grades.totals.needed', { required, missing })));
    const names = facts.categories.map(({ name }) => name[language] as string);
    for (const name of names) expect(screen.getByRole('heading', { name: new RegExp(name) })).toBeTruthy();
    const table = document.querySelector('table') as HTMLTableElement;
    expect(within(table).getByText(t('grades.labels.surplus'))).toBeTruthy();
    expect(bare(table.tFoot?.textContent)).toContain(language === 'ar' ? '٧٨٫٣٣٪' : '78.33%');
    expect(
      screen.getByText(
        t('grades.derivation.weightsUsed', {
          used: language === 'ar' ? '٤٠' : '40',
          sum: language === 'ar' ? '١٠٠' : '100',
        }),
      ),
    ).toBeTruthy();
  });

  it('says of each item without a grade what is to be done with it', async () => {
    const open = (gradeItemId: number, source: OwnItem['source']) => item(gradeItemId, null, { source });
    const items = [open(11, 'ASSIGNMENT'), open(12, 'EXAM'), open(13, 'MANUAL')];
    const { kit } = await show(
      '/lms/courses/3/grade-items',
      { 'GET /api/courses/3/grades': { ...ownGrades(), items } },
      language,
    );
    const t = kit.wording.get();
    expect(await screen.findByText(t('grades.states.notHandedIn'))).toBeTruthy();
    expect(screen.getByText(t('grades.states.notTaken'))).toBeTruthy();
    expect(screen.getByText(t('grades.labels.byHand'))).toBeTruthy();
  });

  it('tries grades out without saving anything, and says what is needed', async () => {
    const { kit, calls } = await show('/lms/courses/3/grade-items', GRADES, language);
    const t = kit.wording.get();
    const start = await screen.findByRole('button', { name: t('grades.whatIf.start') });
    await act(async () => {
      await import('../what-if.tsx');
      fireEvent.click(start);
    });
    await screen.findByText(t('grades.whatIf.notReal'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: t('grades.whatIf.reset') }));
    const exam = facts.items[3]?.title[language] as string;
    fireEvent.change(screen.getByRole('textbox', { name: t('grades.whatIf.field', { item: exam }) }), {
      target: { value: language === 'ar' ? '١٨' : '18' },
    });
    // 0.4 × 78.33 % + 0.6 × 90 %
    expect(bare(document.body.textContent)).toContain(language === 'ar' ? '٨٥٫٣٣٪' : '85.33%');
    fireEvent.change(screen.getByRole('textbox', { name: t('grades.whatIf.target') }), { target: { value: '60' } });
    const status = screen.getByText(
      new RegExp(
        t('grades.whatIf.needed', { points: 'X', maximum: 'Y' })
          .split('X')[0]
          ?.replace(/[\u2068\u2069]/g, '')
          .trim() as string,
      ),
    );
    // (60 − 0.4 × 78.33) / 60 of 20, rounded up
    expect(bare(status.textContent)).toContain(language === 'ar' ? '٩٫٥٦' : '9.56');
    fireEvent.click(screen.getByRole('button', { name: t('grades.whatIf.reset') }));
    expect(screen.queryByText(t('grades.whatIf.notReal'))).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: t('grades.whatIf.start') }));
    expect(calls).toEqual(['GET /api/courses/3/grades']);
  });
});

describe('one grade', () => {
  const detail: GradeItemDetail = {
    ...item(13, '40/3', { source: 'EXAM', courseSubsectionId: 40 }),
    grade: { state: 'MARKED', points: '40/3', comment: 'Well argued' },
    courseId: 3,
    courseTitle: facts.courseTitle,
    statistics: { count: 12, mean: '41/3', median: '14' },
    history: [{ state: 'MARKED', points: '40/3', changedAt: '2026-02-01T08:00:00.000Z' }],
  };

  it("of another course is shown under that course's address", async () => {
    const { address } = await show('/lms/courses/4/grade-items/13', { 'GET /api/course-grade-items/13': detail });
    await waitFor(() => expect(address()).toBe('/lms/courses/3/grade-items/13'));
    expect(await screen.findByText('Well argued')).toBeTruthy();
  });

  it('has its comment, its class, its history and the way to the exam', async () => {
    await show('/lms/courses/3/grade-items/13', { 'GET /api/course-grade-items/13': detail });
    expect(await screen.findByText('Well argued')).toBeTruthy();
    expect(screen.getAllByText(/13\.33/)).toHaveLength(2);
    expect(screen.getByText(/Average \S*13\.67/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open exam' }).getAttribute('href')).toBe('/lms/courses/3/exams/40');
  });
});

describe('the transcript', () => {
  it('lists the courses with their totals, and a verdict only where a course has ended', async () => {
    const { totals } = ownGrades();
    const entry = (
      courseId: number,
      title: string,
      completedAt: string | null,
      requiredGrade: number | null = null,
    ) => ({
      courseId,
      courseTitle: { en: title },
      enrolledAt: '2026-01-01T08:00:00.000Z',
      completedAt,
      hasOpenLessons: false,
      requiredGrade,
      totals,
    });
    await show('/lms/transcript', {
      'GET /api/users/7/transcript': {
        data: [
          entry(3, 'Ended', '2026-02-01T08:00:00.000Z'),
          entry(4, 'Running', null),
          entry(5, 'Ended with a grade', '2026-02-01T08:00:00.000Z', 30),
        ],
        total: 3,
      },
    });
    const row = async (name: string) => {
      const link = await screen.findByRole('link', { name });
      return within(link.closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    };
    expect((await row('Ended')).slice(2)).toEqual(['31.33%', 'F', 'Completed']);
    expect((await row('Ended with a grade')).slice(2)).toEqual(['31.33%', 'F', 'Passed']);
    expect((await row('Running')).slice(1)).toEqual([expect.stringMatching(/%$/), NO_VALUE, NO_VALUE, NO_VALUE]);
    expect((await screen.findByRole('link', { name: 'Running' })).closest('th')?.textContent).toContain('In progress');
  });

  it('has no more decimals than a total needs', async () => {
    const { totals } = ownGrades();
    const whole = { ...totals.current, percent: '90', text: '90.00' };
    await show('/lms/transcript', {
      'GET /api/users/7/transcript': {
        data: [
          {
            courseId: 3,
            courseTitle: facts.courseTitle,
            enrolledAt: '2026-01-01T08:00:00.000Z',
            completedAt: null,
            hasOpenLessons: false,
            requiredGrade: null,
            totals: { ...totals, current: whole, final: whole },
          },
        ],
        total: 1,
      },
    });
    expect(await screen.findByRole('cell', { name: '90%' })).toBeTruthy();
  });

  it('says who hasn’t passed when everything is graded; who has, when the course is completed', async () => {
    const { totals } = ownGrades();
    const entry = {
      courseTitle: facts.courseTitle,
      enrolledAt: '2026-01-01T08:00:00.000Z',
      completedAt: null,
      hasOpenLessons: false,
    };
    const marked = { ...totals, current: totals.final };
    await show('/lms/transcript', {
      'GET /api/users/7/transcript': {
        data: [
          { ...entry, courseId: 3, requiredGrade: null, totals: marked },
          { ...entry, courseId: 4, requiredGrade: 31, totals: marked },
          { ...entry, courseId: 5, requiredGrade: null, totals: marked, hasOpenLessons: true },
        ],
        total: 3,
      },
    });
    // below the pass mark of the gradebook, and above what the other course requires
    expect(await screen.findByRole('cell', { name: 'Not passed' })).toBeTruthy();
    expect(screen.queryByText('Passed')).toBeNull();
    expect(screen.getAllByText('F')).toHaveLength(1);
    expect(screen.getAllByText('In progress')).toHaveLength(2);
  });
});
