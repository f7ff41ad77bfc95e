import '@sullam/ui/styles/prose.css';
import '@sullam/web-kit/rich-text/editor.css';
import { Sigma } from '@sullam/ui/base/icons.ts';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { baseOf } from '@sullam/web-kit/rich-text/base-extensions.ts';
import { filesOf } from '@sullam/web-kit/rich-text/clipboard.ts';
import { FormulaBlock } from '@sullam/web-kit/rich-text/formula.ts';
import { FormulaDialog } from '@sullam/web-kit/rich-text/formula-dialog.tsx';
import { MarkTools } from '@sullam/web-kit/rich-text/mark-tools.tsx';
import { tidyPasted } from '@sullam/web-kit/rich-text/pasted-html.ts';
import { ToolButton } from '@sullam/web-kit/rich-text/tool-button.tsx';
import { cleaned, isBehindWord } from '@sullam/web-kit/rich-text/written.ts';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Host } from './comments.ts';
import { TypedFormula } from './formula-rule.ts';
import { askedName, Mention } from './mention.ts';
import { MentionList, type MentionListHandle } from './mention-list.tsx';

const EXTENSIONS = [
  ...baseOf({}),
  TableKit.configure({ table: { resizable: false } }),
  TypedFormula,
  FormulaBlock,
  Mention,
];
const MARKS = ['bold', 'italic', 'bulletList', 'blockquote'] as const;

export interface CommentEditorHandle {
  focus: () => void;
  clear: () => void;
  mention: () => void;
}

export interface CommentEditorProps {
  readonly host: Host | null;
  readonly label: string;
  readonly placeholder?: string;
  readonly html: string;
  readonly onChange: (html: string, isEmpty: boolean) => void;
  readonly onSend: () => void;
  /** Null: it takes words only. */
  readonly onFiles: ((files: File[]) => void) | null;
  readonly onFocus?: () => void;
  readonly autoFocus?: boolean;
  /** At the end of the tools: what else can be added. */
  readonly tools?: ReactNode;
  /** At the end of the line: the button that sends. */
  readonly actions?: ReactNode;
  readonly ref?: Ref<CommentEditorHandle>;
}

/** What people write in: formatted, with formulas and mentions. Each paragraph finds its own direction. */
export function CommentEditor(props: CommentEditorProps) {
  const { host, label, placeholder, html, onChange, autoFocus = false, tools, actions, ref } = props;
  const t = useT();
  const language = useLanguage();
  const notify = useNotify();
  const latest = useRef(props);
  latest.current = props;
  const list = useRef<MentionListHandle>(null);
  const [asked, setAsked] = useState<ReturnType<typeof askedName>>(null);
  const [isFormula, setFormula] = useState(false);
  const [isEmpty, setEmpty] = useState(html === '');
  /** Pictures go along as files, those inside of what is pasted too. A notice tells of what can't. */
  const take = (data: DataTransfer | null): boolean => {
    const { onFiles } = latest.current;
    const files = filesOf(data);
    const written = files.length === 0 ? (data?.getData('text/html') ?? '') : '';
    const pasted = /<img\b/i.test(written) ? tidyPasted(written, { tables: true, pictures: onFiles !== null }) : null;
    const all = [...files, ...(pasted?.pictures.map(({ file }) => file) ?? [])];
    const leftOut = (pasted?.leftOut ?? 0) + (onFiles === null ? all.length : 0);
    if (all.length > 0) onFiles?.(all);
    const text = onFiles === null ? 'discussions.messages.noFiles' : 'discussions.messages.picturesLeftOut';
    if (leftOut > 0) notify({ tone: 'warning', text: t(text, { count: leftOut }) });
    return files.length > 0;
  };
  const look = (current: Editor) => setAsked(latest.current.host === null ? null : askedName(current));
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    autofocus: autoFocus ? 'end' : false,
    textDirection: 'auto',
    injectCSS: false, // the pages' security policy takes no styles but ours
    editorProps: {
      attributes: {
        class: 'prose',
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
      },
      handleKeyDown: (_view, event) => {
        if (list.current?.press(event)) return true;
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
        latest.current.onSend();
        return true;
      },
      transformPastedHTML: (pasted) => tidyPasted(pasted, { tables: true, pictures: false }).html,
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && take(event.dataTransfer),
    },
    onUpdate: ({ editor: current }) => {
      setEmpty(current.isEmpty);
      onChange(current.isEmpty ? '' : cleaned(current.getHTML()), current.isEmpty);
      look(current);
    },
    onSelectionUpdate: ({ editor: current }) => look(current),
    onFocus: () => latest.current.onFocus?.(),
    onBlur: () => setAsked(null),
  });
  useImperativeHandle(ref, () => ({
    focus: () => void editor.commands.focus('end'),
    clear: () => void editor.commands.clearContent(true),
    mention: () => {
      editor
        .chain()
        .focus()
        .insertContent(isBehindWord(editor) ? ' @' : '@')
        .run();
    },
  }));
  const choose = (person: { userId: number; firstName: string; lastName: string }) => {
    if (!asked) return;
    const name = `${person.firstName} ${person.lastName}`.trim();
    editor
      .chain()
      .focus()
      .deleteRange({ from: asked.from, to: asked.to })
      .insertContent([
        { type: 'mention', attrs: { userId: person.userId, name } },
        { type: 'text', text: ' ' },
      ])
      .run();
    setAsked(null);
  };
  return (
    <div className="relative">
      {asked && host !== null && (
        <MentionList
          key={host.id}
          ref={list}
          host={host}
          search={asked.text}
          onChoose={choose}
          onClose={() => setAsked(null)}
        />
      )}
      <div className="editor relative" data-size="talk">
        {isEmpty && placeholder && (
          <p aria-hidden="true" className="pointer-events-none absolute inset-x-4 top-3 text-muted clip-line">
            {placeholder}
          </p>
        )}
        <EditorContent
          editor={editor}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          className="editor-content max-h-[40vh] overflow-y-auto px-4 py-3"
        />
      </div>
      <div className="hidden flex-wrap items-center gap-0.5 px-2 pb-2 group-focus-within:flex group-data-[filled=true]:flex">
        <MarkTools editor={editor} marks={MARKS} />
        <ToolButton icon={Sigma} label={t('discussions.actions.formula')} onClick={() => setFormula(true)} />
        {tools}
        <span className="ms-auto">{actions}</span>
      </div>
      {isFormula && <FormulaDialog editor={editor} onClose={() => setFormula(false)} />}
      <span className="sr-only" aria-live="polite">
        {asked ? t('discussions.actions.mention') : ''}
      </span>
    </div>
  );
}
