import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushWriting } from '../../../parts/writing-under-way.ts';
import { type ChecklistForm, isCourseMissing } from './checklist-form.ts';
import { type Checklist, useDropDraft, type usePublishChecklist } from './checklists.api.ts';

interface PublishDraftProps {
  readonly checklist: Checklist;
  readonly form: ChecklistForm;
  readonly version: number;
  readonly isDirty: boolean;
  /** Nothing is on its way to the server. */
  readonly isSettled: boolean;
  /** What was written can't be kept at the moment. */
  readonly hasFailed: boolean;
  readonly publish: ReturnType<typeof usePublishChecklist>;
  /** What people have is what is written. */
  readonly onPublished: () => void;
  readonly onRefused: (error: unknown) => void;
}

/** Publishing is the one act: what is written takes the place of what people have. Or it is thrown away. */
export function PublishDraft(props: PublishDraftProps) {
  const { checklist, form, version, isDirty, isSettled, hasFailed, publish, onPublished, onRefused } = props;
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const drop = useDropDraft(checklist.checklistId);
  const [isFlushing, setFlushing] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const send = useEffectEvent(() =>
    publish.mutate(undefined, {
      onSuccess: () => {
        onPublished();
        notify({ tone: 'success', text: t('checklist-keeping.messages.published') });
      },
      onError: onRefused,
    }),
  );
  const begin = async () => {
    setFlushing(true);
    await flushWriting();
    setFlushing(false);
    setWanted(true);
  };
  // asked in the drawing that knows whether the last words were kept
  const sendIfKept = useEffectEvent(() => {
    if (hasFailed) return;
    // written while the words before were on their way
    if (isDirty || !isSettled) return void begin();
    const open = form.items.find(isCourseMissing);
    if (open) notify({ tone: 'info', text: t('checklist-keeping.messages.courseFirst', { item: text(open.title) }) });
    else send();
  });
  useEffect(() => {
    if (!isWanted) return;
    setWanted(false);
    sendIfKept();
  }, [isWanted]);
  const isOut = checklist.status === 'PUBLISHED';
  const hasDraft = isDirty || checklist.draft !== null;
  if (!checklist.abilities.canEdit || (isOut && !hasDraft)) return null;
  return (
    <>
      {isOut && (
        <Button variant="outline" disabled={isDirty || !isSettled} onClick={() => setDropping(true)}>
          {t('checklist-keeping.actions.drop')}
        </Button>
      )}
      <Button pending={isFlushing || isWanted || publish.isPending} onClick={() => void begin()}>
        {t(isOut ? 'checklist-keeping.actions.publishChanges' : 'checklist-keeping.actions.publish')}
      </Button>
      {isDropping && (
        <ConfirmDialog
          open
          danger
          title={t('checklist-keeping.dialogs.dropTitle')}
          confirmLabel={t('checklist-keeping.actions.drop')}
          pending={drop.isPending}
          onConfirm={() => drop.mutate(version, { onSuccess: onPublished, onSettled: () => setDropping(false) })}
          onClose={() => setDropping(false)}
        >
          {t('checklist-keeping.dialogs.dropText')}
        </ConfirmDialog>
      )}
    </>
  );
}
