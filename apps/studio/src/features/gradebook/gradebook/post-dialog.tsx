import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type Item, type PostScope, usePostGrades, useUnpostGrades } from './gradebook.api.ts';
import type { Sheet } from './sheet-rows.ts';
import { nameOf, useGradeRows } from './use-grade-rows.ts';

export interface PostDialogProps {
  readonly courseId: number;
  readonly item: Item;
  readonly sheet: Sheet;
  readonly onClose: () => void;
}

const SCOPES = ['ALL', 'MARKED'] as const;
const NAMES_SHOWN = 8;
const GIVEN = new Set(['MARKED', 'EXCUSED', 'MISSING']);

/** Whose grades learners will see, and who is notified now. */
export function PostDialog({ courseId, item, sheet, onClose }: PostDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const text = useAuthorText();
  const post = usePostGrades(item.gradeItemId);
  const [scope, setScope] = useState<PostScope>('ALL');
  // whatever the sheet shows: everybody's grades are posted
  const { rows, isWhole } = useGradeRows(courseId, null);
  const notified = rows.filter((row) => {
    const { state, isPosted } = sheet.cell(row, item.gradeItemId);
    return !isPosted && GIVEN.has(state);
  });
  const more = notified.length - NAMES_SHOWN;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('gradebook.titles.post', { item: text(item.title) })}
      description={t('gradebook.post.lead')}
      submitLabel={t('gradebook.post.submit')}
      pending={post.isPending}
      onSubmit={() =>
        post.mutate(scope, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('gradebook.messages.posted') });
            onClose();
          },
        })
      }
    >
      <RadioGroup
        cards
        label={t('gradebook.post.scope')}
        value={scope}
        onChange={(next) => setScope(next === 'MARKED' ? 'MARKED' : 'ALL')}
        options={SCOPES.map((value) => ({
          value,
          label: t(`gradebook.post.scope${value}`),
          description: t(`gradebook.post.scope${value}Hint`),
        }))}
      />
      <div role="status" className="rounded-lg bg-subtle px-4 py-3 text-sm">
        {isWhole ? (
          <p className="font-medium">{t('gradebook.post.notified', { count: notified.length })}</p>
        ) : (
          <SkeletonText lines={1} />
        )}
        {isWhole && notified.length > 0 && (
          <p className="mt-1 text-muted">
            {format.list([
              ...notified.slice(0, NAMES_SHOWN).map(nameOf),
              ...(more > 0 ? [t('gradebook.post.more', { count: more })] : []),
            ])}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

/** Asks before grades disappear from learners' eyes. */
export function UnpostDialog({ item, onClose }: Pick<PostDialogProps, 'item' | 'onClose'>) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const unpost = useUnpostGrades(item.gradeItemId);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('gradebook.titles.unpost', { item: text(item.title) })}
      confirmLabel={t('gradebook.actions.unpost')}
      pending={unpost.isPending}
      onConfirm={() =>
        unpost.mutate(undefined, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('gradebook.messages.unposted') });
            onClose();
          },
        })
      }
    >
      {t('gradebook.post.unpostText')}
    </ConfirmDialog>
  );
}
