import type { Language } from '@sullam/domain/localized.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { FilesReport } from './files-report.tsx';
import { FORMATS } from './import-dialog.tsx';
import { exportQuestions, exportReportQuery, type QuestionFilter, type QuestionFormat } from './questions.api.ts';

export interface ExportDialogProps {
  /** The chosen ones; none: all that the filter leaves. */
  readonly questionIds: readonly number[];
  readonly filter: QuestionFilter;
  readonly onClose: () => void;
}

/** Questions as a file; what the format can't hold is said before. */
export function ExportDialog({ questionIds, filter, onClose }: ExportDialogProps) {
  const t = useT();
  const own = useLanguage();
  const [format, setFormat] = useState<QuestionFormat>('MOODLE_XML');
  const [language, setLanguage] = useState<Language>(own);
  const choice = {
    ...(questionIds.length > 0 ? { questionIds: [...questionIds] } : filter),
    format,
    language,
  };
  const report = useQuery(exportReportQuery(choice)).data?.report;
  const download = useMutation({
    mutationFn: () => exportQuestions(choice),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      size="xl"
      onClose={onClose}
      title={t('questions.titles.export')}
      description={
        questionIds.length > 0
          ? t('questions.files.chosen', { count: questionIds.length })
          : t('questions.files.filtered')
      }
      submitLabel={t('questions.files.download')}
      pending={download.isPending}
      disabled={report?.taken.length === 0}
      onSubmit={() => download.mutate()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('questions.files.format')}
          value={format}
          onChange={(next) => setFormat(FORMATS.find((each) => each === next) ?? 'MOODLE_XML')}
          options={FORMATS.map((each) => ({
            value: each,
            label: each === 'QTI' ? t('questions.files.exportFormats.QTI') : t(`questions.files.formats.${each}`),
          }))}
        />
        <NativeSelect
          label={t('questions.files.language')}
          hint={t('questions.files.exportLanguageHint')}
          value={language}
          onChange={(next) => setLanguage(next === 'ar' ? 'ar' : 'en')}
          options={[
            { value: 'en', label: t('common.names.english') },
            { value: 'ar', label: t('common.names.arabic') },
          ]}
        />
      </div>
      {report ? (
        <>
          <p role="status" className="text-sm">
            {[
              t('questions.files.writtenCount', { count: report.taken.length }),
              report.left.length > 0 && t('questions.files.leftCount', { count: report.left.length }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <FilesReport report={report} />
        </>
      ) : (
        <SkeletonText lines={4} />
      )}
    </FormDialog>
  );
}
