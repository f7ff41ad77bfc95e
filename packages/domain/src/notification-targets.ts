import type { NotificationIds, TargetOfKind } from './notification-target.ts';
import { TARGETS } from './notification-targets.gen.ts';

/** What a notification is about; decides the page behind it and its picture. */
export type NotificationKind = keyof typeof TARGETS;

export interface NotificationTarget {
  kind: NotificationKind;
  /** Where a click leads. */
  path: string;
  /** `studio` paths are reached by the sign-on token. */
  application: 'learner' | 'studio';
  /** Key of the default picture, for a notification without media of its own. */
  picture: NotificationKind;
}

/** To a new member; leads to the member's courses, as every template that no kind lists. */
export const MEMBER_APPROVED_TEMPLATE = 1003;

const kindOfTemplate = new Map(
  (Object.entries(TARGETS) as [NotificationKind, TargetOfKind][]).flatMap(([kind, { templates }]) =>
    templates.map((id) => [id, kind] as const),
  ),
);

/** The kind of a template; any id that no kind lists is a course. */
export function notificationKind(templateId: number): NotificationKind {
  return kindOfTemplate.get(templateId) ?? 'course';
}

/** The templates of a category, in order. */
export const templatesOfCategory = (category: string): readonly number[] =>
  Object.values<TargetOfKind>(TARGETS)
    .filter((target) => target.category === category)
    .flatMap(({ templates }) => templates)
    .sort((a, b) => a - b);

/** Where a notification leads and which picture it has (specification, section 3). */
export function notificationTarget(templateId: number, ids: NotificationIds): NotificationTarget {
  const kind = notificationKind(templateId);
  const { path, application = 'learner' }: TargetOfKind = TARGETS[kind];
  return { kind, path: path(ids), application, picture: kind };
}
