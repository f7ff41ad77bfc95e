import { ApiError } from '@sullam/api-client/api-error.ts';
import { useState } from 'react';
import { fieldOfPath } from './form-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** The field that a path is of: `title/ar` is of `title`, `extraFields/city` of `extraFields.city` where that is one. */
function fieldIn(values: Values, path: string): string | undefined {
  const parts = fieldOfPath(path).split('.');
  const names = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
  return names.find((name) => name in values);
}

/** What was refused, and what stood in the fields then. */
function useMet<Value>(error: unknown, value: Value): { error: unknown; value: Value } {
  const [met, setMet] = useState({ error, value });
  if (met.error === error) return met;
  setMet({ error, value });
  return { error, value };
}

/**
 * What the server refused of a form, at its fields, each until something else stands there. `values` are those of the fields, by
 * the names that the server knows them by.
 */
export function useRefusals(error: unknown, values: Values): Readonly<Record<string, string>> {
  const met = useMet(error, values);
  if (!(met.error instanceof ApiError)) return {};
  return Object.fromEntries(
    met.error.details.flatMap(({ path, message }) => {
      const name = fieldIn(values, path);
      return name !== undefined && met.value[name] === values[name] ? [[name, message]] : [];
    }),
  );
}

/** The same where the refusal is of the only field that there is. */
export function useRefusal(error: Error | null, value: unknown): string | undefined {
  const met = useMet(error, value);
  return error && met.value === value ? error.message : undefined;
}
