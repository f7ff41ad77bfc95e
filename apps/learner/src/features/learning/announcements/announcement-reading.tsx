import { chooseText } from '@sullam/domain/localized.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { AnnouncementHead } from './announcement-head.tsx';
import { announcementQuery } from './announcements.api.ts';
import { useReadReceipt } from './use-read-receipt.ts';

export interface AnnouncementReadingProps {
  /** The list that it is in. */
  readonly back: string;
  /** 1 where it is the page's own heading. */
  readonly level: 1 | 2;
}

/** One announcement to read. One that is gone, or not for this reader, says so and leads to the list. */
export function AnnouncementReading({ back, level }: AnnouncementReadingProps) {
  const t = useT();
  const language = useLanguage();
  const authorText = useAuthorText();
  const { data, error, isError, isFetching, refetch } = useQuery(announcementQuery(usePathId('announcementId')));
  usePageTitle(authorText(data?.title));
  useReadReceipt(data);
  const backLink = <BackLink href={back}>{t('announcements.actions.back')}</BackLink>;
  if (isError) {
    const isGone = 'status' in error && error.status === 404;
    return (
      <ErrorState
        level={level}
        title={isGone ? error.message : t('common.failed.title')}
        action={backLink}
        {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
      />
    );
  }
  if (!data) return <SkeletonText lines={8} />;
  const Heading = `h${level}` as const;
  const body = chooseText(data.body, language);
  return (
    <article className="max-w-reading">
      <div className="mb-5">{backLink}</div>
      <Heading className="mb-3 text-2xl">
        <AuthorTextFor text={data.title} />
      </Heading>
      <AnnouncementHead announcement={{ ...data, isRead: true }} />
      {body && <Prose className="mt-6" html={body.text} lang={body.language} />}
    </article>
  );
}
