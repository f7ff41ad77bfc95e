import { PLURAL_CATEGORIES, type RuntimeMessage } from './define.ts';
import { messageValueNames } from './placeholders.ts';

/** What is wrong with an organisation's own wording. */
export type OverrideProblem = 'empty' | 'unknown-placeholder' | 'unbalanced-braces' | 'unknown-form';

const formsOf = (message: RuntimeMessage): string[] =>
  typeof message === 'string' ? [message] : Object.values(message).filter((form) => form !== undefined);

/** Characters of the longest text, or plural form, that may replace a shipped one. */
export const MAXIMUM_OVERRIDE_LENGTH = 2000;

/**
 * Checks an organisation's own wording against the shipped message; null means fit for use. It may leave a
 * placeholder out but not invent one, for that would show braces to readers.
 */
export function overrideProblem(shipped: RuntimeMessage, own: RuntimeMessage): OverrideProblem | null {
  const forms = formsOf(own);
  if (forms.length === 0 || forms.some((form) => form.trim() === '')) return 'empty';
  if (typeof own !== 'string') {
    // plural forms of a sentence that isn't counted have nothing to choose by
    const isCounted = typeof shipped !== 'string';
    if (!isCounted || Object.keys(own).some((form) => !PLURAL_CATEGORIES.some((known) => known === form)))
      return 'unknown-form';
  }
  if (forms.some((form) => /[{}]/.test(form.replace(/\{[A-Za-z0-9_]+\}/g, '')))) return 'unbalanced-braces';
  const known = messageValueNames(shipped);
  return [...messageValueNames(own)].every((name) => known.has(name)) ? null : 'unknown-placeholder';
}

/**
 * The message that readers see: the override, or the shipped one where the override is unfit. Plural forms that the
 * override lacks are the shipped ones.
 */
export function overridden(shipped: RuntimeMessage, own: RuntimeMessage | undefined): RuntimeMessage {
  if (own === undefined || overrideProblem(shipped, own) !== null) return shipped;
  return typeof own === 'string' || typeof shipped === 'string' ? own : { ...shipped, ...own };
}
