import { Download, Printer } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';

export interface PrintAndExportProps {
  /** Asks the server for the file. */
  readonly file: () => Promise<unknown>;
  readonly fileName: string;
}

/** The page on paper, and what it says as a file. */
export function PrintAndExport({ file, fileName }: PrintAndExportProps) {
  const t = useT();
  const download = useMutation({ mutationFn: file, onSuccess: (content) => saveFile(content, fileName) });
  return (
    <>
      <Button variant="outline" icon={Printer} onClick={() => window.print()}>
        {t('common.actions.print')}
      </Button>
      <Button variant="outline" icon={Download} pending={download.isPending} onClick={() => download.mutate()}>
        {t('common.actions.export')}
      </Button>
    </>
  );
}
