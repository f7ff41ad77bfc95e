import { Download, Upload } from '@sullam/ui/base/icons.ts';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useState } from 'react';
import { useReadTableFile } from '../../../parts/table-file.api.ts';
import { flushWriting } from '../../../parts/writing-under-way.ts';
import { ImportDialog } from './import-dialog.tsx';
import {
  exportTranslations,
  type FileFormat,
  type ImportedTranslations,
  useImportTranslations,
} from './translations.api.ts';

const FORMATS = [
  { id: 'xlsx', format: 'XLSX', source: 'en' },
  { id: 'csv', format: 'CSV', source: 'en' },
  { id: 'fromEn', format: 'XLIFF', source: 'en' },
  { id: 'fromAr', format: 'XLIFF', source: 'ar' },
] as const;

interface Brought extends ImportedTranslations {
  readonly text: string;
}

/** The texts as a file for a translator, and such a file back again, looked at before anything changes. */
export function FileButtons({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const notify = useNotify();
  const [brought, setBrought] = useState<Brought | null>(null);
  const bring = useImportTranslations(courseId);
  const readTable = useReadTableFile();
  const download = useMutation({
    mutationFn: async ({ format, source }: FileFormat) => {
      await flushWriting();
      return exportTranslations(courseId, { format, source });
    },
    onSuccess: (file) => saveFile(file),
  });
  const look = async (file: File | undefined) => {
    if (!file) return;
    const text = /\.xlsx$/i.test(file.name) ? (await readTable.mutateAsync(file)).text : await file.text();
    await flushWriting();
    bring.mutate({ text, isPreview: true }, { onSuccess: (found) => setBrought({ ...found, text }) });
  };
  const write = (text: string) =>
    bring.mutate(
      { text, isPreview: false },
      {
        onSuccess: ({ rows }) => {
          setBrought(null);
          const count = rows.filter(({ outcome }) => outcome === 'CHANGES').length;
          notify({ tone: 'success', text: t('translations.file.written', { count }) });
        },
      },
    );
  return (
    <div className="flex flex-wrap gap-2">
      <MenuButton
        label={t('common.actions.export')}
        labelled
        icon={Download}
        variant="outline"
        disabled={download.isPending}
        groups={[
          {
            id: 'formats',
            items: FORMATS.map((each) => ({
              id: each.id,
              label: t(`translations.file.${each.id}`),
              onAction: () => download.mutate(each),
            })),
          },
        ]}
      />
      <FileButton
        icon={Upload}
        accept=".xlsx,.csv,.xlf,.xliff"
        disabled={bring.isPending || readTable.isPending}
        onFiles={([file]) => void look(file)}
      >
        {t('translations.file.import')}
      </FileButton>
      {brought && (
        <ImportDialog
          courseId={courseId}
          brought={brought}
          pending={bring.isPending}
          onWrite={() => write(brought.text)}
          onClose={() => setBrought(null)}
        />
      )}
    </div>
  );
}
