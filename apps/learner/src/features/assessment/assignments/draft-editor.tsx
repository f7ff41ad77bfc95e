import { countWords, textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useCallback, useState } from 'react';
import { type Assignment, type OwnSubmission, type Receipt, useSubmitAssignment } from './assignments.api.ts';
import { DraftFiles } from './draft-files.tsx';
import { DraftConflict, DraftState } from './draft-status.tsx';
import { DraftText } from './draft-text.tsx';
import type { DraftContent } from './save-draft.ts';
import { useDraft } from './use-draft.ts';

interface EditorProps {
  readonly assignment: Assignment;
  readonly own: OwnSubmission;
  readonly onSubmitted: (receipt: Receipt) => void;
}

const isEmpty = ({ body, link, files }: DraftContent): boolean =>
  textOfHtml(body).trim() === '' && link.trim() === '' && files.length === 0;

/** What is about to be handed in, in words. */
function useSummary({ assignment, own }: Pick<EditorProps, 'assignment' | 'own'>, { body, link, files }: DraftContent) {
  const t = useT();
  const format = useFormat();
  const words = countWords(textOfHtml(body));
  const { dueAt, isDueBeforeEnrollment, serverTime } = assignment;
  const isLate = dueAt !== null && !isDueBeforeEnrollment && Date.parse(dueAt) < Date.parse(serverTime);
  return [
    ...(words > 0 ? [t('assignments.labels.words', { count: words })] : []),
    ...(files.length > 0 ? [t('assignments.labels.files', { count: files.length })] : []),
    ...(link.trim() ? [t('assignments.labels.oneLink')] : []),
    ...(assignment.isGroupWork ? [t('assignments.hints.forGroup')] : []),
    ...(isLate ? [t('assignments.hints.isLate', { date: format.dateTime(dueAt) })] : []),
    ...(own.versionsLeft === 1 ? [t('assignments.hints.lastTime')] : []),
    ...(own.current ? [t('assignments.hints.replaces')] : []),
  ];
}

/** What one writes, brings and hands in; kept while it is written. */
export function DraftEditor({ assignment, own, onSubmitted }: EditorProps) {
  const t = useT();
  const { assignmentId, acceptsText, acceptsFiles, acceptsLink, mostWords } = assignment;
  const draft = useDraft(assignmentId, own);
  const submit = useSubmitAssignment(assignmentId);
  const [isBusy, setBusy] = useState(false);
  // of the one who hands in only: a draft that is just being saved takes no press away
  const [isFlushing, setFlushing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { content } = draft;
  const summary = useSummary({ assignment, own }, content);
  const words = countWords(textOfHtml(content.body));
  const isTooLong = mostWords !== null && words > mostWords;
  const busy = useCallback((value: boolean) => setBusy(value), []);

  const ask = async () => {
    setFlushing(true);
    const version = await draft.flush().finally(() => setFlushing(false));
    setAsking(version !== null);
  };
  const handIn = async () => {
    const version = await draft.flush();
    if (version === null) return setAsking(false);
    // awaited: what was handed in takes this editor's place. Why it was refused has been said by then
    const receipt = await submit.mutateAsync(version).catch(() => null);
    setAsking(false);
    if (!receipt) return;
    draft.clear();
    onSubmitted(receipt);
  };
  return (
    <Card as="section">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{t(own.current ? 'assignments.titles.nextVersion' : 'assignments.titles.yourWork')}</h3>
        <DraftState draft={draft} />
      </div>
      <div className="space-y-6">
        <DraftConflict draft={draft} isGroup={assignment.isGroupWork} />
        {acceptsText && (
          <DraftText
            body={content.body}
            onChange={(body) => draft.change({ body })}
            words={words}
            mostWords={mostWords}
            problem={draft.problems.body}
          />
        )}
        {acceptsFiles && (
          <div>
            <p className="mb-1.5 text-sm font-medium">{t('assignments.fields.files')}</p>
            <DraftFiles
              assignment={assignment}
              files={content.files}
              onChange={(files) => draft.change({ files })}
              error={draft.problems.mediaIds}
              onBusy={busy}
            />
          </div>
        )}
        {acceptsLink && (
          <TextField
            type="url"
            label={t('assignments.fields.link')}
            hint={t('assignments.hints.link')}
            value={content.link}
            onChange={(event) => draft.change({ link: event.currentTarget.value })}
            error={draft.problems.link}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
          <Button
            wide
            disabled={isEmpty(content) || isTooLong || isBusy || draft.status === 'conflict'}
            pending={isFlushing}
            onClick={() => void ask()}
          >
            {t('assignments.actions.handIn')}
          </Button>
          <p className="text-sm text-muted">
            {t(isBusy ? 'assignments.hints.waitForFiles' : 'assignments.hints.keptHere')}
          </p>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('assignments.dialogs.handInTitle')}
          confirmLabel={t('assignments.actions.handIn')}
          pending={submit.isPending}
          onConfirm={() => void handIn()}
        >
          <ul className="list-disc space-y-1 ps-5">
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Card>
  );
}
