import type { QueryOf } from '@sullam/api-client/client.ts';
import type {
  CourseGradeChange,
  GradebookStructure,
  GradeDetail,
  GradeImportPreview,
  GradeReportRow,
} from '@sullam/api-client/schema.gen.ts';
import type { GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';
import { useQueryClient } from '@tanstack/react-query';

export type { GradeDetail, LearnerReport } from '@sullam/api-client/schema.gen.ts';

export type Structure = GradebookStructure;
export type Category = Structure['categories'][number];
export type Item = Structure['items'][number];
export type ReportRow = GradeReportRow;
export type Totals = ReportRow['totals'];
export type GradeChange = CourseGradeChange;
export type ChangesFilter = QueryOf<'GET /api/courses/{courseId}/reports/grade-changes'>;
export type ImportPreview = GradeImportPreview;

const STRUCTURE = 'GET /api/courses/{courseId}/gradebook';
const REPORT = 'GET /api/courses/{courseId}/reports/grades';
const LEARNER = 'GET /api/courses/{courseId}/reports/grades/{userId}';
const CHANGES = 'GET /api/courses/{courseId}/reports/grade-changes';
const GRADE = 'GET /api/course-grade-items/{gradeItemId}/grades/{userId}';

export const structureQuery = (courseId: number) => apiQuery(STRUCTURE, { path: { courseId } });

export interface ReportPage {
  skip: number;
  take: number;
  courseGroupId?: number;
}

/** Asks for a group's learners, or for all. */
export const ofGroup = (courseGroupId: number | null) => (courseGroupId === null ? {} : { courseGroupId });

/** Few at first, so that there is something to see at once. */
export const FIRST_PAGE: ReportPage = { skip: 0, take: 50 };

export const reportQuery = (courseId: number, query: ReportPage) => apiQuery(REPORT, { path: { courseId }, query });

export const learnerReportQuery = (courseId: number, userId: number) =>
  apiQuery(LEARNER, { path: { courseId, userId } });

export const gradeQuery = (gradeItemId: number, userId: number) => apiQuery(GRADE, { path: { gradeItemId, userId } });

/** What there is now on one grade, past every cache. */
export const fetchGrade = (gradeItemId: number, userId: number): Promise<GradeDetail> =>
  api(GRADE, { path: { gradeItemId, userId } });

export const cellOfDetail = (detail: GradeDetail): GradeCell => ({
  state: detail.state,
  points: detail.points,
  version: detail.version,
  isPosted: detail.isPosted,
  isOverridden: detail.isOverridden,
  hasComment: detail.comment !== '',
});

/** What a change of the structure or of many grades makes old. */
export const useForgetGradebook = () => useRefresh(STRUCTURE, REPORT, LEARNER, GRADE, CHANGES);

/** After cells were saved from this page: what is in sight has them already, the rest is asked for again when it is. */
export function useAgeGrades() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [GRADE] });
    for (const key of [REPORT, LEARNER, CHANGES])
      void client.invalidateQueries({ queryKey: [key], refetchType: 'none' });
  };
}

/** Settings, categories and items as they are now, for everything on the page. */
export function useReadStructure(courseId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...structureQuery(courseId), staleTime: 0 });
}

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>, isQuiet = false) {
  const forget = useForgetGradebook();
  // refused as well: somebody may have changed it in between
  return useMutation({ mutationFn, onSettled: forget, meta: { isQuiet } });
}

type SettingsInput = Pick<Structure, 'scheme' | 'letterScale' | 'passMark' | 'places' | 'showsStatistics' | 'version'>;

export const useSaveSettings = (courseId: number) =>
  useChange((body: SettingsInput) => api('PUT /api/courses/{courseId}/gradebook', { path: { courseId }, body }), true);

export const useOrder = (courseId: number) =>
  useChange((body: { gradeCategoryIds: number[]; gradeItemIds: number[] }) =>
    api('PUT /api/courses/{courseId}/gradebook/order', { path: { courseId }, body }),
  );

export type CategoryInput = Omit<Category, 'gradeCategoryId' | 'version'>;

