import { api } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';

const asBody = (file: File): Blob => new Blob([file], { type: 'application/octet-stream' });

/** Reads a table in a file as the text that could have been pasted. */
export function useReadTableFile() {
  return useMutation({ mutationFn: (file: File) => api('POST /api/table-files', { body: asBody(file) }) });
}
