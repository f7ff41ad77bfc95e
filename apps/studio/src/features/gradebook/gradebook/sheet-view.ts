import { readJson, writeJson } from '@sullam/web-kit/base/stored.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';

export interface SheetSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** How somebody likes to look at a gradebook; kept in the browser. */
export interface SheetView {
  readonly hidden: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly isCompact: boolean;
  readonly sort: SheetSort | null;
}

/** One total, as it stands now; the final one, which counts what is missing as nothing, is there for who asks. */
const START: SheetView = { hidden: ['FINAL'], widths: {}, isCompact: false, sort: null };

const isView = (value: unknown): value is SheetView =>
  typeof value === 'object' && value !== null && 'hidden' in value && 'widths' in value && 'isCompact' in value;

export function useSheetView(courseId: number) {
  const { storage } = useKit();
  const key = `sullam.gradebook.${courseId}`;
  const [view, setView] = useState<SheetView>(() => ({ ...START, ...readJson(storage, key, isView) }));
  const change = (changes: Partial<SheetView>) => {
    const next = { ...view, ...changes };
    setView(next);
    writeJson(storage, key, next);
  };
  return [view, change] as const;
}
