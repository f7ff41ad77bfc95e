import { Bookmark, Trash2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { plainSearchText } from '@sullam/web-kit/router/plain-search.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ReportScope,
  type ReportView,
  reportViewsQuery,
  useCreateView,
  useDeleteView,
  useSetMail,
  useShareView,
} from './reports.api.ts';
import { useNarrowing } from './use-report-address.ts';

const RHYTHMS = ['WEEKLY', 'MONTHLY'] as const;
const NAME_LENGTH = 120;

interface ViewsProps {
  readonly courseId: ReportScope;
  readonly path: string;
  /** The report that is open. */
  readonly kind: string;
}

const hrefOf = (path: string, { kind, narrowing }: ReportView): string =>
  `${path}/${kind}${plainSearchText({
    from: narrowing.from,
    to: narrowing.to,
    group: narrowing.courseGroupId,
    who: narrowing.status,
    courses: narrowing.courseIds,
  })}`;

interface ItemProps {
  readonly view: ReportView;
  readonly path: string;
  readonly onOpen: () => void;
}

function ViewItem({ view, path, onOpen }: ItemProps) {
  const t = useT();
  const share = useShareView();
  const remove = useDeleteView();
  const mail = useSetMail();
  const { reportViewId, name, isOwn, isShared, rhythm } = view;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-40 flex-1">
        <UiLink href={hrefOf(path, view)} onClick={onOpen} className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </UiLink>
        {!isOwn && (
          <span className="block text-sm text-muted">
            {t('reports.views.by', { name: `${view.firstName} ${view.lastName}` })}
          </span>
        )}
      </span>
      <NativeSelect
        label={t('reports.views.mailOf', { name })}
        hideLabel
        className="w-44"
        value={rhythm ?? ''}
        placeholder={t('reports.views.noMail')}
        options={RHYTHMS.map((each) => ({ value: each, label: t(`reports.views.${each}`) }))}
        onChange={(value) => mail.mutate({ reportViewId, rhythm: RHYTHMS.find((each) => each === value) ?? null })}
      />
      {isOwn && (
        <>
          <Switch
            label={t('reports.views.shared')}
            checked={isShared}
            disabled={share.isPending}
            onChange={(on) => share.mutate({ reportViewId, isShared: on })}
          />
          <IconButton
            variant="ghost"
            icon={Trash2}
            label={t('reports.views.delete', { name })}
            pending={remove.isPending}
            onClick={() => remove.mutate(reportViewId)}
          />
        </>
      )}
    </li>
  );
}

function NewView({ courseId, kind }: Omit<ViewsProps, 'path'>) {
  const t = useT();
  const notify = useNotify();
  const narrowing = useNarrowing();
  const [name, setName] = useState('');
  const create = useCreateView(courseId);
  const submit = () => {
    if (name.trim() === '') return;
    create.mutate(
      { kind, name: name.trim(), narrowing, isShared: false },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('common.states.saved') });
        },
      },
    );
  };
  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3 border-b border-line pb-5">
      <TextField
        label={t('reports.views.name')}
        className="min-w-40 flex-1"
        maxLength={NAME_LENGTH}
        value={name}
        error={name.trim() === '' ? t('errors.rules.required') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" pending={create.isPending}>
        {t('reports.views.save')}
      </Button>
    </Form>
  );
}

/** Filters under a name: kept, shared, sent by mail. */
export function ReportViews({ courseId, path, kind }: ViewsProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const views = useQuery({ ...reportViewsQuery(courseId), enabled: isOpen });
  const known = views.data?.data ?? [];
  return (
    <>
      <Button variant="outline" icon={Bookmark} onClick={() => setOpen(true)}>
        {t('reports.views.title')}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t('reports.views.title')}
          description={t('reports.views.lead')}
          size="lg"
        >
          <NewView key={known.length} courseId={courseId} kind={kind} />
          {views.isPending && <SkeletonText lines={3} />}
          {views.isError && (
            <ErrorState title={t('common.failed.title')} onRetry={() => void views.refetch()} compact />
          )}
          {views.data && known.length === 0 && <p className="pt-4 text-sm text-muted">{t('reports.views.none')}</p>}
          <ul className="divide-y divide-line">
            {known.map((view) => (
              <ViewItem key={view.reportViewId} view={view} path={path} onOpen={() => setOpen(false)} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
