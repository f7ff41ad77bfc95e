import { Printer } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx';

/** The page on paper, and what it says as a file. */
export function PrintAndExport({ file }: Pick<ExportMenuProps, 'file'>) {
  const t = useT();
  return (
    <>
      <Button variant="outline" icon={Printer} onClick={() => window.print()}>
        {t('common.actions.print')}
      </Button>
      <ExportMenu file={file} />
    </>
  );
}
