import { Undo2 } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../form-dialog.tsx';
import type { AdditionCalls, Candidate } from './add-learners.types.ts';
import { AdditionTable } from './addition-table.tsx';
import { isEmpty, NO_PEOPLE, previewBodyOf, withTyped } from './named-people.ts';
import { PeopleField } from './people-field.tsx';
import { type AdditionResult, isToAdd, useAddition } from './use-addition.ts';

interface AddLearnersDialogProps {
  readonly title: string;
  readonly calls: AdditionCalls;
  readonly onClose: () => void;
  /** Who is added for certain: the dialog of one person. */
  readonly fixed?: readonly Candidate[];
  /** What has to be chosen besides, above the note. */
  readonly children?: ReactNode;
  /** Something of that is missing. */
  readonly isIncomplete?: boolean;
}

/** Adds people to a course or an event: who, what becomes of each, and then how it went, with a way back. */
export function AddLearnersDialog(props: AddLearnersDialogProps) {
  const hasWords = useAreas(['add-learners', 'errors']);
  return hasWords ? <Steps {...props} /> : null;
}

function Steps({ title, calls, onClose, fixed, children, isIncomplete = false }: AddLearnersDialogProps) {
  const t = useT();
  const [people, setPeople] = useState({ ...NO_PEOPLE, found: fixed ?? [] });
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const check = useMutation({ mutationFn: calls.preview });
  const { add, share, result } = useAddition(calls);
  const run = useMutation({ mutationFn: () => add(check.data?.rows ?? [], note) });
  if (result) return <Result title={title} calls={calls} result={result} onClose={onClose} />;
  const preview = check.data;
  const count = preview?.rows.filter(isToAdd).length ?? 0;
  const submit = () => {
    if (preview) return run.mutate();
    // what was typed and not ended counts too
    const whole = withTyped(people, typed);
    setPeople(whole);
    setTyped('');
    check.mutate(previewBodyOf(whole));
  };
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={t('add-learners.title', { title })}
      submitLabel={preview ? t('add-learners.add', { count }) : t('add-learners.preview')}
      disabled={preview ? count === 0 : (isEmpty(people) && typed.trim() === '') || isIncomplete}
      pending={check.isPending || run.isPending}
      onSubmit={submit}
    >
      {preview ? (
        <>
          <p aria-live="polite" className="font-medium">
            {t('add-learners.willAdd', { count })}
          </p>
          {preview.notices.map((notice) => (
            <Banner key={notice} tone="info">
              {t(`add-learners.notices.${notice}`)}
            </Banner>
          ))}
          <AdditionTable rows={preview.rows} isDone={false} />
          {share === null ? (
            <Button variant="ghost" className="-ms-4" onClick={check.reset}>
              {t('common.actions.back')}
            </Button>
          ) : (
            <ProgressBar share={share} label={t('add-learners.progress')} showValue />
          )}
        </>
      ) : (
        <>
          {!fixed && <PeopleField calls={calls} value={people} onChange={setPeople} typed={typed} onType={setTyped} />}
          {children}
          <TextArea
            label={t('add-learners.fields.note')}
            hint={t('add-learners.fields.noteHint')}
            optional
            value={note}
            rows={2}
            dir="auto"
            maxLength={500}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface ResultProps {
  readonly title: string;
  readonly calls: AdditionCalls;
  readonly result: AdditionResult;
  readonly onClose: () => void;
}

function Result({ title, calls, result, onClose }: ResultProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const undo = useMutation({
    mutationFn: () => calls.undo(result.learnerAdditionId),
    onSuccess: async ({ removed }) => {
      await calls.forget();
      notify({ tone: 'success', text: t('add-learners.undone', { count: removed }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('add-learners.title', { title })}
      footer={
        <>
          <Button variant="outline" icon={Undo2} pending={undo.isPending} onClick={() => undo.mutate()}>
            {t('common.actions.undo')}
          </Button>
          <Button onClick={onClose}>{t('common.actions.done')}</Button>
        </>
      }
    >
      <div className="space-y-5">
        <p aria-live="polite" className="font-medium">
          {t('add-learners.added', { count: result.rows.filter(isToAdd).length })}
        </p>
        {result.isPartial && <Banner tone="warning">{t('add-learners.stopped')}</Banner>}
        <AdditionTable rows={result.rows} isDone />
        <p className="text-sm text-muted">{t('add-learners.undoHint', { time: format.time(result.undoableUntil) })}</p>
      </div>
    </Dialog>
  );
}
