import {
  ANNOTATION_LIMITS,
  type Annotation,
  type AnnotationColor,
  type AnnotationKind,
  inReadingOrder,
  type PagePoint,
} from '@sullam/domain/annotations.ts';
import { useMemo, useRef, useState } from 'react';
import type { AnnotationTool } from './annotation-gesture.ts';

/** A place in the list and on the page at once. */
export interface NumberedAnnotation extends Annotation {
  readonly number: number;
}

export interface AnnotationEditing {
  /** As they are read, numbered from 1. */
  readonly annotations: readonly NumberedAnnotation[];
  readonly isEditable: boolean;
  /** Somebody else's: it is seen, and stays as it is. */
  readonly mayChange: (annotationKey: string) => boolean;
  readonly isFull: boolean;
  readonly tool: AnnotationTool;
  readonly setTool: (tool: AnnotationTool) => void;
  readonly color: AnnotationColor;
  readonly setColor: (color: AnnotationColor) => void;
  readonly selectedKey: string | null;
  readonly select: (annotationKey: string | null) => void;
  /** Puts a mark on a page and selects it; strokes join the drawing that is selected. */
  readonly add: (kind: AnnotationKind, page: number, shapes: PagePoint[][]) => string;
  /** Changes that follow each other under one `step` are undone together. */
  readonly change: (
    annotationKey: string,
    change: Partial<Pick<Annotation, 'comment' | 'shapes'>>,
    step: string,
  ) => void;
  readonly remove: (annotationKey: string) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
}

// Not randomUUID: it is missing at insecure addresses.
const newKey = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

interface Options {
  readonly annotations: readonly Annotation[];
  readonly onChange: ((annotations: Annotation[]) => void) | undefined;
  readonly locked: ReadonlySet<string>;
}

/** What is selected, drawn and undone on a file; the annotations themselves are the caller's. */
export function useAnnotationEditing({ annotations: given, onChange, locked }: Options): AnnotationEditing {
  const annotations = useMemo(
    () => inReadingOrder(given).map((annotation, at) => ({ ...annotation, number: at + 1 })),
    [given],
  );
  const [tool, setTool] = useState<AnnotationTool>('SELECT');
  const [color, setColor] = useState<AnnotationColor>('YELLOW');
  const [selectedKey, select] = useState<string | null>(null);
  const [past, setPast] = useState<readonly (readonly Annotation[])[]>([]);
  const step = useRef('');
  const selected = annotations.find(({ annotationKey }) => annotationKey === selectedKey);

  const mayChange = (annotationKey: string): boolean => onChange !== undefined && !locked.has(annotationKey);
  const commit = (next: Annotation[], name = '') => {
    if (name === '' || name !== step.current) setPast([...past, given]);
    step.current = name;
    onChange?.(next);
  };
  const put = (annotationKey: string, change: Partial<Annotation>, name = '') =>
    commit(
      given.map((each) => (each.annotationKey === annotationKey ? { ...each, ...change } : each)),
      name,
    );
  return {
    annotations,
    isEditable: onChange !== undefined,
    mayChange,
    isFull: given.length >= ANNOTATION_LIMITS.perFile,
    tool,
    setTool: (next) => {
      setTool(next);
      if (next !== 'SELECT') select(null);
    },
    color,
    setColor: (next) => {
      setColor(next);
      if (selected && mayChange(selected.annotationKey)) put(selected.annotationKey, { color: next });
    },
    selectedKey,
    select,
    add: (kind, page, shapes) => {
      const joins =
        kind === 'INK' && selected?.kind === 'INK' && selected.page === page && mayChange(selected.annotationKey);
      if (joins && selected.shapes.length < ANNOTATION_LIMITS.shapes) {
        put(selected.annotationKey, { shapes: [...selected.shapes, ...shapes] });
        return selected.annotationKey;
      }
      const annotationKey = newKey();
      commit([...given, { annotationKey, page, kind, color, comment: '', shapes }]);
      select(annotationKey);
      return annotationKey;
    },
    change: put,
    remove: (annotationKey) => {
      commit(given.filter((each) => each.annotationKey !== annotationKey));
      if (annotationKey === selectedKey) select(null);
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      step.current = '';
      setPast(past.slice(0, -1));
      onChange?.([...before]);
    },
    canUndo: past.length > 0,
  };
}
