import { Icon } from '@sullam/ui/base/icon.tsx';
import { File as FileIcon } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { Moment } from '../discussions/discussions.public.ts';
import { FILES_PAGE, filesQuery } from './groups.api.ts';

/** Files shared in a group, each with the post that it came with. */
export function FilesTab({ groupId }: { readonly groupId: number }) {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(filesQuery(groupId, page));
  if (isError && !data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={5} />;
  if (data.data.length === 0) return <EmptyState compact drawing="files" title={t('groups.empty.files')} />;
  return (
    <div className="min-w-0">
      <Card padding="none">
        <ul className="divide-y divide-line">
          {data.data.map(({ postId, file, author, createdAt }) => (
            <li key={`${postId}-${file.mediaId}`} className="flex min-h-16 items-center gap-4 px-4 py-3 sm:px-6">
              {file.contentType.startsWith('image/') ? (
                <img src={file.url} alt="" loading="lazy" className="size-11 shrink-0 rounded-md object-cover" />
              ) : (
                <span className="grid size-11 shrink-0 place-items-center rounded-md bg-subtle">
                  <Icon of={FileIcon} size={20} className="text-muted" />
                </span>
              )}
              <span className="min-w-0 flex-1">
                <a href={file.url} target="_blank" rel="noreferrer" className="block clip-line">
                  <bdi>{file.name}</bdi>
                </a>
                <span className="flex flex-wrap gap-x-2 text-sm text-muted">
                  <bdi>{`${author.firstName} ${author.lastName}`.trim()}</bdi>
                  <Moment at={createdAt} />
                  <span>{format.fileSize(file.byteSize)}</span>
                </span>
              </span>
              <UiLink href={`/groups/${groupId}/post/${postId}`} className="shrink-0 text-sm">
                {t('groups.actions.toPost')}
              </UiLink>
            </li>
          ))}
        </ul>
      </Card>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pagesOf(data.total, FILES_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </div>
  );
}
