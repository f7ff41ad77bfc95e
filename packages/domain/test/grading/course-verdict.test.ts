import { describe, expect, it } from 'vitest';
import { courseVerdict } from '../../src/grading/course-verdict.ts';

const totals = (current: string | null, final: string | null, passed: boolean | null, isProvisional = false) => ({
  current: { percent: current },
  final: { percent: final, passed },
  isProvisional,
});

const required = (requiredGrade: number) => ({ requiredGrade });

describe('courseVerdict', () => {
  it.each([
    ['something has no grade yet', totals('90', '20', false), {}, 'RUNNING'],
    ['something is being marked', totals('20', '20', false, true), {}, 'RUNNING'],
    ['nothing is graded', totals(null, null, null), {}, 'RUNNING'],
    ['all is marked and good', totals('90', '90', true), {}, 'PASSED'],
    ['all is marked and bad', totals('20', '20', false), {}, 'FAILED'],
    ['all is marked and nothing can be failed', totals('20', '20', null), {}, 'RUNNING'],
    [
      'all is marked and the required grade is missed by a third',
      totals('179/3', '179/3', true),
      required(60),
      'FAILED',
    ],
    ['all is marked and the required grade is met exactly', totals('60', '60', false), required(60), 'PASSED'],
    ['a grade is required and nothing is graded', totals(null, null, null), required(60), 'RUNNING'],
    [
      'it is completed with open work, below the pass mark',
      totals('90', '20', false),
      { isCompleted: true },
      'COMPLETED',
    ],
    ['it is completed above the pass mark', totals('90', '70', true), { isCompleted: true }, 'PASSED'],
    ['it is completed without grades', totals(null, null, null), { isCompleted: true }, 'COMPLETED'],
    [
      'it is completed with the required grade',
      totals('70', '70', null),
      { isCompleted: true, ...required(60) },
      'PASSED',
    ],
    ['all is marked and good, and it isn’t completed', totals('90', '90', true), { isCompleted: false }, 'RUNNING'],
    [
      'all is marked and meets the required grade, and it isn’t completed',
      totals('90', '90', null),
      { isCompleted: false, ...required(60) },
      'RUNNING',
    ],
    ['all is marked and bad, and no lessons are left', totals('20', '20', false), { isCompleted: false }, 'FAILED'],
    ['all is marked and bad, and lessons are left', totals('20', '20', false), { hasOpenLessons: true }, 'RUNNING'],
    // nobody loses a completion
    [
      'a grade was corrected after the completion',
      totals('50', '50', false),
      { isCompleted: true, ...required(60) },
      'COMPLETED',
    ],
  ] as const)('where %s', (_, given, course, verdict) => expect(courseVerdict(given, course)).toBe(verdict));
});
