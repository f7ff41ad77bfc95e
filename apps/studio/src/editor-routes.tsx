import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

/** The editor of questions has the tools of lessons and the view of learners. */
const QUESTION_AREAS = ['questions', 'question-view', 'builder', 'media', 'errors'] as const;

const SURVEY_AREAS = ['studio', 'surveys', 'errors'] as const;

/** One course: what it is, its outline, its way to learners, its students, what they are told and asked, each lesson; the making of questions. */
export const EDITOR_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/courses/$courseId',
    load: () => import('./features/course-editor/course-frame.screen.tsx').then((file) => file.CourseFrameScreen),
    areas: ['builder', 'media', 'errors'],
    children: [
      {
        path: 'information',
        load: () =>
          import('./features/course-editor/course-information.screen.tsx').then((file) => file.CourseInformationScreen),
        titleKey: 'builder.titles.information',
        areas: ['builder', 'media', 'errors'],
      },
      {
        path: 'outline',
        load: () => import('./features/builder/outline.screen.tsx').then((file) => file.OutlineScreen),
        titleKey: 'builder.titles.outline',
        areas: ['builder', 'errors'],
      },
      {
        path: 'publication',
        load: () =>
          import('./features/course-editor/course-publication.screen.tsx').then((file) => file.CoursePublicationScreen),
        titleKey: 'builder.course.publication',
        areas: ['builder', 'errors'],
      },
      {
        path: 'students',
        load: () => import('./features/students/students.screen.tsx').then((file) => file.StudentsScreen),
        titleKey: 'builder.titles.students',
        areas: ['studio'],
      },
      {
        path: 'announcements',
        load: () =>
          import('./features/announcements/announcements.screen.tsx').then((file) => file.CourseAnnouncementsScreen),
        titleKey: 'builder.titles.announcements',
        areas: ['studio', 'announcements', 'errors'],
      },
      {
        path: 'surveys',
        load: () => import('./features/surveys/surveys.screen.tsx').then((file) => file.CourseSurveysScreen),
        titleKey: 'builder.titles.surveys',
        areas: SURVEY_AREAS,
      },
      {
        path: 'surveys/$surveyId',
        load: () => import('./features/surveys/survey-editor.screen.tsx').then((file) => file.SurveyEditorScreen),
        titleKey: 'builder.titles.surveys',
        areas: SURVEY_AREAS,
      },
      {
        path: 'surveys/$surveyId/results',
        load: () => import('./features/surveys/survey-results.screen.tsx').then((file) => file.SurveyResultsScreen),
        titleKey: 'surveys.titles.results',
        areas: SURVEY_AREAS,
      },
    ],
  },
  {
    path: '/courses/$courseId/lessons/$courseSubsectionId',
    load: () => import('./features/builder/lesson.screen.tsx').then((file) => file.LessonScreen),
    titleKey: 'builder.titles.lesson',
    areas: ['builder', 'media', 'errors'],
  },
  {
    path: '/questions/new',
    load: () => import('./features/questions/question-editor.screen.tsx').then((file) => file.NewQuestionScreen),
    titleKey: 'questions.titles.new',
    areas: QUESTION_AREAS,
    access: { features: ['exams'] },
  },
  {
    path: '/questions/$questionId',
    load: () => import('./features/questions/question-editor.screen.tsx').then((file) => file.QuestionEditorScreen),
    titleKey: 'questions.titles.question',
    areas: QUESTION_AREAS,
    access: { features: ['exams'] },
  },
  {
    path: '/rubrics/new',
    load: () => import('./features/rubrics/rubric-editor.screen.tsx').then((file) => file.NewRubricScreen),
    titleKey: 'rubrics.titles.new',
    areas: ['studio', 'rubrics', 'errors'],
  },
  {
    path: '/rubrics/$rubricId',
    load: () => import('./features/rubrics/rubric-editor.screen.tsx').then((file) => file.RubricEditorScreen),
    titleKey: 'rubrics.titles.rubric',
    areas: ['studio', 'rubrics', 'errors'],
  },
];
