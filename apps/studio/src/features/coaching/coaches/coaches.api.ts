import type {
  CoachCertificationBody,
  CoachDetails,
  CoachDetailsBody,
  CoachEntryBody,
  CoachLanguageBody,
  CoachTopic,
  ManagedCoach,
} from '@sullam/api-client/schema.gen.ts';
import type { CoachStatus } from '@sullam/domain/coaching/coach.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useQueryClient } from '@tanstack/react-query';

export type {
  CoachCertificationBody,
  CoachDetails,
  CoachDetailsBody,
  CoachEntryBody,
  CoachLanguageBody,
  CoachTopic,
  ManagedCoach,
};

export const detailsQuery = () => apiQuery('GET /api/coach-details');
export const topicsQuery = () => apiQuery('GET /api/coaching-topics');

export const managedCoachesQuery = (query: {
  skip?: number;
  take?: number;
  search?: string;
  statuses?: CoachStatus[];
}) => apiQuery('GET /api/coaches/managed', { query });

const useRefreshDetails = () => useRefresh('GET /api/coach-details');

export function useReadDetails() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...detailsQuery(), staleTime: 0 });
}

export const useSaveDetails = () =>
  useMutation({
    mutationFn: (body: CoachDetailsBody) => api('PUT /api/coach-details', { body }),
    meta: { isQuiet: true },
    onSuccess: useRefreshDetails(),
  });

export const useSubmit = () =>
  useMutation({
    mutationFn: (version: number) => api('POST /api/coach-details/submit', { body: { version } }),
    onSettled: useRefreshDetails(),
  });

/** The calls of each list of entries on a coach's page. */
export const ENTRY_LISTS = {
  positions: {
    add: 'POST /api/coach-position',
    change: 'PUT /api/coach-position/{coachEntryId}',
    remove: 'DELETE /api/coach-position/{coachEntryId}',
  },
  experience: {
    add: 'POST /api/coach-experience',
    change: 'PUT /api/coach-experience/{coachEntryId}',
    remove: 'DELETE /api/coach-experience/{coachEntryId}',
  },
  education: {
    add: 'POST /api/coach-education',
    change: 'PUT /api/coach-education/{coachEntryId}',
    remove: 'DELETE /api/coach-education/{coachEntryId}',
  },
} as const;
export type EntryList = keyof typeof ENTRY_LISTS;

interface Saved<Body> {
  /** Null: a new one. */
  readonly id: number | null;
  readonly body: Body;
}

export const useSaveEntry = (list: EntryList) =>
  useMutation({
    mutationFn: async ({ id, body }: Saved<CoachEntryBody>): Promise<void> => {
      const { add, change } = ENTRY_LISTS[list];
      if (id === null) await api(add, { body });
      else await api(change, { path: { coachEntryId: id }, body });
    },
    meta: { isQuiet: true },
    onSuccess: useRefreshDetails(),
  });

export const useRemoveEntry = (list: EntryList) =>
  useMutation({
    mutationFn: (coachEntryId: number) => api(ENTRY_LISTS[list].remove, { path: { coachEntryId } }),
    onSettled: useRefreshDetails(),
  });

export const useSaveLanguage = () =>
  useMutation({
    mutationFn: async ({ id, body }: Saved<CoachLanguageBody>): Promise<void> => {
      if (id === null) await api('POST /api/coach-language', { body });
      else await api('PUT /api/coach-language/{coachLanguageId}', { path: { coachLanguageId: id }, body });
    },
    meta: { isQuiet: true },
    onSuccess: useRefreshDetails(),
  });

export const useRemoveLanguage = () =>
  useMutation({
    mutationFn: (coachLanguageId: number) =>
      api('DELETE /api/coach-language/{coachLanguageId}', { path: { coachLanguageId } }),
    onSettled: useRefreshDetails(),
  });

export const useSaveCertification = () =>
  useMutation({
    mutationFn: async ({ id, body }: Saved<CoachCertificationBody>): Promise<void> => {
      if (id === null) await api('POST /api/coach-certification', { body });
      else
        await api('PUT /api/coach-certification/{coachCertificationId}', { path: { coachCertificationId: id }, body });
    },
    meta: { isQuiet: true },
    onSuccess: useRefreshDetails(),
  });

export const useRemoveCertification = () =>
  useMutation({
    mutationFn: (coachCertificationId: number) =>
      api('DELETE /api/coach-certification/{coachCertificationId}', { path: { coachCertificationId } }),
    onSettled: useRefreshDetails(),
  });

interface OfCoach {
  readonly coachId: number;
  readonly version: number;
}

const useRefreshCoaches = () => useRefresh('GET /api/coaches/managed', 'GET /api/coach-details');

export const useSetPaused = () =>
  useMutation({
    mutationFn: ({ coachId, version, isPaused }: OfCoach & { isPaused: boolean }) =>
      api(isPaused ? 'POST /api/coaches/{coachId}/pause' : 'POST /api/coaches/{coachId}/resume', {
        path: { coachId },
        body: { version },
      }),
    onSettled: useRefreshCoaches(),
  });

export const DECISIONS = {
  approved: 'POST /api/coaches/{coachId}/approve',
  changesRequested: 'POST /api/coaches/{coachId}/request-changes',
  declined: 'POST /api/coaches/{coachId}/decline',
} as const;
export type Decision = keyof typeof DECISIONS;

export const useDecide = () =>
  useMutation({
    mutationFn: ({ coachId, version, decision, note }: OfCoach & { decision: Decision; note: string }) =>
      api(DECISIONS[decision], { path: { coachId }, body: { note, version } }),
    onSettled: useRefreshCoaches(),
  });

export const useCheckCertification = () =>
  useMutation({
    mutationFn: ({ coachId, coachCertificationId }: { coachId: number; coachCertificationId: number }) =>
      api('PUT /api/coaches/{coachId}/certifications/{coachCertificationId}/check', {
        path: { coachId, coachCertificationId },
        body: { isChecked: true },
      }),
    onSettled: useRefreshCoaches(),
  });

export const useInviteCoach = () =>
  useMutation({
    mutationFn: (userId: number) => api('POST /api/coaches', { body: { userId } }),
    meta: { isQuiet: true },
    onSuccess: useRefreshCoaches(),
  });

interface CoachingSettings {
  readonly topics: { coachingTopicId: number | null; title: CoachTopic['title']; hue: number }[];
  /** Null: as it is. */
  readonly isGenderShown: boolean | null;
}

export const useSaveCoachingSettings = () =>
  useMutation({
    mutationFn: async ({ topics, isGenderShown }: CoachingSettings): Promise<void> => {
      await api('PUT /api/coaching-topics', { body: { topics } });
      if (isGenderShown !== null)
        await api('PUT /api/organizations-dashboard/configurations/{key}', {
          path: { key: 'coach_gender_shown' },
          body: { value: isGenderShown },
        });
    },
    meta: { isQuiet: true },
    onSuccess: useRefresh('GET /api/coaching-topics', 'GET /api/coaches/managed'),
  });
