import { Icon } from '@sullam/ui/base/icon.tsx';
import { FileText } from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

interface SentFile {
  readonly url: string;
  readonly name: string;
  readonly byteSize: number;
}

/** A file that was sent; opens beside the page. */
export function FileLink({ file }: { readonly file: SentFile }) {
  const t = useT();
  const format = useFormat();
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('checklists.words.openFile', { name: file.name })}
      className="flex max-w-reading items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-ink no-underline hover:bg-subtle"
    >
      <Icon of={FileText} size={20} className="text-muted" />
      <bdi className="min-w-0 flex-1 font-medium wrap-anywhere">{file.name}</bdi>
      <span className="shrink-0 text-sm text-muted">{format.fileSize(file.byteSize)}</span>
    </a>
  );
}