/** Makes a category, or changes the one that is given. */
export const useSaveCategory = (courseId: number, category?: Category) =>
  useChange(async ({ version, ...body }: CategoryInput & { version: number }) => {
    if (category)
      return api('PATCH /api/course-grade-categories/{gradeCategoryId}', {
        path: { gradeCategoryId: category.gradeCategoryId },
        body: { ...body, version },
      });
    await api('POST /api/courses/{courseId}/grade-categories', { path: { courseId }, body });
    return { version };
  }, true);

export const useDeleteCategory = () =>
  useChange((gradeCategoryId: number) =>
    api('DELETE /api/course-grade-categories/{gradeCategoryId}', { path: { gradeCategoryId } }),
  );

export type ItemInput = Omit<Item, 'gradeItemId' | 'version' | 'source' | 'courseSubsectionId' | 'isPosted'>;

/** Makes an item, or changes the one that is given. */
export const useSaveItem = (courseId: number, item?: Item) =>
  useChange(async ({ version, ...body }: ItemInput & { version: number }) => {
    if (!item) {
      await api('POST /api/courses/{courseId}/grade-items', { path: { courseId }, body });
      return { version };
    }
    const { title, kind, maximumPoints, dueAt, ...rules } = body;
    const isFollowing = item.source !== 'MANUAL' && item.courseSubsectionId !== null;
    return api('PATCH /api/course-grade-items/{gradeItemId}', {
      path: { gradeItemId: item.gradeItemId },
      body: { ...rules, ...(isFollowing ? {} : { title, kind, maximumPoints, dueAt }), version },
    });
  }, true);

export const useDeleteItem = () =>
  useChange((gradeItemId: number) => api('DELETE /api/course-grade-items/{gradeItemId}', { path: { gradeItemId } }));

export interface SentCell {
  gradeItemId: number;
  userId: number;
  version: number;
  state?: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'AUTOMATIC';
  points?: string | null;
  comment?: string;
}

/** Saves cells, all or none; the versions that they have now. */
export const sendGrades = (courseId: number, cells: SentCell[], reason?: string) =>
  api('POST /api/courses/{courseId}/grades', { path: { courseId }, body: { cells, ...(reason ? { reason } : {}) } });

export type PostScope = 'ALL' | 'MARKED';

export const usePostGrades = (gradeItemId: number) =>
  useChange((scope: PostScope) =>
    api('POST /api/course-grade-items/{gradeItemId}/post', { path: { gradeItemId }, body: { scope } }),
  );

export const useUnpostGrades = (gradeItemId: number) =>
  useChange(() => api('POST /api/course-grade-items/{gradeItemId}/unpost', { path: { gradeItemId } }));

export const exportGrades = (courseId: number, format: 'csv' | 'xlsx', courseGroupId: number | null) =>
  api('GET /api/courses/{courseId}/reports/grades/export', {
    path: { courseId },
    query: { format, ...ofGroup(courseGroupId) },
  });

const asBody = (file: File): Blob => new Blob([file], { type: 'application/octet-stream' });

/** What a file would change, of a group alone or of all; nothing is saved. */
export const importPreviewQuery = (courseId: number, file: File, courseGroupId: number | null) => ({
  queryKey: ['grade import', courseId, file.name, file.size, file.lastModified, courseGroupId] as const,
  queryFn: (): Promise<ImportPreview> =>
    api('POST /api/courses/{courseId}/grades/import-preview', {
      path: { courseId },
      query: ofGroup(courseGroupId),
      body: asBody(file),
    }),
});

export interface ImportInput {
  file: File;
  fingerprint: string;
  courseGroupId: number | null;
}

export const useImportGrades = (courseId: number) =>
  useChange(({ file, fingerprint, courseGroupId }: ImportInput) =>
    api('POST /api/courses/{courseId}/grades/import', {
      path: { courseId },
      query: { fingerprint, ...ofGroup(courseGroupId) },
      body: asBody(file),
    }),
  );

export const changesQuery = (courseId: number, query: ChangesFilter) =>
  apiQuery(CHANGES, { path: { courseId }, query });

/** What the page of a gradebook asks for first. */
export const prefetchGradebook = ({ params, search, queryClient }: LoadInput) =>
  Promise.all([
    queryClient.prefetchQuery(structureQuery(Number(params.courseId))),
    // a group has to be known to the course before it is asked for
    !search.group && queryClient.prefetchQuery(reportQuery(Number(params.courseId), FIRST_PAGE)),
  ]);
