import '@sullam/ui/styles/prose.css';
import './editor.css';
import type { Language } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useAreas } from '../shell/use-areas.ts';
import { TextPlace, ToolsPlace } from './editor-place.tsx';
import { EditorTools } from './editor-tools.tsx';
import type { RichTextKind, ToolDialog } from './rich-text-kind.ts';
import { usePaste } from './use-paste.ts';
import { cleaned, isBehindWord } from './written.ts';

export interface RichTextHandle {
  html: () => string;
  replace: (html: string) => void;
  /** Puts words where the cursor is; not `isFocused`: where it was last, apart from the word before, and it stays elsewhere. */
  insert: (text: string, isFocused: boolean) => void;
}

export interface RichTextProps {
  readonly kind: RichTextKind;
  readonly label: string;
  /** An empty paragraph has its direction. */
  readonly language: Language;
  /** The words may be in another language than that: a learner's own. */
  readonly isAnyLanguage?: boolean;
  /** The element that says what is asked, or wrong. */
  readonly describedBy?: string | undefined;
  /** What stands in it at first. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly isInvalid?: boolean;
  /** To be read only: without tools. */
  readonly isLocked?: boolean;
  /** One field among others: it begins low, grows, and scrolls when it is long, so that its tools stay in sight. */
  readonly isField?: boolean;
  /** A field for pages of text: it begins higher and grows further. */
  readonly isLong?: boolean;
  readonly ref?: Ref<RichTextHandle>;
}

/** A text with its tools. Each paragraph finds its own direction; an empty one has that of its language. */
export function RichText(props: RichTextProps) {
  const { kind, label, language, html, onChange, isInvalid = false, isLocked = false, ref } = props;
  const { isField = false, isLong = false, isAnyLanguage = false, describedBy } = props;
  const areWordsThere = useAreas(['rich-text']);
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  // where the page is slow to be drawn the editor is made twice, and for a moment there is none
  const [isMade, setMade] = useState(false);
  const paste = usePaste({ tables: kind.isArticle ?? false, pictures: kind.isArticle ?? false });
  const latest = useRef(paste);
  latest.current = paste;
  const made = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions: kind.extensions,
    content: html,
    editable: !isLocked,
    textDirection: 'auto',
    injectCSS: false, // the pages' security policy takes no styles but ours; they are in editor.css
    editorProps: {
      attributes: {
        class: 'prose',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-invalid': String(isInvalid),
        'aria-readonly': String(isLocked),
        role: 'textbox',
        ...(isAnyLanguage ? {} : { lang: language }),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      transformPastedHTML: (pasted) => latest.current.tidy(pasted),
      handlePaste: (_view, event) => made.current !== null && latest.current.take(made.current, event.clipboardData),
      handleDrop: (_view, event, _slice, isMoved) =>
        !isMoved && made.current !== null && latest.current.take(made.current, event.dataTransfer),
      handleDoubleClickOn: (_view, _position, node) => {
        if (!node.type.name.startsWith('formula')) return false;
        setDialog('formula');
        return true;
      },
    },
    onCreate: () => setMade(true),
    onUpdate: ({ editor: current }) => onChange(cleaned(current.getHTML())),
  });
  made.current = editor;
  useImperativeHandle(ref, () => ({
    html: () => cleaned(editor.getHTML()),
    replace: (next) => editor.commands.setContent(next, { emitUpdate: false }),
    insert: (text, isFocused) => {
      if (isFocused) return editor.chain().focus().insertContent(text).run();
      return editor.commands.insertContent(isBehindWord(editor) ? ` ${text}` : text);
    },
  }));
  const { MoreTools } = kind;
  const Dialog = dialog && kind.dialogs[dialog];
  return (
    <div
      data-size={isField ? (isLong ? 'long' : 'field') : 'page'}
      className={cx(
        'editor flex grow flex-col rounded-lg border bg-surface',
        isInvalid ? 'border-danger' : 'border-control',
        isLocked && 'opacity-60',
      )}
    >
      {!isLocked && !areWordsThere && <ToolsPlace more={kind.moreCount} />}
      {!isLocked && areWordsThere && (
        <EditorTools
          editor={editor}
          onDialog={setDialog}
          more={MoreTools && <MoreTools editor={editor} onDialog={setDialog} />}
        />
      )}
      <div className="grid grow grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
        <EditorContent
          editor={editor}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          className={cx('editor-content px-4 py-3', !isField && 'sm:px-6')}
        />
        {!isMade && <TextPlace html={html} language={language} isField={isField} />}
      </div>
      {Dialog && <Dialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  );
}
