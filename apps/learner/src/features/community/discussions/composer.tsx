import { ApiError } from '@sullam/api-client/api-error.ts';
import { countWords, textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { AtSign, Paperclip, SendHorizontal } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { draftKeyOf } from '@sullam/web-kit/base/stored.ts';
import { createDraft } from '@sullam/web-kit/forms/draft.ts';
import { useFormat, useKit, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { TextPlace } from '@sullam/web-kit/rich-text/editor-place.tsx';
import { ToolButton } from '@sullam/web-kit/rich-text/tool-button.tsx';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type Attached, AttachmentFields, useAttachments } from './attachments.tsx';
import type { CommentEditorHandle, CommentEditorProps } from './comment-editor.tsx';
import type { Host } from './comments.ts';
import { loadCommentEditor } from './load-comment-editor.ts';
import { newRequestKey } from './request-key.ts';
import { SEND_KEY } from './use-discussion-keys.ts';

const CommentEditor = lazyPart<CommentEditorProps>(loadCommentEditor, ({ html }) => <TalkPlace html={html} />);

/** As high as what is written already, at least a line. */
function TalkPlace({ html }: { readonly html: string }) {
  const language = useLanguage();
  return (
    <div aria-hidden="true" data-skeleton="" data-size="talk" className="editor">
      <TextPlace html={html || EMPTY_LINE} language={language} isField />
    </div>
  );
}

const EMPTY_LINE = '<p><br></p>';

/** Under which drafts are kept. */
const DRAFTS = { board: 'discussion', post: 'post', group: 'group' } as const;

export interface Said {
  html: string;
  attachmentIds: number[];
  isAnonymous: boolean;
  requestKey: string;
}

export interface ComposerHandle {
  focus: () => void;
}

export interface ComposerProps {
  readonly host: Host;
  /** Under which what is written is kept in this browser until it is sent. */
  readonly draftName: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly action: string;
  readonly initial?: { readonly html: string; readonly files: readonly Attached[] };
  readonly allowsAnonymous?: boolean;
  readonly autoFocus?: boolean;
  /** It can be sent with so many words only; they are counted as they are written. */
  readonly leastWords?: number;
  /** Something that goes along isn't complete yet: it can't be sent. */
  readonly isHeldBack?: boolean;
  /** What goes along besides files, below the words. */
  readonly below?: ReactNode;
  /** Hears what is written, kept drafts too. */
  readonly onText?: (html: string) => void;
  readonly onSend: (said: Said) => Promise<unknown>;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
  readonly ref?: Ref<ComposerHandle>;
}

/** Where something is said. What couldn't be sent stays, with the same key: it can't come twice. */
export function Composer(props: ComposerProps) {
  const { host, draftName, label, placeholder, action, initial, allowsAnonymous, autoFocus } = props;
  const { below, leastWords = 0, onText, onSend, onDone, onCancel, ref } = props;
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const userId = kit.session.get()?.user.id;
  const draft = useRef(createDraft(kit.storage, draftKeyOf(userId, `${DRAFTS[host.kind]}.${draftName}`))).current;
  const kept = useRef(draft.read()).current;
  const [html, setHtml] = useState(kept.html ?? initial?.html ?? '');
  const requestKey = useRef(kept.requestKey ?? newRequestKey());
  const [isAnonymous, setAnonymous] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(autoFocus ?? false);
  const editor = useRef<CommentEditorHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const attachments = useAttachments(initial?.files ?? []);
  useImperativeHandle(ref, () => ({ focus: () => editor.current?.focus() }));
  useEffect(() => {
    onText?.(html);
  }, [html, onText]);
  useEffect(() => {
    // what was opened by a press may lie below the fold
    if (autoFocus) frame.current?.scrollIntoView({ block: 'center' });
  }, [autoFocus]);
  const isEmpty = html === '' && attachments.files.length === 0;
  const written = leastWords > 0 ? countWords(textOfHtml(html)) : 0;
  const isHeldBack = (props.isHeldBack ?? false) || written < leastWords;

  const send = async () => {
    if (isEmpty || isPending || isHeldBack || attachments.isBusy) return;
    setPending(true);
    setFailure(null);
    try {
      await onSend({
        html,
        attachmentIds: attachments.files.map(({ mediaId }) => mediaId),
        isAnonymous,
        requestKey: requestKey.current,
      });
      draft.clear();
      requestKey.current = newRequestKey();
      setHtml('');
      attachments.clear();
      editor.current?.clear();
      onDone?.();
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setFailure(isRefusal ? error.message : t('discussions.offline.kept'));
    } finally {
      setPending(false);
    }
  };
  return (
    <div
      ref={frame}
      data-opened={autoFocus || undefined}
      // once opened it stays so: closing under a press on what stands below, the press would miss it
      data-filled={!isEmpty || attachments.isBusy || isOpened}
      className="group rounded-lg border border-control bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus"
    >
      <CommentEditor
        ref={editor}
        host={host}
        label={label}
        html={html}
        autoFocus={autoFocus ?? false}
        {...(placeholder ? { placeholder } : {})}
        onChange={(next) => {
          setHtml(next);
          if (next === '') draft.clear();
          else draft.write({ html: next, requestKey: requestKey.current });
        }}
        onFocus={() => setOpened(true)}
        onSend={() => void send()}
        onFiles={attachments.take}
        tools={
          <>
            <ToolButton
              icon={Paperclip}
              label={t('discussions.actions.attach')}
              onClick={() => input.current?.click()}
            />
            <ToolButton
              icon={AtSign}
              label={t('discussions.actions.mention')}
              onClick={() => editor.current?.mention()}
            />
          </>
        }
        actions={
          <span className="flex items-center gap-2">
            {onCancel && (
              <Button variant="ghost" size="sm" onClick={onCancel}>
                {t('common.actions.cancel')}
              </Button>
            )}
            <Button
              size="sm"
              icon={SendHorizontal}
              pending={isPending}
              disabled={isEmpty || isHeldBack || attachments.isBusy}
              title={SEND_KEY}
              onClick={() => void send()}
            >
              {action}
            </Button>
          </span>
        }
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('discussions.actions.attach')}
        onChange={(event) => {
          attachments.take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <AttachmentFields attachments={attachments} />
      {leastWords > 0 && !isEmpty && (
        <p className={cx('px-4 pb-3 text-sm', written < leastWords ? 'text-muted' : 'text-success-text')}>
          {t('discussions.labels.words', { count: leastWords, written: format.number(written) })}
        </p>
      )}
      {below && <div className="px-3 pb-3">{below}</div>}
      {allowsAnonymous && (
        <div className="hidden px-4 pb-3 group-focus-within:block group-data-[filled=true]:block">
          <Checkbox
            label={t('discussions.fields.anonymous')}
            description={t('discussions.fields.anonymousHint')}
            checked={isAnonymous}
            onChange={setAnonymous}
          />
        </div>
      )}
      {failure && (
        <div className="px-3 pb-3">
          <Banner tone="warning">{failure}</Banner>
        </div>
      )}
    </div>
  );
}
