import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { notificationKind } from '@sullam/domain/notification-targets.ts';
import type { Value } from './define.ts';
import type { Translator } from './translate.ts';

/** The parameters of a notification as they were stored: names as they are, author texts in both languages. */
export type NotificationParameters = Readonly<Record<string, string | number | Localized | null | undefined>>;

function valuesFor(parameters: NotificationParameters, language: Translator['language']): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = typeof parameter === 'object' ? chooseText(parameter, language)?.text : parameter;
    if (value !== undefined && value !== '') values[name] = value;
  }
  return values;
}

/**
 * The sentence of a notification, worded when it is read. A template may have variants by `outcome` (an approval that
 * was asked for, given or refused). When a parameter of the template is missing, the sentence of its kind stands in.
 */
export function notificationSentence(t: Translator, templateId: number, parameters: NotificationParameters): string {
  const values = valuesFor(parameters, t.language);
  const outcome = typeof parameters.outcome === 'string' ? `.${parameters.outcome}` : '';
  const candidates = [`notifications.templates.${templateId}${outcome}`, `notifications.templates.${templateId}`];
  const key = candidates.find((candidate) => t.has(candidate) && t.needs(candidate).every((name) => name in values));
  return t.lookUp(key ?? `notifications.kinds.${notificationKind(templateId)}`, values) ?? '';
}
