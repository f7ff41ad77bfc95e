import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';

/** How long ago, with the whole date when one points at it. */
export function Moment({ at, never }: { readonly at: string | null; readonly never?: string }) {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  if (at === null) return <span className="text-muted">{never}</span>;
  return (
    <time dateTime={at} title={format.date(at, 'long')} className="whitespace-nowrap text-muted">
      {format.relative(at, new Date(kit.now()), t)}
    </time>
  );
}
