import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { courseCopying } from '../courses/courses.public.ts';
import { personalData } from '../members/members.public.ts';
import { copySurveys } from './copy-surveys.repository.ts';
import { tellResultsJob } from './surveys.jobs.ts';
import { tellSurvey } from './surveys.notifications.ts';
import { surveysPersonalRows } from './surveys.personal.ts';
import { surveyRoutes } from './surveys.routes.ts';

/** Surveys and polls of a course: by its editors, for its learners. */
export const surveysModule = defineModule({
  name: 'surveys',
  owns: ['subsection_surveys', 'survey_answers', 'survey_participants', 'survey_questions', 'surveys'],
  features: ['polls', 'surveys'],
  uses: ['courses', 'enrollments', 'members', 'notifications', 'progress'],
  brings: [bring(personalData, surveysPersonalRows), bring(courseCopying, copySurveys)],
  wire: () => ({ routes: surveyRoutes(), jobs: [tellResultsJob], signals: [tellSurvey] }),
});
