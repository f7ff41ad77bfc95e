import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { excerptOf, mainReason, WHY_TONES } from '@sullam/web-kit/moderation/case-acts.ts';
import { CASE_TONES, caseStateOf } from '@sullam/web-kit/moderation/case-state.ts';
import { useEffect, useRef } from 'react';
import { Moment } from '../../../parts/moment.tsx';
import type { PostModerationCase } from './moderation.api.ts';

interface LineProps {
  readonly found: PostModerationCase;
  readonly href: string;
  readonly isCurrent: boolean;
}

function CaseLine({ found, href, isCurrent }: LineProps) {
  const t = useT();
  const text = useAuthorText();
  const line = useRef<HTMLLIElement>(null);
  const why = mainReason(found.reports);
  const state = caseStateOf(found);
  const said = excerptOf(found.html);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={line} className="border-b border-line">
      <UiLink
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        className={cx(
          'block space-y-1.5 border-s-3 px-4 py-3 text-ink no-underline focus-visible:-outline-offset-2',
          isCurrent ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-subtle',
        )}
      >
        <span className="flex items-center justify-between gap-3 text-sm">
          {found.status === 'OPEN' && why ? (
            <Badge tone={WHY_TONES[why]}>{t(`discussions.reasons.${why}`)}</Badge>
          ) : (
            <Badge tone={CASE_TONES[state]}>{t(`discussion-desk.cases.${state}`)}</Badge>
          )}
          <span className={cx('shrink-0', isCurrent ? 'text-ink' : 'text-muted')}>
            {state === 'HELD'
              ? t('moderation-desk.counts.words', { count: found.foundWords.length })
              : t('moderation-desk.counts.reports', { count: found.reports.length })}
          </span>
        </span>
        <span dir="auto" className="clip-line block font-medium">
          {said || t('moderation-desk.labels.onlyPicture')}
        </span>
        <span className={cx('flex justify-between gap-3 text-sm', isCurrent ? 'text-ink' : 'text-muted')}>
          <bdi className="clip-line min-w-0">{text(found.groupName)}</bdi>
          <Moment at={found.openedAt} />
        </span>
      </UiLink>
    </li>
  );
}

export interface CaseQueueProps {
  readonly cases: readonly PostModerationCase[];
  readonly currentId: number | undefined;
  readonly hrefOf: (moderationCaseId: number) => string;
}

/** What waits, the oldest first. */
export function CaseQueue({ cases, currentId, hrefOf }: CaseQueueProps) {
  const t = useT();
  return (
    <ul aria-label={t('moderation-desk.titles.queue')}>
      {cases.map((found) => (
        <CaseLine
          key={found.moderationCaseId}
          found={found}
          href={hrefOf(found.moderationCaseId)}
          isCurrent={found.moderationCaseId === currentId}
        />
      ))}
    </ul>
  );
}
