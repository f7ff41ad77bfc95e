import { COACH_LIMITS } from '@sullam/domain/coaching/coach.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { ArrowUp, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { trimmed } from '../../../parts/localized-field.tsx';
import { LocalizedLine } from '../../../parts/localized-list.tsx';
import { type CoachTopic, topicsQuery, useSaveCoachingSettings } from './coaches.api.ts';

interface Draft {
  readonly coachingTopicId: number | null;
  readonly title: CoachTopic['title'];
  readonly hue: number;
}

/** Neighbours have hues that are far apart. */
const HUE_STEP = 137;

interface TopicListProps {
  readonly topics: readonly Draft[];
  readonly onChange: (topics: Draft[]) => void;
}

function TopicList({ topics, onChange }: TopicListProps) {
  const t = useT();
  const format = useFormat();
  const moveUp = (at: number) =>
    onChange(topics.map((topic, place) => (place === at - 1 ? topics[at]! : place === at ? topics[at - 1]! : topic)));
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('coaches.settings.topics')}</legend>
      <p className="mb-2 text-sm text-muted">{t('coaches.settings.topicsHint')}</p>
      <ul className="space-y-2">
        {topics.map((topic, at) => (
          <li key={at} className="flex items-start gap-1">
            <LocalizedLine
              label={`${t('coaches.settings.topic')} ${format.number(at + 1)}`}
              maxLength={COACH_LIMITS.topic}
              value={topic.title}
              onChange={(title) => onChange(topics.map((each, place) => (place === at ? { ...each, title } : each)))}
            />
            <IconButton
              icon={ArrowUp}
              label={t('coaches.settings.moveUp', { number: at + 1 })}
              disabled={at === 0}
              onClick={() => moveUp(at)}
            />
            <IconButton
              icon={Trash2}
              label={t('coaches.settings.removeTopic', { number: at + 1 })}
              onClick={() => onChange(topics.filter((_topic, place) => place !== at))}
            />
          </li>
        ))}
      </ul>
      <Button
        className="mt-2"
        size="sm"
        variant="outline"
        icon={Plus}
        disabled={topics.length >= COACH_LIMITS.offeredTopics}
        onClick={() =>
          onChange([...topics, { coachingTopicId: null, title: {}, hue: (topics.length * HUE_STEP + 265) % 360 }])
        }
      >
        {t('coaches.settings.topic')}
      </Button>
    </fieldset>
  );
}

/** Topics that learners filter by, and whether they can filter by gender. */
export function CoachingSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { configuration } = useKit();
  const { data } = useQuery(topicsQuery());
  const save = useSaveCoachingSettings();
  const [edited, setEdited] = useState<Draft[] | null>(null);
  const [isGenderShown, setGenderShown] = useState(configuration.coach_gender_shown);
  const topics = edited ?? data?.data;
  const send = () =>
    topics &&
    save.mutate(
      {
        topics: topics
          .filter(({ title }) => isWritten(title))
          .map(({ coachingTopicId, title, hue }) => ({ coachingTopicId, title: trimmed(title), hue })),
        isGenderShown: isGenderShown === configuration.coach_gender_shown ? null : isGenderShown,
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={t('coaches.actions.settings')}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      disabled={!topics}
      onSubmit={send}
    >
      {save.error && (
        <p role="alert" className="text-danger-text">
          {save.error.message}
        </p>
      )}
      {topics ? <TopicList topics={topics} onChange={setEdited} /> : <SkeletonText lines={5} />}
      <Switch
        spread
        label={t('coaches.settings.gender')}
        description={t('coaches.settings.genderHint')}
        checked={isGenderShown}
        onChange={setGenderShown}
      />
    </FormDialog>
  );
}
