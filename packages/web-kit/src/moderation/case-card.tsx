import type { CourseModerationCase } from '@sullam/api-client/schema.gen.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { type ReactNode, useId, useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useFormat, useNotify, useT } from '../kit-context.tsx';
import { CASE_TONES, caseStateOf } from './case-state.ts';
import { FoundWords } from './found-words.tsx';
import { useDecide, useTakeBack } from './moderation.api.ts';

interface HideDialogProps {
  readonly moderationCaseId: number;
  readonly onClose: () => void;
}

function HideDialog({ moderationCaseId, onClose }: HideDialogProps) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const decide = useDecide();
  const [reason, setReason] = useState('');
  const save = () =>
    decide.mutate(
      { moderationCaseId, hides: true, reason },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('discussion-desk.messages.decided') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discussion-desk.actions.hide')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={reason.trim() === ''} pending={decide.isPending}>
            {t('discussion-desk.actions.hide')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save}>
        <TextArea
          label={t('discussion-desk.fields.reason')}
          hint={t('discussion-desk.hints.reason')}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}

export interface CaseCardProps {
  readonly found: Omit<CourseModerationCase, 'discussionBoardId' | 'boardTitle' | 'boardBody'>;
  /** Where it stands. */
  readonly place: ReactNode;
  /** What it says. */
  readonly children: ReactNode;
  /** What opens to remove it, where more can follow than that. */
  readonly removal?: (close: () => void) => ReactNode;
}

/** Something that was reported, without who did, and the decision about it. */
export function CaseCard({ found, place, children, removal }: CaseCardProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const decide = useDecide();
  const takeBack = useTakeBack();
  const [isHiding, setHiding] = useState(false);
  const { moderationCaseId, author, status } = found;
  const state = caseStateOf(found);
  const isOpen = status === 'OPEN' || status === 'APPEALED';
  const isMine = status === 'APPEALED' && found.decidedByMe;
  const keep = () =>
    decide.mutate(
      { moderationCaseId, hides: false },
      { onSuccess: () => notify({ tone: 'success', text: t('discussion-desk.messages.decided') }) },
    );
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={CASE_TONES[state]}>{t(`discussion-desk.cases.${state}`)}</Badge>
        <span className="min-w-0 font-medium wrap-anywhere">{place}</span>
        <time dateTime={found.openedAt} className="ms-auto text-muted">
          {format.dateTime(found.openedAt)}
        </time>
      </div>
      <div className="mt-4 flex gap-3">
        {author && (
          <Avatar firstName={author.firstName} lastName={author.lastName} src={author.image ?? undefined} size={36} />
        )}
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {author && <bdi className="font-semibold">{`${author.firstName} ${author.lastName}`}</bdi>}
            {found.isAnonymous && <Badge>{t('discussion-desk.labels.anonymous')}</Badge>}
          </p>
          {children}
        </div>
      </div>
      <FoundWords words={found.foundWords} />
      {found.reports.length > 0 && (
        <section className="mt-4 rounded-md bg-subtle p-3 text-sm">
          <h4 className="font-medium">{t('discussion-desk.labels.reports')}</h4>
          <ul className="mt-1 space-y-1">
            {found.reports.map((report) => (
              <li key={report.createdAt} className="wrap-anywhere">
                {t(`discussions.reasons.${report.why}`)}
                {report.note && (
                  <>
                    : <bdi>{report.note}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.appeal && (
        <section className="mt-3 rounded-md bg-info-soft p-3 text-sm">
          <h4 className="font-medium">{t('discussion-desk.labels.appeal')}</h4>
          <p dir="auto" className="mt-1 wrap-anywhere">
            {found.appeal}
          </p>
        </section>
      )}
      {found.reason && (
        <p className="mt-3 text-sm text-muted wrap-anywhere">
          {t('discussion-desk.fields.reason')}: <bdi>{found.reason}</bdi>
        </p>
      )}
      {found.canUndo && (
        <Button
          className="mt-4"
          variant="outline"
          pending={takeBack.isPending}
          onClick={() =>
            takeBack.mutate(moderationCaseId, {
              onSuccess: () => notify({ tone: 'success', text: t('discussion-desk.messages.undone') }),
            })
          }
        >
          {t('discussion-desk.actions.undo')}
        </Button>
      )}
      {(isOpen || (status === 'HIDDEN' && !found.canUndo)) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {status === 'HIDDEN' ? (
            <Button variant="outline" pending={decide.isPending} onClick={keep}>
              {t('discussion-desk.actions.show')}
            </Button>
          ) : (
            <>
              <Button variant="outline" disabled={isMine} pending={decide.isPending} onClick={keep}>
                {t(status === 'APPEALED' ? 'discussion-desk.actions.show' : 'discussion-desk.actions.keep')}
              </Button>
              <Button variant="danger-ghost" disabled={isMine} onClick={() => setHiding(true)}>
                {t('discussion-desk.actions.hide')}
              </Button>
            </>
          )}
        </div>
      )}
      {isMine && <p className="mt-2 text-sm text-muted">{t('errors.codes.comments.decided-by-you')}</p>}
      {isHiding &&
        (removal ? (
          removal(() => setHiding(false))
        ) : (
          <HideDialog moderationCaseId={moderationCaseId} onClose={() => setHiding(false)} />
        ))}
    </Card>
  );
}
