import { Bold, Italic, Link, List, ListOrdered, Quote, Redo2, Underline, Undo2 } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { ToolsProps } from './rich-text-kind.ts';
import { ToolButton } from './tool-button.tsx';

export interface EditorToolsProps extends ToolsProps {
  /** Tools that only some texts have. */
  readonly more?: ReactNode;
}

const HEADINGS = [2, 3, 4] as const;
const MARKS = ['bold', 'italic', 'underline', 'link', 'bulletList', 'orderedList', 'blockquote'] as const;

/** The tools above a text. All of them have keys too: Ctrl+B, Ctrl+I, ## and so on. */
export function EditorTools({ editor, onDialog, more }: EditorToolsProps) {
  const t = useT();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      marks: MARKS.filter((name) => current.isActive(name)),
      style: String(HEADINGS.find((level) => current.isActive('heading', { level })) ?? 'p'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const isOn = (name: (typeof MARKS)[number]) => active.marks.includes(name);
  const setStyle = (style: string) => {
    const level = HEADINGS.find((each) => String(each) === style);
    return level ? chain().setHeading({ level }).run() : chain().setParagraph().run();
  };
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
      <ToolButton
        icon={Bold}
        label={t('builder.editor.bold')}
        isOn={isOn('bold')}
        onClick={() => chain().toggleBold().run()}
      />
      <ToolButton
        icon={Italic}
        label={t('builder.editor.italic')}
        isOn={isOn('italic')}
        onClick={() => chain().toggleItalic().run()}
      />
      <ToolButton
        icon={Underline}
        label={t('builder.editor.underline')}
        isOn={isOn('underline')}
        onClick={() => chain().toggleUnderline().run()}
      />
      <ToolButton icon={Link} label={t('builder.editor.link')} isOn={isOn('link')} onClick={() => onDialog('link')} />
      <ToolButton
        icon={List}
        label={t('builder.editor.bulletList')}
        isOn={isOn('bulletList')}
        onClick={() => chain().toggleBulletList().run()}
      />
      <ToolButton
        icon={ListOrdered}
        label={t('builder.editor.orderedList')}
        isOn={isOn('orderedList')}
        onClick={() => chain().toggleOrderedList().run()}
      />
      <ToolButton
        icon={Quote}
        label={t('builder.editor.quote')}
        isOn={isOn('blockquote')}
        onClick={() => chain().toggleBlockquote().run()}
      />
      {more}
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
