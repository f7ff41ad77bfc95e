import {
  Bold,
  Code,
  Hash,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Table,
  Type,
  Underline,
  Undo2,
  Video,
} from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';

export type EditorDialog = 'link' | 'image' | 'video' | 'formula';

export interface EditorToolsProps {
  readonly editor: Editor;
  readonly isSmall: boolean;
  readonly onDialog: (dialog: EditorDialog) => void;
}

const HEADINGS = [2, 3, 4] as const;
const MARKS = ['bold', 'italic', 'underline', 'code'] as const;
const BLOCKS = ['bulletList', 'orderedList', 'blockquote', 'codeBlock', 'table', 'link', 'formula'] as const;
const ALIGNMENTS = ['start', 'center', 'end'] as const;

/** What is active at the cursor, so that the tools can show it. */
const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      ...Object.fromEntries([...MARKS, ...BLOCKS].map((name) => [name, current.isActive(name)])),
      style: String(HEADINGS.find((level) => current.isActive('heading', { level })) ?? 'p'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  }) as Record<(typeof MARKS)[number] | (typeof BLOCKS)[number], boolean> & {
    style: string;
    canUndo: boolean;
    canRedo: boolean;
  };

/** The tools above a text. All of them have keys too: Ctrl+B, Ctrl+I, ## and so on. */
export function EditorTools({ editor, isSmall, onDialog }: EditorToolsProps) {
  const t = useT();
  const active = useActive(editor);
  const chain = () => editor.chain().focus();
  const tool = (icon: LucideIcon, label: string, isOn: boolean, run: () => void) => (
    <IconButton
      icon={icon}
      label={label}
      iconSize={18}
      size="sm"
      aria-pressed={isOn}
      onClick={run}
      className={isOn ? 'bg-primary-soft text-primary-text' : ''}
    />
  );
  const setStyle = (style: string) =>
    style === 'p'
      ? chain().setParagraph().run()
      : chain()
          .setHeading({ level: Number(style) as 2 | 3 | 4 })
          .run();
  return (
    <fieldset className="flex flex-wrap items-center gap-0.5 border-b border-line px-2 py-1.5">
      <legend className="sr-only">{t('builder.editor.toolbar')}</legend>
      <NativeSelect
        label={t('builder.editor.style')}
        hideLabel
        className="w-36"
        value={active.style}
        options={[
          { value: 'p', label: t('builder.editor.paragraph') },
          ...HEADINGS.map((level) => ({
            value: String(level),
            label: t('builder.editor.heading', { level: level - 1 }),
          })),
        ]}
        onChange={setStyle}
      />
      {tool(Bold, t('builder.editor.bold'), active.bold, () => chain().toggleBold().run())}
      {tool(Italic, t('builder.editor.italic'), active.italic, () => chain().toggleItalic().run())}
      {tool(Underline, t('builder.editor.underline'), active.underline, () => chain().toggleUnderline().run())}
      {tool(Link, t('builder.editor.link'), active.link, () => onDialog('link'))}
      {tool(List, t('builder.editor.bulletList'), active.bulletList, () => chain().toggleBulletList().run())}
      {tool(ListOrdered, t('builder.editor.orderedList'), active.orderedList, () => chain().toggleOrderedList().run())}
      {!isSmall && (
        <>
          {tool(Quote, t('builder.editor.quote'), active.blockquote, () => chain().toggleBlockquote().run())}
          {tool(Code, t('builder.editor.codeBlock'), active.codeBlock, () => chain().toggleCodeBlock().run())}
          {tool(Image, t('builder.editor.image'), false, () => onDialog('image'))}
          {tool(Video, t('builder.editor.video'), false, () => onDialog('video'))}
          {tool(Hash, t('builder.editor.formula'), active.formula, () => onDialog('formula'))}
          <TableTools editor={editor} isInside={active.table} />
          <MenuButton
            icon={Type}
            label={t('builder.editor.direction')}
            size="sm"
            groups={[
              {
                id: 'align',
                items: ALIGNMENTS.map((alignment) => ({
                  id: alignment,
                  label: t(
                    `builder.editor.align${alignment === 'start' ? 'Start' : alignment === 'center' ? 'Center' : 'End'}`,
                  ),
                  onAction: () => chain().setTextAlign(alignment).run(),
                })),
              },
            ]}
          />
          {tool(Minus, t('builder.editor.divider'), false, () => chain().setHorizontalRule().run())}
        </>
      )}
      <span className="ms-auto flex">
        <IconButton
          icon={Undo2}
          label={t('builder.editor.undo')}
          iconSize={18}
          size="sm"
          mirrored
          disabled={!active.canUndo}
          onClick={() => chain().undo().run()}
        />
        <IconButton
          icon={Redo2}
          label={t('builder.editor.redo')}
          iconSize={18}
          size="sm"
          mirrored
          disabled={!active.canRedo}
          onClick={() => chain().redo().run()}
        />
      </span>
    </fieldset>
  );
}

function TableTools({ editor, isInside }: { readonly editor: Editor; readonly isInside: boolean }) {
  const t = useT();
  const chain = () => editor.chain().focus();
  const items = isInside
    ? [
        { id: 'row', label: t('builder.editor.addRow'), onAction: () => chain().addRowAfter().run() },
        { id: 'column', label: t('builder.editor.addColumn'), onAction: () => chain().addColumnAfter().run() },
        { id: 'less-row', label: t('builder.editor.deleteRow'), onAction: () => chain().deleteRow().run() },
        { id: 'less-column', label: t('builder.editor.deleteColumn'), onAction: () => chain().deleteColumn().run() },
        {
          id: 'no-table',
          label: t('builder.editor.deleteTable'),
          danger: true,
          onAction: () => chain().deleteTable().run(),
        },
      ]
    : [
        {
          id: 'table',
          label: t('builder.editor.table'),
          onAction: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
      ];
  return <MenuButton icon={Table} label={t('builder.editor.table')} size="sm" groups={[{ id: 'table', items }]} />;
}
