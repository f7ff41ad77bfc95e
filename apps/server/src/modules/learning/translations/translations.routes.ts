import { instructor } from '../../../kernel/access/access.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { CourseParams } from '../courses/courses.public.ts';
import {
  ConfirmBody,
  CourseTranslations,
  ExportQuery,
  ImportBody,
  ImportedTranslations,
  TranslatedText,
  TranslationBody,
} from './translations.schemas.ts';
import {
  confirmTranslation,
  exportTranslations,
  importTranslations,
  markSeen,
  readTranslations,
  writeTranslation,
} from './translations.service.ts';

const path = '/api/courses/:courseId/translations';
const own = { access: instructor(), params: CourseParams } as const;

export const translationRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path,
    operationId: 'getCourseTranslations',
    summary:
      'Every text of a course in both languages, what is missing or older than its other side, and how far each language is',
    ...own,
    response: CourseTranslations,
    handle: (context, { params }) => readTranslations(context, params.courseId),
  }),
  memberRoute({
    method: 'PUT',
    path,
    operationId: 'saveCourseTranslation',
    summary: 'Writes one side of a text; 409 where something else stands there than was read',
    ...own,
    bodyLimit: LIMITS.articleBytes,
    body: TranslationBody,
    response: TranslatedText,
    handle: (context, { params, body }) => writeTranslation(context, params.courseId, body),
  }),
  memberRoute({
    method: 'PUT',
    path: `${path}/seen`,
    operationId: 'markCourseTranslationsSeen',
    summary: 'Says that somebody looks at the texts: sides that change from now on leave the other behind',
    ...own,
    handle: (context, { params }) => markSeen(context, params.courseId),
  }),
  memberRoute({
    method: 'POST',
    path: `${path}/confirm`,
    operationId: 'confirmCourseTranslation',
    summary: 'Says that both sides of a text say the same as they are',
    ...own,
    body: ConfirmBody,
    response: TranslatedText,
    handle: (context, { params, body }) => confirmTranslation(context, params.courseId, body.key),
  }),
  memberRoute({
    method: 'GET',
    path: `${path}/export`,
    operationId: 'exportCourseTranslations',
    summary:
      'The texts of a course as a file that can be read in again: a list in both languages (CSV or a workbook), not those of lessons, or all from one to the other (XLIFF 2.0)',
    ...own,
    query: ExportQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { params: { courseId }, query }, { reply }) =>
      sendTable(reply, await exportTranslations(context, courseId, query)),
  }),
  memberRoute({
    method: 'POST',
    path: `${path}/import`,
    operationId: 'importCourseTranslations',
    summary:
      'Reads such a file: what it would change, or the change itself; what others wrote meanwhile stays, 409 where it does not fit the course',
    ...own,
    bodyLimit: LIMITS.articleBytes,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    body: ImportBody,
    response: ImportedTranslations,
    errors: { 409: ['translations.file-unfit', 'translations.other-course'], 422: ['too-complex'] },
    handle: (context, { params, body }) => importTranslations(context, params.courseId, body),
  }),
];
