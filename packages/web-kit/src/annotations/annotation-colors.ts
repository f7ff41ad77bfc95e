import type { AnnotationColor } from '@sullam/domain/annotations.ts';

/** Paper is white in both schemes, so that these are too: `line` is seen on it (3:1) and under white figures (4.5:1). */
export const INK: Readonly<Record<AnnotationColor, { readonly line: string; readonly fill: string }>> = {
  YELLOW: { line: '#8a6100', fill: '#ffd43b' },
  GREEN: { line: '#2b7a3b', fill: '#8ce99a' },
  BLUE: { line: '#1864ab', fill: '#91c9ff' },
  RED: { line: '#c92a2a', fill: '#ffa8a8' },
  VIOLET: { line: '#6741d9', fill: '#cdbcff' },
};
