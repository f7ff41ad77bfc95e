import { describe, expect, it } from 'vitest';
import { courseVerdict } from '../../src/grading/course-verdict.ts';

const totals = (current: string | null, final: string | null, passed: boolean | null, isProvisional = false) => ({
  current: { percent: current },
  final: { percent: final, passed },
  isProvisional,
});

describe('courseVerdict', () => {
  it.each([
    ['something has no grade yet', totals('90', '20', false), false, 'RUNNING'],
    ['something is being marked', totals('20', '20', false, true), false, 'RUNNING'],
    ['nothing is graded', totals(null, null, null), false, 'RUNNING'],
    ['all is marked and good', totals('90', '90', true), false, 'PASSED'],
    ['all is marked and bad', totals('20', '20', false), false, 'FAILED'],
    ['all is marked and nothing can be failed', totals('20', '20', null), false, 'RUNNING'],
    ['it is completed with open work, below the pass mark', totals('90', '20', false), true, 'FAILED'],
    ['it is completed without grades', totals(null, null, null), true, 'COMPLETED'],
  ] as const)('where %s', (_, given, isCompleted, verdict) => expect(courseVerdict(given, isCompleted)).toBe(verdict));
});
