/** How an exam is held before somebody says otherwise. */
export const FIRST_RULES = {
  opensAt: null,
  closesAt: null,
  limitMinutes: null,
  attemptsAllowed: 1,
  gradingMethod: 'BEST',
  passPercent: null,
  releaseScore: 'AT_ONCE',
  releaseAnswers: 'NEVER',
  releaseExplanations: 'NEVER',
  releaseAt: null,
  isBlind: false,
  markerCount: 1,
} as const;
