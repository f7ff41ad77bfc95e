import { DISCUSSION_KINDS, type DiscussionKind } from '@sullam/domain/discussions/discussion.ts';
import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import { directionOfText } from '@sullam/domain/text-direction.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { FormattedText } from '@sullam/web-kit/rich-text/lazy.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { courseDiscussionsQuery, type DiscussionBoard, useChangeBoard, useCreateBoard } from './discussions.api.ts';
import { newRequestKey } from './request-key.ts';

/** In which language something was written: by its first letter, as its direction is. */
const languageOf = (text: string, otherwise: Language): Language => {
  const direction = directionOfText(text);
  return direction === null ? otherwise : direction === 'rtl' ? 'ar' : 'en';
};

interface BoardDialogProps {
  readonly courseId: number;
  /** The one that is edited; none: a new one. */
  readonly board?: DiscussionBoard;
  readonly onClose: () => void;
}

interface Chosen {
  kind: DiscussionKind;
  isAnonymous: boolean;
  isOfGroup: boolean;
}

/** Begins a discussion, or changes what one says. */
export function BoardDialog({ courseId, board, onClose }: BoardDialogProps) {
  const t = useT();
  const go = useGo();
  const page = useLanguage();
  const authorText = useAuthorText();
  const formId = useId();
  const requestKey = useRef(newRequestKey()).current;
  const { data: settings } = useQuery(courseDiscussionsQuery(courseId));
  const create = useCreateBoard(courseId);
  const change = useChangeBoard(board?.discussionBoardId ?? 0);
  const written = board && chooseText(board.title, page);
  const [title, setTitle] = useState(written?.text ?? '');
  const [html, setHtml] = useState((board && chooseText(board.body, page)?.text) ?? '');
  const [chosen, setChosen] = useState<Chosen>({
    kind: board?.kind ?? 'DISCUSSION',
    isAnonymous: false,
    isOfGroup: false,
  });
  const language = written?.language ?? languageOf(title, page);
  const isReady = title.trim() !== '';
  const texts = (): { title: Localized; body: Localized } => ({
    title: { ...board?.title, [language]: title.trim() },
    body: { ...board?.body, [language]: html },
  });
  const save = () => {
    if (!isReady) return;
    if (board)
      return change.mutate(
        { ...texts(), ...(board.abilities.canManage ? { kind: chosen.kind } : {}), version: board.version },
        { onSuccess: onClose },
      );
    create.mutate(
      {
        ...texts(),
        kind: chosen.kind,
        isAnonymous: chosen.isAnonymous,
        courseGroupId: (chosen.isOfGroup && settings?.ownGroup?.courseGroupId) || null,
        requestKey,
      },
      {
        onSuccess: ({ discussionBoardId }) => {
          onClose();
          go(`/lms/courses/${courseId}/discussion-boards/${discussionBoardId}`);
        },
      },
    );
  };
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t(board ? 'discussions.titles.edit' : 'discussions.titles.new')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isReady} pending={create.isPending || change.isPending}>
            {t(board ? 'common.actions.save' : 'discussions.actions.publish')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save} className="space-y-5">
        {(!board || board.abilities.canManage) && board?.courseSubsectionId == null && (
          <RadioGroup
            label={t('discussions.fields.kind')}
            inline
            cards
            options={DISCUSSION_KINDS.map((value) => ({
              value,
              label: t(`discussions.kinds.${value}`),
              description: t(`discussions.kinds.about${value}`),
            }))}
            value={chosen.kind}
            onChange={(kind) => setChosen({ ...chosen, kind: kind as DiscussionKind })}
          />
        )}
        <TextField
          label={t('discussions.fields.title')}
          required
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <FormattedText
          label={t('discussions.fields.text')}
          language={language}
          isAnyLanguage
          html={html}
          onChange={setHtml}
        />
        {!board && settings?.ownGroup && (
          <RadioGroup
            label={t('discussions.fields.audience')}
            inline
            options={[
              { value: 'course', label: t('discussions.fields.everyone') },
              {
                value: 'group',
                label: t('discussions.labels.group', { name: authorText(settings.ownGroup.name) }),
              },
            ]}
            value={chosen.isOfGroup ? 'group' : 'course'}
            onChange={(value) => setChosen({ ...chosen, isOfGroup: value === 'group' })}
          />
        )}
        {!board && settings?.allowsAnonymous && (
          <Checkbox
            label={t('discussions.fields.anonymous')}
            description={t('discussions.fields.anonymousHint')}
            checked={chosen.isAnonymous}
            onChange={(isAnonymous) => setChosen({ ...chosen, isAnonymous })}
          />
        )}
      </Form>
    </Dialog>
  );
}
