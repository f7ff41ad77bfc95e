import type { WaitingItem } from '@sullam/api-client/schema.gen.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';

/** What waits changes with each mark: whoever comes back from marking sees it anew. */
export const waitingQuery = () => ({ ...apiQuery('GET /api/studio/waiting'), staleTime: 0 });

/** Submissions and written answers: what somebody means who asks what there is to mark. */
export const isMarking = ({ kind }: WaitingItem): boolean => kind === 'SUBMISSIONS' || kind === 'ANSWERS';
