import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

/** Cells of a list that stand for nothing known. */
export function LeftOut({ cells }: { readonly cells: readonly string[] }) {
  const t = useT();
  const format = useFormat();
  if (cells.length === 0) return null;
  return (
    <span className="block text-xs text-muted wrap-anywhere">
      {t('studio.lists.leftOut', { cells: format.list([...cells]) })}
    </span>
  );
}
