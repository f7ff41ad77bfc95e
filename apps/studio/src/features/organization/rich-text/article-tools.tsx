import { Code, Hash, Image, Minus, Table, Type, Video } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ToolsProps } from '@sullam/web-kit/rich-text/rich-text-kind.ts';
import { ToolButton } from '@sullam/web-kit/rich-text/tool-button.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';

const ALIGNMENTS = { start: 'alignStart', center: 'alignCenter', end: 'alignEnd' } as const;

/** What an article has beyond other texts: code, files, formulas, tables, alignment. */
export function ArticleTools({ editor, onDialog }: ToolsProps) {
  const t = useT();
  useAreas(['rich-text']);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      codeBlock: current.isActive('codeBlock'),
      table: current.isActive('table'),
      formula: current.isActive('formula'),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <ToolButton
        icon={Code}
        label={t('rich-text.article.codeBlock')}
        isOn={active.codeBlock}
        onClick={() => chain().toggleCodeBlock().run()}
      />
      <ToolButton icon={Image} label={t('rich-text.article.image')} onClick={() => onDialog('image')} />
      <ToolButton icon={Video} label={t('rich-text.article.video')} onClick={() => onDialog('video')} />
      <ToolButton
        icon={Hash}
        label={t('rich-text.article.formula')}
        isOn={active.formula}
        onClick={() => onDialog('formula')}
      />
      <TableTools editor={editor} isInside={active.table} />
      <MenuButton
        icon={Type}
        label={t('rich-text.article.direction')}
        size="sm"
        groups={[
          {
            id: 'align',
            items: (['start', 'center', 'end'] as const).map((alignment) => ({
              id: alignment,
              label: t(`rich-text.article.${ALIGNMENTS[alignment]}`),
              onAction: () => chain().setTextAlign(alignment).run(),
            })),
          },
        ]}
      />
      <ToolButton
        icon={Minus}
        label={t('rich-text.article.divider')}
        onClick={() => chain().setHorizontalRule().run()}
      />
    </>
  );
}

function TableTools({ editor, isInside }: { readonly editor: Editor; readonly isInside: boolean }) {
  const t = useT();
  const chain = () => editor.chain().focus();
  const items = isInside
    ? [
        { id: 'row', label: t('rich-text.article.addRow'), onAction: () => chain().addRowAfter().run() },
        { id: 'column', label: t('rich-text.article.addColumn'), onAction: () => chain().addColumnAfter().run() },
        { id: 'less-row', label: t('rich-text.article.deleteRow'), onAction: () => chain().deleteRow().run() },
        { id: 'less-column', label: t('rich-text.article.deleteColumn'), onAction: () => chain().deleteColumn().run() },
        {
          id: 'no-table',
          label: t('rich-text.article.deleteTable'),
          danger: true,
          onAction: () => chain().deleteTable().run(),
        },
      ]
    : [
        {
          id: 'table',
          label: t('rich-text.article.table'),
          onAction: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
      ];
  return <MenuButton icon={Table} label={t('rich-text.article.table')} size="sm" groups={[{ id: 'table', items }]} />;
}
