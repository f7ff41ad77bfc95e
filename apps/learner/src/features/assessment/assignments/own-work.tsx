import { Icon } from '@sullam/ui/base/icon.tsx';
import { Printer } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { type Assignment, type OwnSubmission, type Receipt, useWithdrawSubmission } from './assignments.api.ts';
import { DraftEditor } from './draft-editor.tsx';
import { shownFrom } from './opening.ts';
import { OwnComments } from './own-comments.tsx';
import { OwnVersion } from './own-version.tsx';
import { ReturnedMark } from './returned-mark.tsx';
import { Versions } from './versions.tsx';

/** Proof of what was handed in and when. */
function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const format = useFormat();
  const { receiptCode, submittedAt, number, isLate, wordCount, files, link } = receipt;
  const place = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone, and the page is shorter than it was: whoever pressed it goes on here
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Banner tone="success" live="assertive" title={t('assignments.messages.handedIn')}>
        <p>
          {t('assignments.messages.receipt', {
            number: format.number(number),
            date: format.dateTime(submittedAt, 'long'),
          })}{' '}
          {t('assignments.labels.receipt')} <bdi className="font-mono font-semibold">{receiptCode}</bdi>
        </p>
        <p>
          {[
            ...(wordCount > 0 ? [t('assignments.labels.words', { count: wordCount })] : []),
            ...(files.length > 0 ? [t('assignments.labels.files', { count: files.length })] : []),
            ...(link ? [t('assignments.labels.oneLink')] : []),
            ...(isLate ? [t('assignments.states.late')] : []),
          ].join(' · ')}
        </p>
        <Button size="sm" variant="outline" className="mt-2 print:hidden" onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          {t('assignments.actions.printReceipt')}
        </Button>
      </Banner>
    </div>
  );
}

function HandedIn({ assignment, own, onAgain }: WorkProps & { readonly onAgain: (() => void) | null }) {
  const t = useT();
  const format = useFormat();
  const withdraw = useWithdrawSubmission(assignment.assignmentId);
  const [isAsking, setAsking] = useState(false);
  const { current, abilities } = own;
  if (!current) return null;
  return (
    <Card as="section">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lg">{t('assignments.titles.handedIn')}</h3>
        <time dateTime={current.submittedAt} className="text-sm text-muted">
          {format.dateTime(current.submittedAt, 'long')}
        </time>
        {assignment.isGroupWork && current.submittedBy && (
          <bdi className="text-sm text-muted">{`${current.submittedBy.firstName} ${current.submittedBy.lastName}`}</bdi>
        )}
        <span className="ms-auto flex flex-wrap gap-2 print:hidden">
          {onAgain && (
            <Button size="sm" variant="outline" onClick={onAgain}>
              {t('assignments.actions.again')}
            </Button>
          )}
          {abilities.canWithdraw && (
            <Button size="sm" variant="danger-ghost" onClick={() => setAsking(true)}>
              {t('assignments.actions.withdraw')}
            </Button>
          )}
        </span>
      </div>
      <OwnVersion version={current} />
      {isAsking && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsking(false)}
          title={t('assignments.dialogs.withdrawTitle')}
          confirmLabel={t('assignments.actions.withdraw')}
          pending={withdraw.isPending}
          onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
        >
          {t('assignments.dialogs.withdrawText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface WorkProps {
  readonly assignment: Assignment;
  readonly own: OwnSubmission;
}

/** Why nothing can be handed in now. */
function Refusal({ assignment, own }: WorkProps) {
  const t = useT();
  const format = useFormat();
  const { refusal, opensAt, closesAt } = assignment;
  if (!refusal || (own.current && refusal !== 'OTHER_GROUP')) return null;
  // said in the place of the task
  if (refusal === 'NOT_OPEN_YET' && shownFrom(assignment)) return null;
  const date = refusal === 'NOT_OPEN_YET' ? opensAt : refusal === 'CLOSED' ? closesAt : null;
  return (
    <Banner live="off" tone={refusal === 'NOT_OPEN_YET' ? 'info' : 'warning'}>
      {t(`assignments.refusals.${refusal}`)}
      {date && ` ${format.dateTime(date, 'long')}`}
    </Banner>
  );
}

/** What one does and did here: writing, handing in, what came back. */
export function OwnWork({ assignment, own }: WorkProps) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [isAgain, setAgain] = useState(false);
  const { canWrite, canComment } = own.abilities;
  const isTakenBack = own.versions.some(
    ({ number, withdrawnAt }) => number === receipt?.number && withdrawnAt !== null,
  );
  const isWriting = canWrite && (own.current === null || own.draft !== null || isAgain);
  const handedIn = own.current && (
    <HandedIn assignment={assignment} own={own} onAgain={canWrite && !isWriting ? () => setAgain(true) : null} />
  );
  return (
    <div className="space-y-6">
      {receipt && !isTakenBack && <ReceiptCard receipt={receipt} />}
      <Refusal assignment={assignment} own={own} />
      {own.mark && <ReturnedMark mark={own.mark} assignment={assignment} />}
      {own.mark && handedIn}
      {isWriting && (
        <DraftEditor
          key={own.current?.number ?? 0}
          assignment={assignment}
          own={own}
          onSubmitted={(given) => {
            setReceipt(given);
            setAgain(false);
          }}
        />
      )}
      {!own.mark && handedIn}
      {own.versions.length > 1 && <Versions assignmentId={assignment.assignmentId} own={own} />}
      {/* those who mark hear of it once it is handed in */}
      {own.assignmentSubmissionId !== null && own.current && (
        <OwnComments assignmentSubmissionId={own.assignmentSubmissionId} canComment={canComment} />
      )}
    </div>
  );
}
