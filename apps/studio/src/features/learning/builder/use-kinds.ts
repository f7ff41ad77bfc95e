import { ACTIVITY_KINDS } from '@sullam/domain/subsection-kinds.ts';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { ACTIVITIES } from './activity-kinds.ts';
import { LESSON_KINDS, type NamedKind } from './lesson-kinds.ts';

/** The kinds of lessons that can be added here, by their names. */
export function useKinds(): NamedKind[] {
  const t = useT();
  const hasFeature = useHasFeature();
  const activities = ACTIVITY_KINDS.filter((kind) => {
    const activity = ACTIVITIES[kind];
    return activity !== undefined && hasFeature(activity.feature);
  });
  return [...LESSON_KINDS, ...activities].map((kind) => ({ kind, name: t(`builder.kinds.${kind}`) }));
}
