import { ApiError } from '@sullam/api-client/api-error.ts';
import type { BodyOf } from '@sullam/api-client/client.ts';
import type { Note } from '@sullam/api-client/schema.gen.ts';
import { api } from '@sullam/web-kit/api.ts';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

/** What is to be asked for again when notes were written, changed or deleted. */
export const useRefreshNotes = () =>
  useRefresh('GET /api/courses/{courseId}/notes', 'GET /api/course-subsections/{courseSubsectionId}/notes');

export const createNote = (courseId: number, body: BodyOf<'POST /api/courses/{courseId}/notes'>) =>
  api('POST /api/courses/{courseId}/notes', { path: { courseId }, body });

export const updateNote = (noteId: number, body: BodyOf<'PATCH /api/notes/{noteId}'>) =>
  api('PATCH /api/notes/{noteId}', { path: { noteId }, body });

export const readNote = (noteId: number): Promise<Note> => api('GET /api/notes/{noteId}', { path: { noteId } });

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

export const useDeleteNote = () =>
  useMutation({
    mutationFn: (noteId: number) => api('DELETE /api/notes/{noteId}', { path: { noteId } }),
    onSuccess: useRefreshNotes(),
  });

export const useRestoreNote = () =>
  useMutation({
    mutationFn: (noteId: number) => api('POST /api/notes/{noteId}/restore', { path: { noteId } }),
    onSuccess: useRefreshNotes(),
  });

export type NoteFormat = 'markdown' | 'html';

interface Export {
  courseId: number;
  courseSubsectionId?: number;
  format: NoteFormat;
}

/** Takes notes along as a file. */
export const useExportNotes = () =>
  useMutation({
    mutationFn: async ({ courseId, format, courseSubsectionId }: Export) => {
      const query = { format, ...(courseSubsectionId === undefined ? {} : { courseSubsectionId }) };
      saveFile(await api('GET /api/courses/{courseId}/notes/export', { path: { courseId }, query }));
    },
  });
