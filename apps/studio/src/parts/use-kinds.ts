import { LESSON_KINDS, type LessonKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { lessonKindOf } from '@sullam/domain/lesson-kinds.ts';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';

export interface NamedKind {
  readonly kind: LessonKind;
  /** Its name in the reader's language. */
  readonly name: string;
}

/** The kinds of lessons that can be added here, by their names. */
export function useKinds(): NamedKind[] {
  const t = useT();
  const hasFeature = useHasFeature();
  return LESSON_KINDS.filter((kind) => {
    const { feature } = lessonKindOf(kind);
    return feature === undefined || hasFeature(feature);
  }).map((kind) => ({ kind, name: t(`builder.kinds.${kind}`) }));
}
