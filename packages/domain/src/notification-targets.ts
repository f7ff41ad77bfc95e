import { coursePath, type NotificationDefinition, type NotificationIds } from './notification-paths.ts';
import { NOTIFICATIONS } from './notifications.gen.ts';

/** What a notification is about; decides the page behind it and its picture. */
export type NotificationKind = (typeof NOTIFICATIONS)[number]['kind'];

export interface NotificationTarget {
  kind: NotificationKind;
  /** Where a click leads. */
  path: string;
  /** `studio` paths are reached by the hand-over. */
  application: 'learner' | 'studio';
  /** Key of the default picture, for a notification without media of its own. */
  picture: NotificationKind;
}

const byTemplate = new Map<number, (typeof NOTIFICATIONS)[number]>(
  NOTIFICATIONS.flatMap((definition) => definition.templates.map((id) => [id, definition] as const)),
);

/** The kind of a template; any id that no noun lists is a course. */
export const notificationKind = (templateId: number): NotificationKind => byTemplate.get(templateId)?.kind ?? 'course';

/** The templates of a category, in order. */
export const templatesOfCategory = (category: string): readonly number[] =>
  NOTIFICATIONS.filter((definition) => definition.category === category)
    .flatMap(({ templates }): readonly number[] => templates)
    .sort((a, b) => a - b);

/** Where a notification leads and which picture it has (specification, section 3). */
export function notificationTarget(templateId: number, ids: NotificationIds): NotificationTarget {
  const definition: NotificationDefinition | undefined = byTemplate.get(templateId);
  const kind = notificationKind(templateId);
  return {
    kind,
    path: (definition?.path ?? coursePath)(ids),
    application: definition?.application ?? 'learner',
    picture: kind,
  };
}
