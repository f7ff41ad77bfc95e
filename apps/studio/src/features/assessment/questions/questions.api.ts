import type { QueryOf } from '@sullam/api-client/client.ts';
import type {
  QuestionBody,
  QuestionCategoryBody,
  QuestionCategoryPatch,
  QuestionDetail,
  QuestionImportResponse,
  QuestionsChange,
  QuestionTagsJoined,
  QuestionTrial,
  QuestionTrialBody,
  WithdrawImportBody,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type {
  QuestionBody,
  QuestionCategory,
  QuestionDetail,
  QuestionRow,
  QuestionsChange,
} from '@sullam/api-client/schema.gen.ts';

export type Trial = QuestionTrial;
export type ImportResult = QuestionImportResponse;
export type ImportFormat = ImportResult['format'];
export type QuestionFormat = QueryOf<'GET /api/questions/export'>['format'];
export type ExportChoice = QueryOf<'GET /api/questions/export'>;
export type QuestionFilter = Omit<ExportChoice, 'format' | 'language' | 'questionIds'>;

export const questionsQuery = (query: QueryOf<'GET /api/questions'>) => ({
  ...apiQuery('GET /api/questions', { query }),
  placeholderData: keepPreviousData,
});
export const questionQuery = (questionId: number) =>
  apiQuery('GET /api/questions/{questionId}', { path: { questionId } });
export const questionCategoriesQuery = () => apiQuery('GET /api/question-categories');
export const questionTagsQuery = () => apiQuery('GET /api/question-tags');
export const questionVersionsQuery = (questionId: number) =>
  apiQuery('GET /api/questions/{questionId}/versions', { path: { questionId }, query: { take: 50 } });
/** The question as it stands on the server now, whatever was read before. */
export const readQuestion = (questionId: number): Promise<QuestionDetail> =>
  api('GET /api/questions/{questionId}', { path: { questionId } });

/** Some questions as they stand on the server now. */
export const readQuestions = (questionIds: readonly number[]): Promise<QuestionDetail[]> =>
  Promise.all(questionIds.map(readQuestion));

/** How learners get a question as it is being written, and what an answer to it is worth. */
export const tryQuestion = (body: QuestionTrialBody): Promise<Trial> => api('POST /api/questions/try', { body });

const CHANGED = [
  'GET /api/questions',
  'GET /api/questions/{questionId}',
  'GET /api/questions/{questionId}/versions',
  'GET /api/question-categories',
  'GET /api/question-tags',
] as const;

/** A change somewhere in the bank: what was read of it is asked for again. */
function useBankChange<Input, Response>(change: (input: Input) => Promise<Response>, isQuiet = false) {
  return useMutation({
    mutationFn: change,
    onSuccess: useRefresh(...CHANGED),
    ...(isQuiet ? { meta: { isQuiet } } : {}),
  });
}

/** Two tags, one in each script, become one. */
export const useJoinTags = () =>
  useBankChange((body: QuestionTagsJoined) => api('POST /api/question-tags/join', { body }));

export const useCreateQuestion = () =>
  useBankChange((body: QuestionBody) => api('POST /api/questions', { body }), true);

export const useSaveQuestion = (questionId: number) =>
  useBankChange(
    (body: QuestionBody & { version: number }) =>
      api('PUT /api/questions/{questionId}', { path: { questionId }, body }),
    true,
  );

export const useCopyQuestion = () =>
  useBankChange((questionId: number) => api('POST /api/questions/{questionId}/duplicate', { path: { questionId } }));

export const useDeleteQuestion = () =>
  useBankChange((questionId: number) => api('DELETE /api/questions/{questionId}', { path: { questionId } }));

export const useChangeQuestions = () => useBankChange((body: QuestionsChange) => api('PATCH /api/questions', { body }));

export const useRestoreVersion = (questionId: number) =>
  useBankChange(({ earlier, version }: { earlier: number; version: number }) =>
    api('POST /api/questions/{questionId}/versions/{version}/restore', {
      path: { questionId, version: earlier },
      body: { version },
    }),
  );

export const useCreateQuestionCategory = () =>
  useBankChange((body: QuestionCategoryBody) => api('POST /api/question-categories', { body }));

export const useChangeQuestionCategory = (questionCategoryId: number) =>
  useBankChange((body: QuestionCategoryPatch) =>
    api('PATCH /api/question-categories/{questionCategoryId}', { path: { questionCategoryId }, body }),
  );

export const useDeleteQuestionCategory = () =>
  useBankChange((questionCategoryId: number) =>
    api('DELETE /api/question-categories/{questionCategoryId}', { path: { questionCategoryId } }),
  );

const importFile = (file: File, query: QueryOf<'POST /api/questions/import'>): Promise<ImportResult> =>
  api('POST /api/questions/import', { query, body: new Blob([file], { type: 'application/octet-stream' }) });

/** What an import would make of a file; nothing is kept. */
export const importReportQuery = (
  file: File,
  query: Omit<QueryOf<'POST /api/questions/import'>, 'isDryRun' | 'fileName'>,
) => ({
  queryKey: ['import report', file.name, file.size, file.lastModified, query] as const,
  queryFn: () => importFile(file, { ...query, fileName: file.name, isDryRun: true }),
});

export const useImportQuestions = () =>
  useBankChange(
    ({ file, ...query }: Omit<QueryOf<'POST /api/questions/import'>, 'isDryRun' | 'fileName'> & { file: File }) =>
      importFile(file, { ...query, fileName: file.name, isDryRun: false }),
  );

/** Takes an import back. */
export const useWithdrawImport = () =>
  useBankChange((body: WithdrawImportBody) => api('POST /api/questions/withdraw-import', { body }));

export const exportReportQuery = (query: ExportChoice) => apiQuery('GET /api/questions/export-report', { query });
export const exportQuestions = (query: ExportChoice) => api('GET /api/questions/export', { query });
