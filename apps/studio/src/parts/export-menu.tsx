import { Download, type LucideIcon } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';

const FORMATS = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof FORMATS)[number];

type Ask = (format: TableFormat) => Promise<unknown>;

/** The formats of a list as items of a menu. Each asks the server for the file and saves it under the name that it has there. */
export function useExportItems(ask: Ask, icon?: LucideIcon) {
  const t = useT();
  const download = useMutation({ mutationFn: ask, onSuccess: (file) => saveFile(file) });
  const items = FORMATS.map((format) => ({
    id: format,
    label: t(`studio.exports.${format}`),
    ...(icon ? { icon } : {}),
    onAction: () => download.mutate(format),
  }));
  return { items, isPending: download.isPending };
}

export interface ExportMenuProps {
  /** Asks the server for the file. */
  readonly file: Ask;
  readonly disabled?: boolean;
}

/** Saves the rows of a list, as a workbook or as CSV. */
export function ExportMenu({ file, disabled = false }: ExportMenuProps) {
  const t = useT();
  const { items, isPending } = useExportItems(file);
  return (
    <MenuButton
      label={t('common.actions.export')}
      labelled
      icon={Download}
      variant="outline"
      disabled={disabled || isPending}
      groups={[{ id: 'formats', items }]}
    />
  );
}
