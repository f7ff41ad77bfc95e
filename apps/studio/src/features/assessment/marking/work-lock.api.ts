import type { WorkLockBody } from '@sullam/api-client/schema.gen.ts';
import { api } from '@sullam/web-kit/api.ts';

export type { WorkLock } from '@sullam/api-client/schema.gen.ts';
export type WorkPlace = Pick<WorkLockBody, 'kind' | 'recordId' | 'part'>;

export const lockWork = (body: WorkLockBody) => api('PUT /api/work-locks', { body });

/** Also while the window closes. */
export const unlockWork = (tab: string) => api('DELETE /api/work-locks/{tab}', { path: { tab }, keepalive: true });
