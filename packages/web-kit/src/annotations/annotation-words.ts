import type { Annotation, AnnotationColor, AnnotationKind } from '@sullam/domain/annotations.ts';
import type { Formatter } from '@sullam/strings/format.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import type { AnnotationTool } from './annotation-gesture.ts';

export const toolName = (t: Translator, tool: AnnotationTool): string => t(`annotations.tools.${tool}`);
export const kindName = (t: Translator, kind: AnnotationKind): string => t(`annotations.kinds.${kind}`);
export const colorName = (t: Translator, color: AnnotationColor): string => t(`annotations.colors.${color}`);

/** "2: highlight on page 1. Good point." */
export function markName(
  t: Translator,
  format: Formatter,
  annotation: Annotation & { readonly number: number },
): string {
  const { number, kind, page, comment } = annotation;
  const name = t('annotations.labels.mark', {
    number: format.number(number),
    kind: kindName(t, kind),
    page: format.number(page),
  });
  return `${name} ${comment.trim() || t('annotations.labels.noComment')}`;
}
