import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LeaveDialog } from '../../../parts/leave-warning.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { useGivenTitle } from '../../../parts/use-given-title.ts';
import { useZonedTimes } from '../../classroom/lectures/lectures.public.ts';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import { type Announcement, type Ending, useSaveAnnouncement } from './announcements.api.ts';
import { SchedulePart, useSchedule } from './schedule-part.tsx';

export interface AnnouncementDialogProps {
  readonly courseId: number | null;
  /** What is changed; null for a new one. */
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
}

/** Writes an announcement in both languages side by side; saved as a draft, published at once or at a moment to come. */
export function AnnouncementDialog({ courseId, announcement, onClose }: AnnouncementDialogProps) {
  const t = useT();
  const notify = useNotify();
  const times = useZonedTimes();
  const save = useSaveAnnouncement(courseId);
  const given = useGivenTitle();
  const [title, setTitle] = useState<Localized>(announcement?.title ?? given);
  const [text, setText] = useState<Localized>(announcement?.body ?? {});
  const [sendsMail, setSendsMail] = useState(announcement?.sendsMail ?? false);
  const schedule = useSchedule(announcement?.scheduledAt ?? null);
  const [isTried, setTried] = useState(false);
  const [wasTouched, setTouched] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isOut = announcement?.status === 'PUBLISHED';
  const errors = useRefusals(save.error, { title, body: text, scheduledAt: schedule.at });

  const send = (ending: Ending) => {
    const given = trimmed(title);
    setTried(true);
    if (!isWritten(title) || (schedule.isOn && ending === 'published')) return;
    const body = { title: given, body: trimmed(text), sendsMail };
    save.mutate(
      { announcement, body, ending },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: wordsOf(ending) });
          onClose();
        },
      },
    );
  };

  const wordsOf = (ending: Ending): string => {
    if (ending === 'published') return t('announcements.messages.published');
    if (ending === 'saved') return t('announcements.messages.saved');
    return t('announcements.messages.scheduled', { date: times.both(ending.scheduledAt, schedule.zone) });
  };
  const sendLater = () => {
    setTried(true);
    if (schedule.at !== null) send({ scheduledAt: schedule.at });
  };

  return (
    <Dialog
      open
      onClose={() => (wasTouched ? setLeaving(true) : onClose())}
      size="xl"
      title={t(announcement ? 'announcements.titles.edit' : 'announcements.titles.new')}
      description={t(courseId === null ? 'studio.announcements.toAll' : 'studio.announcements.toLearners')}
      footer={
        isOut ? (
          <Button pending={save.isPending} onClick={() => send('saved')}>
            {t('common.actions.saveChanges')}
          </Button>
        ) : (
          <>
            {!schedule.isOn && (
              <Button variant="outline" pending={save.isPending} onClick={() => send('saved')}>
                {t('announcements.actions.saveDraft')}
              </Button>
            )}
            <Button pending={save.isPending} onClick={() => (schedule.isOn ? sendLater() : send('published'))}>
              {t(schedule.isOn ? 'announcements.actions.schedule' : 'announcements.actions.publish')}
            </Button>
          </>
        )
      }
    >
      <FormArea isTried={isTried} className="space-y-5">
        <LocalizedField
          label={t('announcements.fields.title')}
          required
          value={title}
          onChange={(next) => {
            setTitle(next);
            setTouched(true);
          }}
          maxLength={TITLE_MAX_LENGTH}
          error={errors.title ?? (isWritten(title) ? undefined : t('errors.rules.required'))}
        />
        <LocalizedText
          label={t('announcements.fields.text')}
          value={text}
          onChange={(next) => {
            setText(next);
            setTouched(true);
          }}
          error={errors.body}
        />
        {!isOut && <SchedulePart schedule={schedule} error={errors.scheduledAt} onTouch={() => setTouched(true)} />}
        {!isOut && (
          <Switch
            label={t('announcements.fields.sendMail')}
            description={t('studio.announcements.mailHint')}
            checked={sendsMail}
            onChange={(next) => {
              setSendsMail(next);
              setTouched(true);
            }}
          />
        )}
      </FormArea>
      {isLeaving && <LeaveDialog onLeave={onClose} onStay={() => setLeaving(false)} />}
    </Dialog>
  );
}
