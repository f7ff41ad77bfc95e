import { type Catalogue, PLURAL_CATEGORIES, type RuntimeMessage } from './define.ts';
import { messageValueNames } from './placeholders.ts';

/** What is wrong with an organisation's own wording. */
export type OverrideProblem = 'empty' | 'unknown-placeholder' | 'unbalanced-braces' | 'unknown-form';

const formsOf = (message: RuntimeMessage): string[] =>
  typeof message === 'string' ? [message] : Object.values(message).filter((form) => form !== undefined);

/**
 * Checks an organisation's own wording against the shipped message; null means fit for use. It may leave a
 * placeholder out but not invent one, for that would show braces to readers.
 */
export function overrideProblem(shipped: RuntimeMessage, own: RuntimeMessage): OverrideProblem | null {
  const forms = formsOf(own);
  if (forms.length === 0 || forms.some((form) => form.trim() === '')) return 'empty';
  if (typeof own !== 'string' && Object.keys(own).some((form) => !PLURAL_CATEGORIES.some((known) => known === form))) {
    return 'unknown-form';
  }
  if (forms.some((form) => /[{}]/.test(form.replace(/\{[A-Za-z0-9_]+\}/g, '')))) return 'unbalanced-braces';
  const known = messageValueNames(shipped);
  return [...messageValueNames(own)].every((name) => known.has(name) || (name === 'count' && typeof own !== 'string'))
    ? null
    : 'unknown-placeholder';
}

/**
 * The catalogue with the organisation's wording merged in. An unfit text falls back to the shipped one; plural forms
 * that the organisation did not write come from the shipped message too.
 */
export function applyOverrides(catalogue: Catalogue, overrides: Catalogue | undefined): Catalogue {
  if (!overrides || Object.keys(overrides).length === 0) return catalogue;
  const merged: Record<string, RuntimeMessage> = { ...catalogue };
  for (const [key, own] of Object.entries(overrides)) {
    const shipped = catalogue[key];
    if (shipped === undefined || overrideProblem(shipped, own) !== null) continue;
    const bothPlural = typeof own !== 'string' && typeof shipped !== 'string';
    // Plural forms for a sentence that isn't counted have nothing to choose by.
    if (typeof own !== 'string' && !bothPlural) continue;
    merged[key] = bothPlural ? { ...shipped, ...own } : own;
  }
  return merged;
}
