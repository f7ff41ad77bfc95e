import type { Poll } from '@sullam/api-client/schema.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check } from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useVote } from './groups.api.ts';

/** A question with its answers: what was chosen is outlined, and how many chose each is seen by the length of its bar. */
export function PollView({ postId, poll }: { readonly postId: number; readonly poll: Poll }) {
  const t = useT();
  const format = useFormat();
  const vote = useVote(postId);
  const shareOf = (count: number | null) => (count === null || poll.voteCount === 0 ? 0 : count / poll.voteCount);
  return (
    <fieldset className="mt-4 space-y-2" disabled={!poll.canVote || vote.isPending}>
      <legend className="sr-only">{t('groups.labels.poll')}</legend>
      {poll.options.map((option, index) => (
        <button
          key={option.text}
          type="button"
          aria-pressed={option.isChosen}
          onClick={() => vote.mutate(option.isChosen ? null : index)}
          className={cx(
            'relative flex min-h-11.5 w-full items-center gap-2 overflow-hidden rounded-md border px-3 text-start text-sm',
            option.isChosen ? 'border-success font-semibold' : 'border-line',
            poll.canVote && 'hover:border-control',
          )}
        >
          <span
            aria-hidden="true"
            className={cx('absolute inset-y-0 start-0', option.isChosen ? 'bg-success-soft' : 'bg-subtle')}
            style={{ width: `${shareOf(option.voteCount) * 100}%` }}
          />
          <span className="relative flex min-w-0 flex-1 items-center gap-2">
            {option.isChosen && <Icon of={Check} size={18} className="shrink-0 text-success-text" />}
            <bdi className="min-w-0 wrap-anywhere">{option.text}</bdi>
          </span>
          {option.voteCount !== null && poll.voteCount > 0 && (
            <span className="relative">{format.percent(shareOf(option.voteCount))}</span>
          )}
        </button>
      ))}
      <p className="text-sm text-muted">
        {t('groups.counts.votes', { count: poll.voteCount })}
        {' · '}
        {poll.isClosed
          ? t('groups.poll.closed')
          : poll.closesAt
            ? t(poll.hidesResults ? 'groups.poll.closesHidden' : 'groups.poll.closes', {
                date: format.dateTime(poll.closesAt),
              })
            : t('groups.poll.open')}
      </p>
    </fieldset>
  );
}
