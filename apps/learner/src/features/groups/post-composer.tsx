import { DAY } from '@sullam/domain/limits.ts';
import { POST_LIMITS } from '@sullam/domain/posts.ts';
import { ChartColumn, Plus, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { Composer } from '../discussions/composer.tsx';
import type { Group } from './groups.api.ts';
import { useCreatePost } from './groups.api.ts';

interface PollDraft {
  readonly options: readonly string[];
  readonly days: number;
  readonly hidesResults: boolean;
}

const EMPTY: PollDraft = { options: ['', ''], days: 7, hidesResults: false };

function PollFields({
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

/** Where something is posted: text, files, and a poll where one is wanted. What couldn't be sent stays. */
export function PostComposer({ group }: { readonly group: Group }) {
  const t = useT();
  const { now } = useKit();
  const create = useCreatePost(group.groupId);
  const [poll, setPoll] = useState<PollDraft | null>(null);
  const [isAnnounced, setAnnounced] = useState(false);
  const options = (poll?.options ?? []).map((option) => option.trim()).filter((option) => option !== '');
  return (
    <Card>
      <Composer
        host={{ kind: 'group', id: group.groupId }}
        draftName={`post.${group.groupId}`}
        label={t('groups.fields.post')}
        placeholder={t('groups.fields.postHint')}
        action={t('groups.actions.post')}
        onSend={async ({ html, attachmentIds, requestKey }) => {
          await create.mutateAsync({
            content: html,
            mediaIds: attachmentIds,
            requestKey,
            ...(isAnnounced ? { isAnnounced } : {}),
            ...(poll
              ? {
                  poll: {
                    options,
                    hidesResults: poll.hidesResults,
                    closesAt: new Date(now() + poll.days * DAY).toISOString(),
                  },
                }
              : {}),
          });
          setPoll(null);
          setAnnounced(false);
        }}
      />
      {poll ? (
        <PollFields poll={poll} onChange={setPoll} />
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button variant="ghost" size="sm" icon={ChartColumn} onClick={() => setPoll(EMPTY)}>
            {t('groups.actions.poll')}
          </Button>
          {group.abilities.canManage && (
            <Checkbox label={t('groups.fields.announce')} checked={isAnnounced} onChange={setAnnounced} />
          )}
        </div>
      )}
    </Card>
  );
}
