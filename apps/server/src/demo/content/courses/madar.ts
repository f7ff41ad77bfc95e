import type { DemoCourse } from '../types.ts';
import { calmUnderPressure } from './calm-under-pressure.ts';
import { dataCourses } from './data.ts';
import { dataLiteracy } from './data-literacy.ts';
import { designCourses } from './design.ts';
import { designForTwoDirections } from './design-for-two-directions.ts';
import { feedbackThatHelps } from './feedback-that-helps.ts';
import { financeCourses } from './finance.ts';
import { firstTimeManager } from './first-time-manager.ts';
import { healthCourses } from './health.ts';
import { languageCourses } from './languages.ts';
import { leadershipCourses } from './leadership.ts';
import { personalBudget } from './personal-budget.ts';
import { pythonFirstSteps } from './python-first-steps.ts';
import { workingWithAiAssistants } from './working-with-ai-assistants.ts';

/** The courses of the first organisation, by category. */
export const madarCourses: DemoCourse[] = [
  feedbackThatHelps,
  firstTimeManager,
  ...leadershipCourses,
  dataLiteracy,
  pythonFirstSteps,
  workingWithAiAssistants,
  ...dataCourses,
  designForTwoDirections,
  ...designCourses,
  ...languageCourses,
  personalBudget,
  ...financeCourses,
  calmUnderPressure,
  ...healthCourses,
];
