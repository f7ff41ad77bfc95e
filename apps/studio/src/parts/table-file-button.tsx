import { Upload } from '@sullam/ui/base/icons.ts';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useReadTableFile } from './table-file.api.ts';

/** Fills a pasted list from a file: CSV of any kind, or a workbook. */
export function TableFileButton({ onText }: { readonly onText: (text: string, file: File) => void }) {
  const t = useT();
  const read = useReadTableFile();
  return (
    <FileButton
      size="sm"
      icon={Upload}
      accept=".csv,.tsv,.txt,.xlsx"
      disabled={read.isPending}
      onFiles={([file]) => file && read.mutate(file, { onSuccess: ({ text }) => onText(text, file) })}
    >
      {t('studio.lists.upload')}
    </FileButton>
  );
}
