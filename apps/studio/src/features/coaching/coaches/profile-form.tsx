import {
  COACH_GENDERS,
  COACH_LIMITS,
  COACH_VISIBILITIES,
  type CoachGender,
  type CoachVisibility,
} from '@sullam/domain/coaching/coach.ts';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { MultiSelect } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { LocalizedList } from '../../../parts/localized-list.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { MediaField, type MediaRef } from '../../organization/media/media.public.ts';
import {
  type CoachDetails,
  type CoachDetailsBody,
  topicsQuery,
  useReadDetails,
  useSaveDetails,
} from './coaches.api.ts';

interface ProfileDraft {
  visibility: CoachVisibility;
  title: Localized;
  summary: Localized;
  description: Localized;
  city: Localized;
  gender: CoachGender | null;
  /** Null: the picture of the profile. */
  portrait: MediaRef | null;
  video: MediaRef | null;
  focusAreas: Localized[];
  topicIds: number[];
}

const draftOf = (coach: CoachDetails): ProfileDraft => ({
  visibility: coach.visibility,
  title: coach.title,
  summary: coach.summary,
  description: coach.description,
  city: coach.city,
  gender: coach.gender,
  portrait: coach.portraitMediaId === null ? null : coach.portrait,
  video: coach.video,
  focusAreas: coach.focusAreas,
  topicIds: coach.topicIds,
});

const bodyOf = ({ portrait, video, ...draft }: ProfileDraft, version: number): CoachDetailsBody => ({
  ...draft,
  title: trimmed(draft.title),
  summary: trimmed(draft.summary),
  description: trimmed(draft.description),
  city: trimmed(draft.city),
  focusAreas: draft.focusAreas.filter(isWritten).map(trimmed),
  portraitMediaId: portrait?.mediaId ?? null,
  videoMediaId: video?.mediaId ?? null,
  version,
});

const PARTS = {
  visibility: 'coaches.fields.visibility',
  title: 'coaches.fields.title',
  summary: 'coaches.fields.summary',
  description: 'coaches.fields.description',
  city: 'coaches.fields.city',
  gender: 'coaches.fields.gender',
  portrait: 'coaches.fields.portrait',
  video: 'coaches.fields.video',
  focusAreas: 'coaches.fields.focusAreas',
  topicIds: 'coaches.fields.topics',
} as const;

interface ProfileFormProps {
  readonly coach: CoachDetails;
  /** Lists that are saved by themselves, beside the form. */
  readonly aside: ReactNode;
}

/** Texts, pictures and settings of a coach's page, saved together. */
export function ProfileForm({ coach, aside }: ProfileFormProps) {
  const t = useT();
  const text = useAuthorText();
  const { data: topics } = useQuery(topicsQuery());
  const save = useSaveDetails();
  const { form, set, conflict, ...saving } = useVersionedForm<CoachDetails, ProfileDraft>({
    saved: coach,
    start: () => draftOf(coach),
    formOf: draftOf,
    textOf: (draft) => JSON.stringify(bodyOf(draft, 0)),
    change: (draft, version) => save.mutateAsync(bodyOf(draft, version)),
    read: useReadDetails(),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('coaches.messages.saved') },
  });
  const errors = useRefusals(save.error, { ...form });
  const { topics: mostTopics, focusAreas, title, summary, description, city } = COACH_LIMITS;
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <FormArea>
          <div className="space-y-6">
            {conflict && <ConflictBanner {...conflict} />}
            <Card as="section">
              <CardHeading>{t('coaches.profile.page')}</CardHeading>
              <div className="space-y-5">
                <LocalizedField
                  label={t('coaches.fields.title')}
                  hint={t('coaches.fields.titleHint')}
                  value={form.title}
                  maxLength={title}
                  error={errors.title}
                  onChange={(value) => set({ title: value })}
                />
                <LocalizedField
                  multiline
                  rows={2}
                  label={t('coaches.fields.summary')}
                  hint={t('coaches.fields.summaryHint')}
                  value={form.summary}
                  maxLength={summary}
                  error={errors.summary}
                  onChange={(value) => set({ summary: value })}
                />
                <LocalizedField
                  multiline
                  rows={6}
                  label={t('coaches.fields.description')}
                  value={form.description}
                  maxLength={description}
                  error={errors.description}
                  onChange={(value) => set({ description: value })}
                />
                <LocalizedList
                  label={t('coaches.fields.focusAreas')}
                  addLabel={t('coaches.fields.focusArea')}
                  most={focusAreas}
                  value={form.focusAreas}
                  onChange={(value) => set({ focusAreas: value })}
                />
              </div>
            </Card>
            <Card as="section">
              <CardHeading>{t('coaches.profile.finding')}</CardHeading>
              <div className="space-y-5">
                <MultiSelect
                  label={t('coaches.fields.topics')}
                  hint={t('coaches.fields.topicsHint', { count: mostTopics })}
                  options={(topics?.data ?? []).map((topic) => ({
                    id: String(topic.coachingTopicId),
                    label: text(topic.title),
                  }))}
                  value={form.topicIds.map(String)}
                  onChange={(ids) => set({ topicIds: ids.slice(0, mostTopics).map(Number) })}
                />
                <RadioGroup
                  label={t('coaches.fields.visibility')}
                  value={form.visibility}
                  onChange={(value) =>
                    set({ visibility: COACH_VISIBILITIES.find((each) => each === value) ?? form.visibility })
                  }
                  options={COACH_VISIBILITIES.map((value) => ({
                    value,
                    label: t(`coaches.visibilities.${value}`),
                    description: t(`coaches.visibilities.hint${value}`),
                  }))}
                />
              </div>
            </Card>
            <Card as="section">
              <CardHeading>{t('coaches.profile.about')}</CardHeading>
              <div className="space-y-5">
                <LocalizedField
                  label={t('coaches.fields.city')}
                  value={form.city}
                  maxLength={city}
                  onChange={(value) => set({ city: value })}
                />
                <NativeSelect
                  label={t('coaches.fields.gender')}
                  hint={t('coaches.fields.genderHint')}
                  value={form.gender ?? ''}
                  onChange={(value) => set({ gender: COACH_GENDERS.find((each) => each === value) ?? null })}
                  options={[
                    { value: '', label: t('coaches.genders.none') },
                    ...COACH_GENDERS.map((value) => ({ value, label: t(`coaches.genders.${value}`) })),
                  ]}
                />
                <MediaField
                  kind="IMAGE"
                  visibility="PUBLIC"
                  label={t('coaches.fields.portrait')}
                  hint={t('coaches.fields.portraitHint')}
                  value={form.portrait}
                  onChange={(portrait) => set({ portrait })}
                />
                <MediaField
                  kind="VIDEO"
                  label={t('coaches.fields.video')}
                  value={form.video}
                  onChange={(video) => set({ video })}
                />
              </div>
            </Card>
          </div>
        </FormArea>
        <div className="space-y-6">{aside}</div>
      </div>
      <SaveBar {...saving.bar} onSave={saving.save} />
    </>
  );
}
