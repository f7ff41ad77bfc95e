import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { isMarking, waitingQuery } from '../../../parts/waiting.api.ts';

/** At the end of a queue: what else waits for a mark, and the way to it. */
export function NextWork() {
  const t = useT();
  const text = useAuthorText();
  const { data, isFetching } = useQuery(waitingQuery());
  // what was known before the last mark may name this very queue
  const next = isFetching ? undefined : data?.data.find(isMarking);
  return (
    <Banner
      tone="success"
      action={
        next && (
          <LinkButton href={next.path} size="sm" variant="outline">
            {t('studio.acts.mark', { count: next.count, title: text(next.title ?? {}) })}
          </LinkButton>
        )
      }
    >
      {t('marking.empty.open')}
    </Banner>
  );
}
