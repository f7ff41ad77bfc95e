import { isArabicName } from '@sullam/domain/names.ts';
import { Tag } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { questionTagsQuery, useJoinTags } from './questions.api.ts';

interface JoinDialogProps {
  /** Tags that have one name yet, by the script of it. */
  readonly latin: readonly string[];
  readonly arabic: readonly string[];
  readonly onClose: () => void;
}

function JoinDialog({ latin, arabic, onClose }: JoinDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [tag, setTag] = useState(latin[0] ?? '');
  const [other, setOther] = useState(arabic[0] ?? '');
  const join = useJoinTags();
  const options = (tags: readonly string[]) => tags.map((each) => ({ value: each, label: each }));
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('questions.tags.join')}
      description={t('questions.tags.joinText')}
      submitLabel={t('questions.tags.joinAction')}
      pending={join.isPending}
      onSubmit={() =>
        join.mutate(
          { tag, other },
          {
            onSuccess: () => {
              notify({ tone: 'success', text: t('questions.tags.joined', { tag, other }) });
              onClose();
            },
          },
        )
      }
    >
      <NativeSelect label={t('common.labels.inEnglish')} value={tag} onChange={setTag} options={options(latin)} />
      <NativeSelect label={t('common.labels.inArabic')} value={other} onChange={setOther} options={options(arabic)} />
    </FormDialog>
  );
}

/** Where there are tags in both scripts: says which of them are the same. */
export function JoinTags() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const single = (useQuery(questionTagsQuery()).data?.data ?? []).filter(({ isJoined }) => !isJoined);
  const names = single.map(({ tag }) => tag);
  const [latin, arabic] = [names.filter((tag) => !isArabicName(tag)), names.filter(isArabicName)];
  if (latin.length === 0 || arabic.length === 0) return null;
  return (
    <>
      <Button variant="outline" icon={Tag} {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
        {t('questions.tags.join')}
      </Button>
      {isOpen && <JoinDialog latin={latin} arabic={arabic} onClose={() => setOpen(false)} />}
    </>
  );
}
