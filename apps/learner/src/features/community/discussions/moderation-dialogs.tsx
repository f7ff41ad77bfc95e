import { REPORT_REASONS, type ReportReason } from '@sullam/domain/discussions/discussion.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type Thing, useAppeal, useHide, useReport, type VersionsQuery } from './comments.api.ts';

const LONGEST = 1000;

interface AskProps {
  readonly title: string;
  readonly action: string;
  readonly isReady: boolean;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Ask({ title, action, isReady, isPending, onSubmit, onClose, children }: AskProps) {
  const t = useT();
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isReady} pending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit} className="space-y-4">
        {children}
      </Form>
    </Dialog>
  );
}

interface ModerationDialogProps {
  readonly thing: Thing;
  readonly onClose: () => void;
}

/** Tells those who run the course that something is wrong. */
export function ReportDialog({ thing, onClose }: ModerationDialogProps) {
  const t = useT();
  const notify = useNotify();
  const report = useReport(thing);
  const [why, setWhy] = useState<ReportReason>();
  const [note, setNote] = useState('');
  return (
    <Ask
      title={t('discussions.titles.report')}
      action={t('discussions.actions.report')}
      isReady={why !== undefined}
      isPending={report.isPending}
      onClose={onClose}
      onSubmit={() =>
        why &&
        report.mutate(
          { why, note },
          {
            onSuccess: () => {
              notify({ tone: 'success', text: t('discussions.messages.reported') });
              onClose();
            },
          },
        )
      }
    >
      <RadioGroup
        label={t('discussions.fields.why')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`discussions.reasons.${value}`) }))}
        value={why}
        onChange={(value) => setWhy(value as ReportReason)}
      />
      <TextArea
        label={t('discussions.fields.note')}
        rows={3}
        maxLength={LONGEST}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Ask>
  );
}

/** Takes something out of sight, with a reason. */
export function HideDialog({ thing, onClose }: ModerationDialogProps) {
  const t = useT();
  const notify = useNotify();
  const hide = useHide(thing);
  const [reason, setReason] = useState('');
  return (
    <Ask
      title={t('discussions.titles.hide')}
      action={t('discussions.actions.hide')}
      isReady={reason.trim() !== ''}
      isPending={hide.isPending}
      onClose={onClose}
      onSubmit={() =>
        hide.mutate(reason, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('discussions.messages.hidden') });
            onClose();
          },
        })
      }
    >
      <TextArea
        label={t('discussions.fields.reason')}
        hint={t('discussions.fields.reasonHint')}
        rows={3}
        maxLength={LONGEST}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Ask>
  );
}

/** The author asks somebody else to look again. */
export function AppealDialog({ thing, onClose }: ModerationDialogProps) {
  const t = useT();
  const notify = useNotify();
  const appeal = useAppeal(thing);
  const [text, setText] = useState('');
  return (
    <Ask
      title={t('discussions.titles.appeal')}
      action={t('discussions.actions.appeal')}
      isReady={text.trim() !== ''}
      isPending={appeal.isPending}
      onClose={onClose}
      onSubmit={() =>
        appeal.mutate(text, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('discussions.messages.appealed') });
            onClose();
          },
        })
      }
    >
      <TextArea
        label={t('discussions.fields.appeal')}
        rows={3}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Ask>
  );
}

/** What a contribution said before it was edited. */
export function VersionsDialog({ query, onClose }: { readonly query: VersionsQuery; readonly onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(query);
  return (
    <Dialog open onClose={onClose} title={t('discussions.titles.versions')}>
      {data ? (
        <ol className="divide-y divide-line">
          {data.data.map(({ html, writtenAt }) => (
            <li key={writtenAt} className="py-3">
              <time dateTime={writtenAt} className="text-sm text-muted">
                {format.dateTime(writtenAt)}
              </time>
              <Prose html={html} className="mt-1" />
            </li>
          ))}
        </ol>
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  );
}
