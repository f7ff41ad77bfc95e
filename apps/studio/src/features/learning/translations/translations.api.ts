import type { CourseTranslations, TranslatedText, TranslationBody } from '@sullam/api-client/schema.gen.ts';
import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';

export type { CourseTranslations, ImportedTranslations, TranslatedText } from '@sullam/api-client/schema.gen.ts';

export const translationsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/translations', { path: { courseId } });

/** How far a language is, by its texts: as the server reckons it. */
function progressOf(texts: readonly TranslatedText[], language: Language): CourseTranslations['en'] {
  const states = texts.map((text) => text[language].state).filter((state) => state !== 'EMPTY');
  const count = (state: string) => states.filter((each) => each === state).length;
  const missing = count('MISSING');
  return { filled: states.length - missing, total: states.length, missing, outdated: count('OUTDATED') };
}

/** Puts one text in the place of what is shown of it; the others stay as they are read. */
function withText(before: CourseTranslations, text: TranslatedText): CourseTranslations {
  const data = before.data.map((each) => (each.key === text.key ? text : each));
  const [en, ar] = LANGUAGES.map((language) => progressOf(data, language)) as [
    CourseTranslations['en'],
    CourseTranslations['ar'],
  ];
  return { en, ar, data };
}

/** What else shows texts of the course is old then. */
const TOUCHED = [
  'GET /api/courses/{courseId}/editing',
  'GET /api/courses/{courseId}/outline',
  'GET /api/courses/{courseId}/announcements',
  'GET /api/courses/{courseId}/exams',
  'GET /api/course-exams/{examId}',
  'GET /api/questions',
  'GET /api/questions/{questionId}',
  'GET /api/courses/{courseId}/attachments',
  'GET /api/course-subsections/{courseSubsectionId}/attachments',
  'GET /api/course-subsections/{courseSubsectionId}/editing',
] as const;

function useTextChange<Input>(courseId: number, change: (input: Input) => Promise<TranslatedText>, isQuiet: boolean) {
  const client = useQueryClient();
  const { queryKey } = translationsQuery(courseId);
  return useMutation({
    mutationFn: change,
    // one after the other: texts of one thing share its version
    scope: { id: `translations-${courseId}` },
    meta: { isQuiet },
    onSuccess: (text: TranslatedText) => {
      client.setQueryData<CourseTranslations>(queryKey, (before) => before && withText(before, text));
      for (const path of TOUCHED) void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
    },
  });
}

/** Saves one side of a text; refusals are the cell's to say. */
export const useWriteTranslation = (courseId: number) =>
  useTextChange(
    courseId,
    (body: TranslationBody) => api('PUT /api/courses/{courseId}/translations', { path: { courseId }, body }),
    true,
  );

export const useConfirmTranslation = (courseId: number) =>
  useTextChange(
    courseId,
    (key: string) => api('POST /api/courses/{courseId}/translations/confirm', { path: { courseId }, body: { key } }),
    false,
  );

/** Says that somebody looks at the texts; that it failed is worth no word: the next look says it again. */
export const useMarkSeen = (courseId: number) =>
  useMutation({
    mutationFn: () => api('PUT /api/courses/{courseId}/translations/seen', { path: { courseId } }),
    meta: { isQuiet: true },
  });

export interface FileFormat {
  readonly format: 'CSV' | 'XLSX' | 'XLIFF';
  /** The language from which a translator works. */
  readonly source: Language;
}

export const exportTranslations = (courseId: number, query: FileFormat) =>
  api('GET /api/courses/{courseId}/translations/export', { path: { courseId }, query });

/** Reads a list that was exported before; a preview changes nothing. */
export function useImportTranslations(courseId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; isPreview: boolean }) =>
      api('POST /api/courses/{courseId}/translations/import', { path: { courseId }, body }),
    onSuccess: (_response, { isPreview }) =>
      isPreview
        ? undefined
        : Promise.all(
            [translationsQuery(courseId).queryKey, ...TOUCHED.map((path) => [path])].map((queryKey) =>
              client.invalidateQueries({ queryKey: [...queryKey] }),
            ),
          ),
  });
}

/** What stands there now, whatever was read before. */
export function useNewestText(courseId: number) {
  const client = useQueryClient();
  return async (key: string): Promise<TranslatedText | undefined> => {
    const { data } = await client.fetchQuery({ ...translationsQuery(courseId), staleTime: 0 });
    return data.find((text) => text.key === key);
  };
}
