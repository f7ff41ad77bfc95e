import { TITLE_MAX_LENGTH } from '@sullam/domain/limits.ts';
import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { fieldErrors } from '../../parts/field-errors.ts';
import { LocalizedField, trimmed } from '../../parts/localized-field.tsx';
import { htmlOfTexts, isPlain, textsOfHtml } from '../../parts/paragraphs.ts';
import { type Announcement, useSaveAnnouncement } from './announcements.api.ts';

export interface AnnouncementDialogProps {
  readonly courseId: number | null;
  /** What is changed; null for a new one. */
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
}

/** Writes an announcement in both languages side by side; saved as a draft or published at once. */
export function AnnouncementDialog({ courseId, announcement, onClose }: AnnouncementDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveAnnouncement(courseId);
  const [title, setTitle] = useState<Localized>(announcement?.title ?? {});
  const [text, setText] = useState<Localized>(() => textsOfHtml(announcement?.body ?? {}));
  const [wasTextChanged, setTextChanged] = useState(announcement === null);
  const [sendsMail, setSendsMail] = useState(announcement?.sendsMail ?? false);
  const [isMissing, setMissing] = useState(false);
  const isOut = announcement?.status === 'PUBLISHED';
  const isSimplified = [announcement?.body.en, announcement?.body.ar].some((html) => hasText(html) && !isPlain(html));
  const errors = fieldErrors(save.error);

  const send = (isPublished: boolean) => {
    const given = trimmed(title);
    const isEmpty = Object.keys(given).length === 0;
    setMissing(isEmpty);
    if (isEmpty) return;
    // A text that nobody touched keeps its headings and links.
    const body = { title: given, sendsMail, ...(wasTextChanged ? { body: htmlOfTexts(trimmed(text)) } : {}) };
    save.mutate(
      { announcement, body, isPublished },
      {
        onSuccess: () => {
          const word = isPublished ? 'announcements.messages.published' : 'announcements.messages.saved';
          notify({ tone: 'success', text: t(word) });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={t(announcement ? 'announcements.titles.edit' : 'announcements.titles.new')}
      description={t(courseId === null ? 'studio.announcements.toAll' : 'studio.announcements.toLearners')}
      footer={
        isOut ? (
          <Button pending={save.isPending} onClick={() => send(false)}>
            {t('common.actions.saveChanges')}
          </Button>
        ) : (
          <>
            <Button variant="outline" pending={save.isPending} onClick={() => send(false)}>
              {t('announcements.actions.saveDraft')}
            </Button>
            <Button pending={save.isPending} onClick={() => send(true)}>
              {t('announcements.actions.publish')}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-5">
        <LocalizedField
          label={t('announcements.fields.title')}
          required
          value={title}
          onChange={(next) => {
            setTitle(next);
            setMissing(false);
          }}
          maxLength={TITLE_MAX_LENGTH}
          error={errors.title ?? (isMissing ? t('errors.rules.required') : undefined)}
        />
        {isSimplified && wasTextChanged && <Banner tone="warning">{t('studio.announcements.simplified')}</Banner>}
        <LocalizedField
          label={t('announcements.fields.text')}
          value={text}
          onChange={(next) => {
            setText(next);
            setTextChanged(true);
          }}
          multiline
          rows={8}
          hint={t('studio.announcements.textHint')}
          error={errors.body}
        />
        {!isOut && (
          <Switch
            label={t('announcements.fields.sendMail')}
            description={t('studio.announcements.mailHint')}
            checked={sendsMail}
            onChange={setSendsMail}
          />
        )}
      </div>
    </Dialog>
  );
}
