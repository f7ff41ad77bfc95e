import { Download, Upload } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { exportTranslations, type ImportedTranslations, useImportTranslations } from './translations.api.ts';

const OUTCOMES = ['CHANGES', 'SAME', 'CONFLICT', 'UNKNOWN', 'REFUSED'] as const;

interface Brought {
  readonly text: string;
  readonly rows: ImportedTranslations['rows'];
}

/** The texts as a file for a translator, and such a file back again, looked at before anything changes. */
export function FileButtons({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const notify = useNotify();
  const [brought, setBrought] = useState<Brought | null>(null);
  const bring = useImportTranslations(courseId);
  const download = useMutation({
    mutationFn: () => exportTranslations(courseId),
    onSuccess: (file) => saveFile(file, `course-${courseId}-translations.csv`),
  });
  const look = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    bring.mutate({ text, isPreview: true }, { onSuccess: ({ rows }) => setBrought({ text, rows }) });
  };
  const count = (rows: Brought['rows'], outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const changes = brought ? count(brought.rows, 'CHANGES') : 0;
  const write = (text: string) =>
    bring.mutate(
      { text, isPreview: false },
      {
        onSuccess: ({ rows }) => {
          setBrought(null);
          notify({ tone: 'success', text: t('translations.file.written', { count: count(rows, 'CHANGES') }) });
        },
      },
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" icon={Download} pending={download.isPending} onClick={() => download.mutate()}>
        {t('common.actions.export')}
      </Button>
      <FileButton icon={Upload} accept=".csv" disabled={bring.isPending} onFiles={([file]) => void look(file)}>
        {t('translations.file.import')}
      </FileButton>
      {brought && (
        <FormDialog
          open
          size="lg"
          onClose={() => setBrought(null)}
          title={t('translations.file.title')}
          description={t('translations.file.hint')}
          submitLabel={t('translations.file.write')}
          pending={bring.isPending}
          disabled={changes === 0}
          onSubmit={() => write(brought.text)}
        >
          <p className="flex flex-wrap gap-2">
            {OUTCOMES.filter((outcome) => outcome === 'CHANGES' || count(brought.rows, outcome) > 0).map((outcome) => (
              <Badge
                key={outcome}
                tone={outcome === 'CHANGES' ? 'success' : outcome === 'SAME' ? 'neutral' : 'warning'}
              >
                {t(`translations.outcomes.${outcome}`, { count: count(brought.rows, outcome) })}
              </Badge>
            ))}
          </p>
          <ul className="divide-y divide-line text-sm">
            {brought.rows
              .filter(({ outcome }) => outcome !== 'SAME')
              .slice(0, 100)
              .map(({ key, language, text, outcome }) => (
                <li key={`${key} ${language}`} className="py-2">
                  <p lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="clip-lines-3 wrap-anywhere">
                    {text}
                  </p>
                  {outcome !== 'CHANGES' && (
                    <p className="text-muted">{t(`translations.outcomes.${outcome}`, { count: 1 })}</p>
                  )}
                </li>
              ))}
          </ul>
        </FormDialog>
      )}
    </div>
  );
}
