import { ApiError } from '@sullam/api-client/api-error.ts';
import { fieldOfPath } from '@sullam/web-kit/forms/form-fields.ts';

/** What the server says about single fields, by the field's name: `title/ar` belongs to `title`. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.details.map(({ path, message }) => [fieldOfPath(path).split('.')[0] ?? '', message]));
}
