import { Download } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReportFile, type ReportScope, readReportFile, reportFilesQuery } from './reports.api.ts';

function FileLine({ file }: { readonly file: ReportFile }) {
  const t = useT();
  const format = useFormat();
  const { reportFileId, status, doneCount, rowCount, expiresAt } = file;
  const download = useMutation({
    mutationFn: () => readReportFile(reportFileId),
    onSuccess: (content) => saveFile(content),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
      <span className="min-w-48 flex-1">{t('reports.files.rows', { count: rowCount })}</span>
      {status === 'WAITING' && (
        <span className="w-56">
          <ProgressBar
            share={rowCount === 0 ? 0 : doneCount / rowCount}
            label={t('reports.files.making')}
            showValue
            thin
          />
        </span>
      )}
      {status === 'FAILED' && <span className="text-danger-text">{t('reports.files.failed')}</span>}
      {status === 'READY' && (
        <>
          <span className="text-muted">{t('reports.files.until', { date: format.date(expiresAt) })}</span>
          <Button
            variant="outline"
            size="sm"
            icon={Download}
            pending={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('reports.actions.download')}
          </Button>
        </>
      )}
    </li>
  );
}

interface ReportFilesProps {
  readonly courseId: ReportScope;
  readonly kind: string;
}

/** Long lists of this report that the reader has asked for: how far they are, and the files. */
export function ReportFiles({ courseId, kind }: ReportFilesProps) {
  const t = useT();
  const files = useQuery(reportFilesQuery()).data?.data ?? [];
  const own = files.filter((file) => file.kind === kind && file.courseId === courseId);
  if (own.length === 0) return null;
  return (
    <section
      aria-label={t('reports.files.title')}
      className="rounded-lg border border-line bg-surface px-4 py-2 print:hidden"
    >
      <ul className="divide-y divide-line">
        {own.map((file) => (
          <FileLine key={file.reportFileId} file={file} />
        ))}
      </ul>
    </section>
  );
}
