import type { QueryOf } from '@sullam/api-client/client.ts';
import type {
  FindingComparison,
  PlagiarismFinding,
  PlagiarismOverview,
  PlagiarismSettingsBody,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type Overview = PlagiarismOverview;
export type Finding = PlagiarismFinding;
export type Side = Finding['own'];
export type Comparison = FindingComparison;
export type TextPart = Comparison['ownText']['parts'][number];

const OVERVIEW = 'GET /api/copy-plagiarism-checks/assignments/{assignmentId}';
const FINDINGS = 'GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings';
const PAIR = 'GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}';
const SHARES = 'GET /api/copy-plagiarism-checks/assignments/{assignmentId}/shares';
const SUBMISSION = 'GET /api/copy-plagiarism-checks/submissions/{assignmentSubmissionId}';

export const overviewQuery = (assignmentId: number) => apiQuery(OVERVIEW, { path: { assignmentId } });
export const findingsQuery = (
  assignmentId: number,
  query: QueryOf<'GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings'>,
) => apiQuery(FINDINGS, { path: { assignmentId }, query });
export const comparisonQuery = (assignmentId: number, findingId: number) =>
  apiQuery(PAIR, { path: { assignmentId, findingId } });

const useForget = () => useRefresh(OVERVIEW, FINDINGS, PAIR, SHARES, SUBMISSION);

export function useSaveSettings(assignmentId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: (body: PlagiarismSettingsBody) =>
      api('PUT /api/copy-plagiarism-checks/assignments/{assignmentId}', { path: { assignmentId }, body }),
    onSettled: forget,
  });
}

/** Checks all submissions again. */
export function useRunChecks(assignmentId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: () =>
      api('POST /api/copy-plagiarism-checks/assignments/{assignmentId}/run', { path: { assignmentId } }),
    onSettled: forget,
  });
}

/** Dismisses a finding with a reason; null takes that back. */
export function useDismiss(assignmentId: number, findingId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: (reason: string | null) => {
      const path = { assignmentId, findingId };
      return reason === null
        ? api('POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/restore', { path })
        : api('POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/dismiss', {
            path,
            body: { reason },
          });
    },
    onSuccess: forget,
  });
}
