import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { lessonActivities } from '../../learning/course-content/course-content.public.ts';
import { courseCopying, courseLists, courseTexts } from '../../learning/courses/courses.public.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { copySurveys } from './copy-surveys.repository.ts';
import { pollsInUse, surveysInUse } from './feature-use.ts';
import { pollsInCourse, surveysInCourse } from './listed-in-course.ts';
import { readSurveyActivities } from './survey-activities.reads.ts';
import { isSurveyPublished } from './survey-places.repository.ts';
import { surveyTexts } from './survey-texts.ts';
import { loadDemoSurveys } from './surveys.demo.ts';
import { notifyOfResultsJob } from './surveys.jobs.ts';
import { notifyOfSurvey, surveysInNotifications } from './surveys.notifications.ts';
import { surveysPersonalRows } from './surveys.personal.ts';
import { surveyRoutes } from './surveys.routes.ts';

/** Surveys and polls of a course: by its editors, for its learners. */
export const surveysModule = defineModule({
  name: 'surveys',
  partOf: ['surveys', 'polls'],
  owns: ['subsection_surveys', 'survey_answers', 'survey_participants', 'survey_questions', 'surveys'],
  personalRows: surveysPersonalRows,
  features: ['polls', 'surveys'],
  uses: [
    'schedule',
    'course-content',
    'courses',
    'enrollments',
    'members',
    'notifications',
    'organizations',
    'progress',
  ],
  contributes: [
    ...surveysInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(courseLists, surveysInCourse),
    contribute(courseLists, pollsInCourse),
    contribute(featureUses, surveysInUse),
    contribute(featureUses, pollsInUse),
    contribute(demoLoading, loadDemoSurveys),
    contribute(courseCopying, copySurveys),
    contribute(courseTexts, surveyTexts),
    contribute(activitySources, { kinds: ['SURVEY', 'POLL'], isShownWaiting: false, read: readSurveyActivities }),
    contribute(lessonActivities, { isPublished: isSurveyPublished }),
  ],
  routes: surveyRoutes(),
  jobs: [notifyOfResultsJob],
  signals: [notifyOfSurvey],
});
