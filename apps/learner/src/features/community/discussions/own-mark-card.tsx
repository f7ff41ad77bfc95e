import { Card } from '@sullam/ui/components/card.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { RubricView } from '@sullam/web-kit/rubrics/rubric-view.tsx';
import { type DiscussionBoard, type OwnDiscussionMark, ownMarkQuery } from './discussions.api.ts';

/** What an instructor gives for one's part in a discussion: by which rubric, and what it came to. */
export function OwnMarkCard({ board }: { readonly board: DiscussionBoard }) {
  const isGiven = board.grading === 'RUBRIC' || board.grading === 'BY_HAND';
  return isGiven && !board.abilities.canManage ? <OwnMark board={board} /> : null;
}

function OwnMark({ board }: { readonly board: DiscussionBoard }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useSettledQuery(ownMarkQuery(board.discussionBoardId));
  return (
    <Card as="section" className="my-5">
      {data && <Given given={data} />}
      {isError && !data && (
        <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function Given({ given }: { readonly given: OwnDiscussionMark }) {
  const t = useT();
  const format = useFormat();
  const { mark, rubric, dueAt } = given;
  const maximum = given.maximum ?? '0';
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-base">{t(mark ? 'discussions.titles.mark' : 'discussions.titles.grading')}</h3>
        {mark ? (
          <p className="text-xl font-semibold">
            {t('discussions.labels.mark', {
              points: format.decimal(mark.points),
              maximum: format.decimal(maximum),
            })}
          </p>
        ) : (
          <p className="text-sm text-muted">
            {[
              t('discussions.labels.most', { maximum: format.decimal(maximum) }),
              dueAt && t('discussions.labels.due', { date: format.dateTime(dueAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      {mark?.comment && (
        <AuthorText as="p" className="mt-3 max-w-reading whitespace-pre-line wrap-anywhere">
          {mark.comment}
        </AuthorText>
      )}
      {rubric && (
        <div className="mt-3">
          <Disclosure
            title={t(mark ? 'discussions.titles.reached' : 'rubrics.titles.criteria')}
            aside={format.number(rubric.content.criteria.length)}
            level={4}
          >
            <RubricView rubric={rubric.content} assessment={mark?.assessment ?? undefined} headingLevel={4} />
          </Disclosure>
        </div>
      )}
      {mark && (
        <p className="mt-3 text-sm text-muted">
          {t('discussions.labels.markedAt', { date: format.dateTime(mark.markedAt) })}
        </p>
      )}
    </>
  );
}
