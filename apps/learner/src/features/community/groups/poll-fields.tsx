import { POST_LIMITS } from '@sullam/domain/posts.ts';
import { Plus, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

export interface PollDraft {
  readonly options: readonly string[];
  readonly days: number;
  readonly hidesResults: boolean;
}

export const EMPTY_POLL: PollDraft = { options: ['', ''], days: 7, hidesResults: false };

/** The answers that were written. */
export const optionsOf = (poll: PollDraft): string[] =>
  poll.options.map((option) => option.trim()).filter((option) => option !== '');

/** A poll while it is being written. */
export function PollFields({
  poll,
  onChange,
}: {
  readonly poll: PollDraft;
  readonly onChange: (poll: PollDraft | null) => void;
}) {
  const t = useT();
  const set = (index: number, text: string) =>
    onChange({ ...poll, options: poll.options.map((option, at) => (at === index ? text : option)) });
  return (
    <div className="mt-4 space-y-3 rounded-lg border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{t('groups.poll.title')}</h3>
        <IconButton icon={X} label={t('groups.poll.remove')} onClick={() => onChange(null)} />
      </div>
      {poll.options.map((option, index) => (
        <TextField
          key={index}
          label={t('groups.poll.option', { number: index + 1 })}
          maxLength={POST_LIMITS.pollOption}
          dir="auto"
          value={option}
          onChange={(event) => set(index, event.currentTarget.value)}
        />
      ))}
      {poll.options.length < POST_LIMITS.pollOptions && (
        <Button
          variant="ghost"
          size="sm"
          icon={Plus}
          onClick={() => onChange({ ...poll, options: [...poll.options, ''] })}
        >
          {t('groups.poll.add')}
        </Button>
      )}
      <Checkbox
        label={t('groups.poll.hides')}
        checked={poll.hidesResults}
        onChange={(hidesResults) => onChange({ ...poll, hidesResults })}
      />
      <p className="text-sm text-muted">{t('groups.poll.days', { count: poll.days })}</p>
    </div>
  );
}
