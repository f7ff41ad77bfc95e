import { Link, Redo2, Undo2 } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useT } from '../kit-context.tsx';
import { TOOLS_LINE } from './editor-place.tsx';
import { MarkTools } from './mark-tools.tsx';
import type { ToolsProps } from './rich-text-kind.ts';
import { ToolButton } from './tool-button.tsx';

export interface EditorToolsProps extends ToolsProps {
  /** Tools that only some texts have. */
  readonly more?: ReactNode;
}

const HEADINGS = [2, 3, 4] as const;
const LETTERS = ['bold', 'italic', 'underline'] as const;
const PARAGRAPHS = ['bulletList', 'orderedList', 'blockquote'] as const;

/** The tools above a text. All of them have keys too: Ctrl+B, Ctrl+I, ## and so on. */
export function EditorTools({ editor, onDialog, more }: EditorToolsProps) {
  const t = useT();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isLink: current.isActive('link'),
      style: String(HEADINGS.find((level) => current.isActive('heading', { level })) ?? 'p'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const setStyle = (style: string) => {
    const level = HEADINGS.find((each) => String(each) === style);
    return level ? chain().setHeading({ level }).run() : chain().setParagraph().run();
  };
  return (
    <fieldset className={TOOLS_LINE}>
      <legend className="sr-only">{t('rich-text.tools.toolbar')}</legend>
      <NativeSelect
        label={t('rich-text.tools.style')}
        hideLabel
        className="w-36 shrink-0"
        value={active.style}
        options={[
          { value: 'p', label: t('rich-text.tools.paragraph') },
          ...HEADINGS.map((level) => ({
            value: String(level),
            label: t('rich-text.tools.heading', { level: level - 1 }),
          })),
        ]}
        onChange={setStyle}
      />
      <MarkTools editor={editor} marks={LETTERS} />
      <ToolButton icon={Link} label={t('rich-text.tools.link')} isOn={active.isLink} onClick={() => onDialog('link')} />
      <MarkTools editor={editor} marks={PARAGRAPHS} />
      {more}
      <span className="ms-auto flex shrink-0">
        <IconButton
          icon={Undo2}
          label={t('rich-text.tools.undo')}
          iconSize={18}
          size="sm"
          mirrored
          disabled={!active.canUndo}
          onClick={() => chain().undo().run()}
        />
        <IconButton
          icon={Redo2}
          label={t('rich-text.tools.redo')}
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
