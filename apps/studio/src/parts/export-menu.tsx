import { Download } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';

const FORMATS = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof FORMATS)[number];

export interface ExportMenuProps {
  readonly label: string;
  /** What the files are called. */
  readonly names: Readonly<Record<TableFormat, string>>;
  readonly disabled: boolean;
  readonly onExport: (format: TableFormat) => void;
}

/** Takes the rows of a list along, as a workbook or as plain text. */
export const ExportMenu = ({ label, names, disabled, onExport }: ExportMenuProps) => (
  <MenuButton
    label={label}
    labelled
    icon={Download}
    variant="outline"
    disabled={disabled}
    groups={[
      {
        id: 'formats',
        items: FORMATS.map((format) => ({ id: format, label: names[format], onAction: () => onExport(format) })),
      },
    ]}
  />
);
