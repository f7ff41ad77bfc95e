import type { ActivityLog, ActivityLogEntry } from '@sullam/api-client/schema.gen.ts';
import type { ActivityType } from '@sullam/domain/activity-types.gen.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type LogEntry = ActivityLogEntry;
export type Log = ActivityLog;

export const LOG_PAGE = 30;

/** Of which person, which types (none: all), and in which language entries are worded. */
export interface LogFilter {
  userId: number;
  types: readonly ActivityType[];
  language: Language;
}

const filterOf = ({ types, language }: LogFilter) => ({
  language,
  ...(types.length > 0 ? { activityType: [...types] } : {}),
});

export const logQuery = (filter: LogFilter, page: number) => ({
  ...apiQuery('GET /api/users/{userId}/activity-log', {
    path: { userId: filter.userId },
    query: { ...filterOf(filter), skip: (page - 1) * LOG_PAGE, take: LOG_PAGE },
  }),
  placeholderData: keepPreviousData,
});

/** Takes the log along as it is filtered. */
export const useExportLog = (filter: LogFilter) =>
  useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') => {
      const content = await api('GET /api/users/{userId}/activity-log/export', {
        path: { userId: filter.userId },
        query: { ...filterOf(filter), format },
      });
      saveFile(content);
    },
  });
