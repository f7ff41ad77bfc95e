import { Download } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type NoteFormat, useExportNotes } from './note-changes.api.ts';

interface ExportMenuProps {
  readonly courseId: number;
  readonly courseSubsectionId?: number;
  readonly isLabelled?: boolean;
}

/** Notes as a file: Markdown, or a page to print or keep as a PDF. */
export function ExportMenu({ courseId, courseSubsectionId, isLabelled = false }: ExportMenuProps) {
  const t = useT();
  const { mutate, isPending } = useExportNotes();
  const run = (format: NoteFormat) => () =>
    mutate({ courseId, format, ...(courseSubsectionId === undefined ? {} : { courseSubsectionId }) });
  return (
    <MenuButton
      label={t('notes.actions.export')}
      icon={Download}
      labelled={isLabelled}
      variant="outline"
      disabled={isPending}
      groups={[
        {
          id: 'formats',
          items: [
            { id: 'markdown', label: t('notes.actions.exportMarkdown'), onAction: run('markdown') },
            { id: 'html', label: t('notes.actions.exportHtml'), onAction: run('html') },
          ],
        },
      ]}
    />
  );
}
