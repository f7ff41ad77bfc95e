import '@sullam/ui/styles/prose.css';
import './editor.css';
import type { Language } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useImperativeHandle, useState } from 'react';
import { EditorDialogs } from './editor-dialogs.tsx';
import { type EditorDialog, EditorTools } from './editor-tools.tsx';
import { editorExtensions } from './extensions.ts';

export interface RichTextHandle {
  html: () => string;
  replace: (html: string) => void;
}

export interface RichTextProps {
  readonly label: string;
  readonly language: Language;
  /** What stands in it at first. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Without pictures, tables and formulas. */
  readonly isSmall?: boolean;
  readonly ref?: Ref<RichTextHandle>;
}

/** Nothing written is an empty text, not an empty paragraph. */
const cleaned = (html: string): string => (/^<p[^>]*><\/p>$/.test(html) ? '' : html);

/** A text with its tools. Each paragraph finds its own direction; an empty one has that of its language. */
export function RichText({ label, language, html, onChange, isSmall = false, ref }: RichTextProps) {
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const editor = useEditor({
    extensions: editorExtensions(isSmall),
    content: html,
    textDirection: 'auto',
    injectCSS: false, // the pages' security policy takes no styles but ours; they are in editor.css
    editorProps: {
      attributes: { class: 'prose', 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', lang: language },
      handleDoubleClickOn: (_view, _position, node) => {
        if (!node.type.name.startsWith('formula')) return false;
        setDialog('formula');
        return true;
      },
    },
    onUpdate: ({ editor: current }) => onChange(cleaned(current.getHTML())),
  });
  useImperativeHandle(ref, () => ({
    html: () => cleaned(editor.getHTML()),
    replace: (next) => editor.commands.setContent(next, { emitUpdate: false }),
  }));
  return (
    <div
      className={cx(
        'editor rounded-lg border border-control bg-surface focus-within:outline-2 focus-within:outline-focus',
        isSmall && '[--editor-height:8rem]',
      )}
    >
      <EditorTools editor={editor} isSmall={isSmall} onDialog={setDialog} />
      <EditorContent editor={editor} dir={language === 'ar' ? 'rtl' : 'ltr'} className="px-4 py-3 sm:px-6" />
      <EditorDialogs editor={editor} dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}
