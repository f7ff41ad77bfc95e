import { DAY, HOUR } from '@sullam/domain/limits.ts';
import { CalendarClock, ChartColumn } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { useState } from 'react';
import { Composer, type Said } from '../discussions/discussions.public.ts';
import { type Group, useCreatePost } from './groups.api.ts';
import { LinkCard } from './link-card.tsx';
import { EMPTY_POLL, optionsOf, type PollDraft, PollFields } from './poll-fields.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { scheduledPostsQuery, useSchedulePost } from './scheduled-posts.api.ts';
import { useLinkPreview } from './use-link-preview.ts';

/** What is posted besides the words, and sending it: at once or later. */
function usePosting(group: Group, onPosted: (postId: number) => void) {
  const t = useT();
  const { now } = useKit();
  const format = useFormat();
  const notify = useNotify();
  const create = useCreatePost(group.groupId);
  const schedule = useSchedulePost(group.groupId);
  const link = useLinkPreview();
  const [poll, setPoll] = useState<PollDraft | null>(null);
  const [isAnnounced, setAnnounced] = useState(false);
  /** As the field has it; null: at once. */
  const [later, setLater] = useState<string | null>(null);

  const send = async ({ html, attachmentIds, requestKey }: Said) => {
    const at = later === null ? new Date(now()) : new Date(later);
    const pollBody = poll && {
      options: optionsOf(poll),
      hidesResults: poll.hidesResults,
      closesAt: new Date(at.getTime() + poll.days * DAY).toISOString(),
    };
    const post = {
      content: html,
      mediaIds: attachmentIds,
      requestKey,
      linkPreviewId: link.preview?.linkPreviewId ?? null,
      ...(isAnnounced ? { isAnnounced } : {}),
      ...(pollBody ? { poll: pollBody } : {}),
    };
    if (later === null) {
      const { postId } = await create.mutateAsync(post);
      onPosted(postId);
    } else {
      const publishAt = at.toISOString();
      await schedule.mutateAsync({ ...post, publishAt });
      notify({ tone: 'success', text: t('groups.schedule.done', { time: { raw: format.dateTime(publishAt) } }) });
    }
    setPoll(null);
    setAnnounced(false);
    setLater(null);
    link.clear();
  };
  const beginLater = () => setLater(localText(new Date(Math.ceil((now() + HOUR) / HOUR) * HOUR).toISOString()));
  return { send, link, poll, setPoll, isAnnounced, setAnnounced, later, setLater, beginLater };
}

/** Leads to what the reader has written for later here; nothing without any. */
function ScheduledLink({ groupId }: { readonly groupId: number }) {
  const t = useT();
  const { data } = useSettledQuery(scheduledPostsQuery(groupId, 1));
  if (!data || data.total === 0) return null;
  return (
    <UiLink href={`/groups/scheduled?group=${groupId}`} className="ms-auto px-2 text-sm">
      {t('groups.schedule.count', { count: data.total })}
    </UiLink>
  );
}

/** Where something is posted: text, files, a poll, at once or later. What couldn't be sent stays. */
export function PostComposer({
  group,
  onPosted,
}: {
  readonly group: Group;
  /** Something is out: where it stands is for the stream. */
  readonly onPosted: (postId: number) => void;
}) {
  const t = useT();
  const posting = usePosting(group, onPosted);
  const { link, poll, later } = posting;
  return (
    <Card>
      <Composer
        host={{ kind: 'group', id: group.groupId }}
        draftName={`post.${group.groupId}`}
        label={t('groups.fields.post')}
        placeholder={t('groups.fields.postHint')}
        action={t(later === null ? 'groups.actions.post' : 'groups.schedule.action')}
        isHeldBack={later === ''}
        onText={link.read}
        below={link.preview && <LinkCard preview={link.preview} onRemove={link.remove} />}
        onSend={posting.send}
      />
      {poll && <PollFields poll={poll} onChange={posting.setPoll} />}
      {later !== null && (
        <ScheduleField value={later} onChange={posting.setLater} onRemove={() => posting.setLater(null)} />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {!poll && (
          <Button variant="ghost" size="sm" icon={ChartColumn} onClick={() => posting.setPoll(EMPTY_POLL)}>
            {t('groups.actions.poll')}
          </Button>
        )}
        {later === null && (
          <Button variant="ghost" size="sm" icon={CalendarClock} onClick={posting.beginLater}>
            {t('groups.schedule.choose')}
          </Button>
        )}
        {group.abilities.canManage && (
          <Checkbox label={t('groups.fields.announce')} checked={posting.isAnnounced} onChange={posting.setAnnounced} />
        )}
        <ScheduledLink groupId={group.groupId} />
      </div>
    </Card>
  );
}
