import type { CourseVerdict } from '@sullam/domain/grading/course-verdict.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { Tone } from '@sullam/ui/components/badge.tsx';

/** How a verdict is said and looks, wherever it stands. */
export const VERDICT_WORDS = {
  RUNNING: { word: 'grades.states.inProgress', tone: 'neutral' },
  PASSED: { word: 'grades.states.passed', tone: 'success' },
  FAILED: { word: 'grades.states.failed', tone: 'danger' },
  COMPLETED: { word: 'grades.states.finished', tone: 'success' },
} as const satisfies Record<CourseVerdict, { word: MessageKey; tone: Tone }>;
