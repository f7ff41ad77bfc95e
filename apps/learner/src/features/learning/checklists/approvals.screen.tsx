import '../../../app.css';
import { CHECKLIST_LIMITS, newParts } from '@sullam/domain/checklists.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Check, Undo2 } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { approvalsQuery, itemQuery, type StudentChecklistItemDetail, useDecide } from './checklists.api.ts';
import { FileLink } from './file-link.tsx';

interface ItemProps {
  readonly item: StudentChecklistItemDetail;
}

/** The text that waits; what is new since the one before is marked. */
function SentText({ item }: ItemProps) {
  const t = useT();
  const sent = item.steps.findLast(({ kind }) => kind === 'SENT');
  if (!sent) return null;
  const parts = newParts(item.textBefore ?? '', sent.text);
  const hasNew = item.textBefore !== null && parts.some(({ isNew }) => isNew);
  return (
    <Card>
      {sent.text && (
        <p dir="auto" className="leading-relaxed whitespace-pre-line wrap-anywhere">
          {parts.map(({ text, isNew }, at) =>
            isNew ? (
              <mark key={at} className="rounded-sm bg-success-soft text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {sent.file && (
        <div className={cx(sent.text && 'mt-3')}>
          <FileLink file={sent.file} />
        </div>
      )}
      {hasNew && <p className="mt-3 text-sm text-muted">{t('checklists.words.marked')}</p>}
    </Card>
  );
}

interface DecisionProps extends ItemProps {
  readonly hasNext: boolean;
  readonly onDecided: () => void;
}

function Decision({ item, hasNext, onDecided }: DecisionProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const decide = useDecide();
  const [word, setWord] = useState('');
  const [isTried, setTried] = useState(false);
  const { studentChecklistItemId: id, user, steps } = item;
  const before = steps.findLast(({ kind }) => kind === 'SENT_BACK');
  const settle = (isApproved: boolean) => {
    setTried(!isApproved);
    if (!isApproved && word.trim() === '') return;
    decide.mutate(
      { id, isApproved, word },
      {
        onSuccess: () => {
          notify({
            tone: 'success',
            text: t(isApproved ? 'checklists.messages.approved' : 'checklists.messages.sentBack'),
          });
          onDecided();
        },
      },
    );
  };
  return (
    <div className="space-y-5">
      <header className="flex items-center gap-4">
        <Avatar firstName={user.firstName} lastName={user.lastName} size={56} />
        <div className="min-w-0">
          <h2 className="text-lg">
            <bdi>{`${user.firstName} ${user.lastName}`}</bdi>
          </h2>
          <p className="text-sm text-muted">
            <AuthorTextFor text={item.title} />
            {' · '}
            {t('checklists.words.sentOn', { date: format.date(item.changedAt) })}
          </p>
        </div>
      </header>
      <SentText item={item} />
      {before && (
        <div className="text-muted">
          <p>{t('checklists.words.youWrote', { date: format.date(before.at) })}</p>
          <blockquote dir="auto" className="mt-1 border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">
            {before.text}
          </blockquote>
        </div>
      )}
      <FormArea isTried={isTried}>
        <TextArea
          label={t('checklists.fields.word', { person: user.firstName })}
          hint={t('checklists.hints.word')}
          value={word}
          rows={3}
          maxLength={CHECKLIST_LIMITS.word}
          error={word.trim() === '' ? t('checklists.errors.word') : undefined}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </FormArea>
      <div className="grid gap-3 sm:grid-cols-[auto_1fr]">
        <Button variant="outline" icon={Undo2} pending={decide.isPending} onClick={() => settle(false)}>
          {t('checklists.actions.sendBack')}
        </Button>
        <Button variant="secondary" icon={Check} pending={decide.isPending} onClick={() => settle(true)}>
          {t(hasNext ? 'checklists.actions.approveNext' : 'checklists.actions.approve')}
        </Button>
      </div>
    </div>
  );
}

interface OneProps {
  readonly id: number;
  readonly hasNext: boolean;
  readonly onDecided: () => void;
}

function One({ id, hasNext, onDecided }: OneProps) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(itemQuery(id));
  if (isError && !data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} compact />;
  if (!data) return <SkeletonText lines={6} />;
  return <Decision key={id} item={data} hasNext={hasNext} onDecided={onDecided} />;
}

/** `/checklist/approvals`: what waits for the reader, one after the other. */
export function ApprovalsScreen() {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const { data, isError, isFetching, refetch } = useQuery(approvalsQuery());
  const asked = Number(address.value('item'));
  const waiting = data?.data ?? [];
  const current = waiting.find(({ studentChecklistItemId: id }) => id === asked) ?? waiting[0];
  return (
    <div className="page-width page-gutter max-w-180 space-y-6 py-8">
      <header>
        <BackLink href="/checklist" className="mb-3">
          {t('checklists.titles.mine')}
        </BackLink>
        <h1 className="flex items-baseline gap-3 text-2xl">
          {t('checklists.titles.approvals')}
          {data && data.total > 0 && (
            <span className="rounded-full bg-primary px-2.5 py-0.5 text-sm text-on-primary">
              {format.number(data.total)}
            </span>
          )}
        </h1>
      </header>
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={6} />}
      {data?.total === 0 && (
        <EmptyState
          drawing="inbox"
          title={t('checklists.empty.approvals')}
          description={t('checklists.empty.approvalsText')}
        />
      )}
      {current && (
        <One
          id={current.studentChecklistItemId}
          hasNext={waiting.length > 1}
          onDecided={() => address.change({ item: null }, { replace: true })}
        />
      )}
    </div>
  );
}
