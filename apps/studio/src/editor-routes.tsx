import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import { ASSIGNMENT_SCREENS, MARKING_SCREEN } from './features/assignments/assignment-screens.ts';
import { EXAM_MARKING_SCREENS } from './features/exam-marking/exam-marking-screens.ts';
import { GRADEBOOK_SCREENS } from './features/gradebook/gradebook-pages.ts';

/** The editor of questions has the tools of lessons and the view of learners. */
const QUESTION_AREAS = ['questions', 'question-view', 'builder', 'media', 'errors'] as const;

/** Exams show questions of the bank as learners see them. */
const EXAM_AREAS = [
  'studio',
  'exam-authoring',
  'questions',
  'question-view',
  'builder',
  'media',
  'errors',
  'exam-marking',
] as const;
const EXAM_ACCESS = { features: ['exams'] } as const;

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
        path: 'groups',
        load: () => import('./features/course-groups/course-groups.screen.tsx').then((file) => file.CourseGroupsScreen),
        titleKey: 'builder.titles.groups',
        areas: ['studio', 'course-groups', 'builder', 'errors'],
        access: { features: ['course-groups'] },
      },
      {
        path: 'announcements',
        load: () =>
          import('./features/announcements/announcements.screen.tsx').then((file) => file.CourseAnnouncementsScreen),
        titleKey: 'builder.titles.announcements',
        areas: ['studio', 'announcements', 'errors'],
      },
      {
        path: 'exams',
        load: () => import('./features/exams/exams.screen.tsx').then((file) => file.ExamsScreen),
        titleKey: 'builder.titles.exams',
        areas: EXAM_AREAS,
        access: EXAM_ACCESS,
      },
      {
        path: 'exams/$examId',
        load: () => import('./features/exams/exam-editor.screen.tsx').then((file) => file.ExamEditorScreen),
        titleKey: 'exam-authoring.titles.exam',
        areas: EXAM_AREAS,
        access: EXAM_ACCESS,
      },
      {
        path: 'exams/held/$courseSubsectionId',
        load: () =>
          import('./features/subsection-exams/subsection-exam.screen.tsx').then((file) => file.SubsectionExamScreen),
        titleKey: 'exam-authoring.titles.held',
        areas: EXAM_AREAS,
        access: EXAM_ACCESS,
      },
      {
        path: 'exams/held/$courseSubsectionId/accommodations',
        load: () =>
          import('./features/subsection-exams/accommodations.screen.tsx').then((file) => file.AccommodationsScreen),
        titleKey: 'exam-authoring.titles.accommodations',
        areas: [...EXAM_AREAS, 'course-groups'],
        access: EXAM_ACCESS,
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
      ...ASSIGNMENT_SCREENS,
      ...EXAM_MARKING_SCREENS,
      ...GRADEBOOK_SCREENS,
    ],
  },
  MARKING_SCREEN,
  {
    path: '/courses/$courseId/lessons/$courseSubsectionId',
    load: () => import('./features/builder/lesson.screen.tsx').then((file) => file.LessonScreen),
    titleKey: 'builder.titles.lesson',
    areas: ['builder', 'media', 'errors'],
  },
  {
    path: '/courses/$courseId/exams/$examId/paper',
    load: () => import('./features/exams/exam-paper.screen.tsx').then((file) => file.ExamPaperScreen),
    titleKey: 'exam-authoring.titles.exam',
    areas: EXAM_AREAS,
    access: EXAM_ACCESS,
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
