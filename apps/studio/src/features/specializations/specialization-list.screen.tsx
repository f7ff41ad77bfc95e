import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { CourseCard, Cover } from '@sullam/ui/components/card.tsx';
import { CourseArt } from '@sullam/ui/components/course-art.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../authoring/page-head.tsx';
import { useUndoable } from '../authoring/use-undoable.ts';
import { TitleDialog } from '../builder/title-dialog.tsx';
import { specializationsQuery, useCreateSpecialization, useDeleteSpecialization } from './specializations.api.ts';

const SIZE = 12;

/** All specializations, those that are not shown yet too. */
export function SpecializationListScreen() {
  const t = useT();
  const go = useGo();
  const format = useFormat();
  const textOf = useAuthorText();
  const address = useAddressQuery();
  const page = Math.max(1, Number(address.value('page') ?? 1) || 1);
  const list = useQuery({ ...specializationsQuery((page - 1) * SIZE, SIZE), placeholderData: keepPreviousData });
  const create = useCreateSpecialization();
  const remove = useDeleteSpecialization();
  const undoable = useUndoable();
  const [isCreating, setCreating] = useState(false);
  const add = (
    <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setCreating(true)}>
      {t('builder.specializations.add')}
    </Button>
  );
  const shown = (list.data?.data ?? []).filter(({ specializationId }) => !undoable.hidden.has(String(specializationId)));
  return (
    <div className="page-width page-gutter py-6">
      <PageHead title={t('builder.titles.specializations')} actions={add} />
      {list.isError ? (
        <ErrorState title={t('common.failed.title')} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <SkeletonCards count={3} />
      ) : list.data.total === 0 ? (
        <EmptyState
          drawing="no-courses"
          title={t('builder.specializations.empty')}
          description={t('builder.specializations.emptyText')}
          action={add}
        />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((item) => (
            <li key={item.specializationId} className="min-w-0">
              <CourseCard
                href={`/specializations/${item.specializationId}`}
                title={<AuthorTextFor text={item.title} />}
                cover={<Cover src={item.cover?.url} art={<CourseArt id={item.specializationId} hue={285} />} />}
                mark={
                  <Badge tone={item.isPublished ? 'success' : 'neutral'}>
                    {t(item.isPublished ? 'builder.states.published' : 'builder.states.draft')}
                  </Badge>
                }
                facts={<span>{t('builder.specializations.counted', { count: format.number(item.courseCount) })}</span>}
                action={
                  <IconButton
                    icon={Trash2}
                    variant="outline"
                    size="sm"
                    label={`${t('common.actions.delete')}: ${textOf(item.title)}`}
                    onClick={() =>
                      undoable.remove(
                        String(item.specializationId),
                        t('builder.course.deleted', { title: textOf(item.title) }),
                        () => remove.mutateAsync(item.specializationId),
                      )
                    }
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil((list.data?.total ?? 0) / SIZE)}
        hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
      />
      {isCreating && (
        <TitleDialog
          heading={t('builder.specializations.add')}
          label={t('builder.fields.title')}
          action={t('builder.dialogs.create')}
          isPending={create.isPending}
          onClose={() => setCreating(false)}
          onSubmit={(title) =>
            create.mutate({ title }, { onSuccess: ({ specializationId }) => go(`/specializations/${specializationId}`) })
          }
        />
      )}
    </div>
  );
}
