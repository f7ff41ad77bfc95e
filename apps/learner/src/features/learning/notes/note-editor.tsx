import type { Note } from '@sullam/api-client/schema.gen.ts';
import { Trash2 } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useEffect, useState } from 'react';
import { loadCommentEditor } from '../../community/discussions/discussions.public.ts';
import type { NotePlace } from './note-draft.ts';
import { type SavingState, useNoteSaving } from './use-note-saving.ts';

const LOADING = <SkeletonBar className="h-24 w-full" />;
const CommentEditor = lazyPart(loadCommentEditor, LOADING);

const DONE_KEY = 'Ctrl + Enter';

/** Whether what is written is safe, in words. */
function Saved({ state }: { readonly state: SavingState }) {
  const t = useT();
  const format = useFormat();
  return (
    <span role="status" className="text-sm text-muted">
      {state.kind === 'saving' && t('notes.messages.saving')}
      {state.kind === 'unsaved' && t('notes.messages.unsaved')}
      {state.kind === 'saved' && t('notes.messages.saved', { time: { raw: format.time(state.at) } })}
    </span>
  );
}

export interface NoteEditorProps {
  readonly place: NotePlace;
  /** Absent: a new one. */
  readonly note?: Note;
  /** It is closed; what it was emptied of is to be deleted. */
  readonly onDone: (emptied: number | null) => void;
  readonly onDelete: (noteId: number) => void;
  /** It is there from now on. */
  readonly onSaved?: (noteId: number) => void;
}

/** A note while it is written. */
export function NoteEditor({ place, note, onDone, onDelete, onSaved }: NoteEditorProps) {
  const t = useT();
  const areWordsThere = useAreas(['discussions', 'rich-text']);
  const saving = useNoteSaving(place, note);
  const [text, setText] = useState({ html: saving.first, key: 0 });
  const { state } = saving;
  const noteId = saving.noteId();
  useEffect(() => {
    if (noteId !== null) onSaved?.(noteId);
  }, [noteId, onSaved]);
  const done = async () => {
    if (saving.isEmpty()) {
      saving.forget();
      onDone(saving.noteId());
    } else if (await saving.save()) onDone(null);
  };
  const remove = () => {
    const there = saving.noteId();
    saving.forget();
    if (there === null) onDone(null);
    else onDelete(there);
  };
  return (
    <div className="space-y-2">
      <div
        data-filled="true"
        className="group rounded-lg border border-control bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus"
      >
        {areWordsThere ? (
          <CommentEditor
            key={text.key}
            host={null}
            label={t('notes.fields.text')}
            placeholder={t('notes.fields.placeholder')}
            html={text.html}
            autoFocus
            onChange={saving.write}
            onSend={() => void done()}
            onFiles={null}
          />
        ) : (
          LOADING
        )}
      </div>
      {state.kind === 'failed' && (
        <Banner
          tone="warning"
          action={
            <Button variant="outline" size="sm" onClick={() => void saving.save()}>
              {t('notes.actions.retry')}
            </Button>
          }
        >
          {t('notes.messages.failed')}
        </Banner>
      )}
      {state.kind === 'conflict' && (
        <Banner
          tone="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => void saving.keepMine()}>
                {t('notes.actions.keepMine')}
              </Button>
              <Button
                variant="outline"
                size="sm"
                onClick={() => void saving.takeOther().then((html) => setText(({ key }) => ({ html, key: key + 1 })))}
              >
                {t('notes.actions.takeOther')}
              </Button>
            </span>
          }
        >
          {t('notes.messages.conflict')}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" title={DONE_KEY} onClick={() => void done()}>
          {t('notes.actions.done')}
        </Button>
        <Saved state={state} />
        <IconButton
          icon={Trash2}
          size="sm"
          iconSize={18}
          variant="danger-ghost"
          label={t('notes.actions.delete')}
          className="ms-auto"
          onClick={remove}
        />
      </div>
    </div>
  );
}
