import type { PostingRulesBody } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type { PostingRules } from '@sullam/api-client/schema.gen.ts';

export const postingRulesQuery = () => apiQuery('GET /api/posting-rules');

export const useSavePostingRules = () =>
  useMutation({
    mutationFn: (body: PostingRulesBody) => api('PUT /api/posting-rules', { body }),
    onSettled: useRefresh('GET /api/posting-rules'),
  });
