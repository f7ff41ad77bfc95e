import '../../../app.css';
import { Send } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { DatePicker, TimeField } from '@sullam/ui/pickers/lazy.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { MediaField } from '../../organization/media/media.public.ts';
import { useTools, ZoomMeetingPart } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { formOf, type LectureForm, patchOf } from './lecture-form.ts';
import {
  choicesQuery,
  type LectureDetail,
  type LectureSettings,
  lectureQuery,
  usePublishLecture,
  useReadLecture,
  useUpdateLecture,
} from './lectures.api.ts';
import { PlaceFields } from './settings-fields.tsx';

const PARTS = {
  title: 'lectures.studio.lectureTitle',
  description: 'lectures.studio.description',
  zone: 'lectures.studio.when',
  localDate: 'lectures.studio.when',
  localTime: 'lectures.studio.when',
  durationMinutes: 'lectures.studio.when',
  settings: 'lectures.studio.where',
  materials: 'lectures.studio.files',
  recording: 'lectures.studio.files',
  transcripts: 'lectures.studio.files',
} as const;

interface PartProps {
  readonly form: LectureForm;
  readonly set: (change: Partial<LectureForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

function When({ form, set, errors }: PartProps) {
  const t = useT();
  const zones = [...new Set([form.zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Card as="section">
      <CardHeading level={3}>{t('lectures.studio.when')}</CardHeading>
      <div className="grid gap-5 sm:grid-cols-2">
        <DatePicker
          label={t('lectures.studio.date')}
          value={form.localDate}
          error={errors.localDate}
          onChange={(localDate) => localDate && set({ localDate })}
        />
        <TimeField
          label={t('lectures.studio.time')}
          value={form.localTime}
          error={errors.localTime}
          onChange={(localTime) => set({ localTime })}
        />
        <NumberField
          label={t('lectures.studio.minutes')}
          min={5}
          max={720}
          value={form.durationMinutes}
          onChange={(minutes) => set({ durationMinutes: minutes ?? 60 })}
        />
        <NativeSelect
          label={t('lectures.studio.zone')}
          value={form.zone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(zone) => set({ zone })}
        />
      </div>
    </Card>
  );
}

interface WhereProps extends PartProps {
  readonly lecture: LectureDetail;
  readonly isDirty: boolean;
}

function Where({ form, set, errors, lecture: { courseId, lectureId }, isDirty }: WhereProps) {
  const t = useT();
  const { data } = useQuery(choicesQuery(courseId));
  const { settings } = form;
  const tools = useTools(settings.tool);
  const change = (part: Partial<LectureSettings>) => set({ settings: { ...settings, ...part } });
  const people = (data?.hosts ?? []).map(({ userId, firstName, lastName }) => ({
    value: String(userId),
    label: `${firstName} ${lastName}`.trim(),
  }));
  const others = people.filter(({ value }) => value !== String(settings.hostUserId));
  return (
    <Card as="section">
      <CardHeading level={3}>{t('lectures.studio.where')}</CardHeading>
      <div className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <NativeSelect
            label={t('lectures.studio.kind')}
            value={settings.kind}
            options={(['ONLINE', 'ON_CAMPUS'] as const).map((kind) => ({
              value: kind,
              label: t(`lectures.places.${kind}`),
            }))}
            onChange={(kind) =>
              change(
                kind === 'ONLINE'
                  ? { kind: 'ONLINE', tool: tools[0] ?? 'JITSI', address: null }
                  : { kind: 'ON_CAMPUS', tool: null, address: null },
              )
            }
          />
          {settings.kind === 'ONLINE' && (
            <NativeSelect
              label={t('lectures.studio.tool')}
              value={settings.tool ?? 'JITSI'}
              options={tools.map((tool) => ({ value: tool, label: t(`lectures.tools.${tool}`) }))}
              onChange={(value) => {
                const tool = tools.find((each) => each === value);
                if (tool) change({ tool, address: null });
              }}
            />
          )}
        </div>
        {settings.kind === 'ONLINE' && settings.tool === 'ZOOM' ? (
          <ZoomMeetingPart lectureId={lectureId} isDirty={isDirty} hasLink={settings.address !== null}>
            <PlaceFields settings={settings} errors={errors} onChange={change} />
          </ZoomMeetingPart>
        ) : (
          <PlaceFields settings={settings} errors={errors} onChange={change} />
        )}
        <NativeSelect
          label={t('lectures.studio.host')}
          value={String(settings.hostUserId)}
          options={people}
          error={errors.hostUserId}
          onChange={(value) => change({ hostUserId: Number(value) })}
        />
        {others.length > 0 && (
          <CheckboxGroup
            label={t('lectures.studio.coHosts')}
            options={others}
            value={settings.coHostUserIds.map(String)}
            onChange={(values) => change({ coHostUserIds: values.map(Number) })}
          />
        )}
      </div>
    </Card>
  );
}

function Rules({ form, set }: PartProps) {
  const t = useT();
  const { settings } = form;
  const change = (part: Partial<LectureSettings>) => set({ settings: { ...settings, ...part } });
  const isOnline = settings.kind === 'ONLINE';
  return (
    <Card as="section">
      <CardHeading level={3}>{t('lectures.studio.rules')}</CardHeading>
      <div className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            label={t('lectures.studio.doors')}
            min={0}
            max={120}
            value={settings.doorsMinutes}
            onChange={(minutes) => change({ doorsMinutes: minutes ?? 0 })}
          />
          <NumberField
            label={t('lectures.studio.late')}
            min={0}
            max={240}
            value={settings.lateMinutes}
            onChange={(minutes) => change({ lateMinutes: minutes ?? 0 })}
          />
        </div>
        {isOnline && (
          <>
            <Switch
              spread
              label={t('lectures.studio.joiningCounts')}
              checked={settings.joiningCounts}
              onChange={(joiningCounts) => change({ joiningCounts })}
            />
            <Switch
              spread
              label={t('lectures.studio.isRecorded')}
              checked={settings.isRecorded}
              onChange={(isRecorded) => change({ isRecorded })}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function Files({ form, set }: PartProps) {
  const t = useT();
  return (
    <Card as="section">
      <CardHeading level={3}>{t('lectures.studio.files')}</CardHeading>
      <div className="space-y-5">
        {form.materials.map((file) => (
          <MediaField
            key={file.mediaId}
            kind="DOCUMENT"
            label={t('lectures.studio.material')}
            value={file}
            onChange={(media) =>
              set({
                materials: form.materials.flatMap((each) =>
                  each.mediaId === file.mediaId ? (media ? [media] : []) : [each],
                ),
              })
            }
          />
        ))}
        <MediaField
          key={`new-${form.materials.length}`}
          kind="DOCUMENT"
          label={t('lectures.studio.material')}
          value={null}
          onChange={(media) => media && set({ materials: [...form.materials, media] })}
        />
        <MediaField
          kind="VIDEO"
          label={t('lectures.studio.recording')}
          value={form.recording}
          onChange={(recording) => set({ recording })}
        />
        {form.recording && (
          <MediaField
            kind="CAPTIONS"
            label={t('lectures.studio.transcripts')}
            value={form.transcripts[0] ?? null}
            onChange={(media) => set({ transcripts: media ? [media] : [] })}
          />
        )}
      </div>
    </Card>
  );
}

function Editor({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const notify = useNotify();
  const { lectureId, courseId, lectureSeriesId, isPublished } = lecture;
  const update = useUpdateLecture(lectureId);
  const publish = usePublishLecture();
  const { form, set, conflict, ...saving } = useVersionedForm<LectureDetail, LectureForm>({
    saved: lecture,
    start: () => formOf(lecture),
    formOf,
    change: (draft, version) => update.mutateAsync(patchOf(draft, formOf(lecture), version)),
    read: useReadLecture(lectureId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('lectures.messages.saved') },
  });
  const errors = useRefusals(update.error, { ...form, ...form.settings });
  const part = { form, set, errors };
  const back = lectureSeriesId === null ? 'lectures' : `lectures/series/${lectureSeriesId}`;
  return (
    <div className="max-w-220 space-y-6">
      <BackLink href={`/courses/${courseId}/${back}`}>
        {t(lectureSeriesId === null ? 'lectures.actions.back' : 'lectures.actions.openSeries')}
      </BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          <AuthorTextFor text={lecture.title} />
          <PublicationBadge isPublished={isPublished} />
        </h1>
        {!isPublished && (
          <Button
            icon={Send}
            variant="outline"
            pending={publish.isPending}
            onClick={() =>
              publish.mutate(lectureId, {
                onSuccess: () => notify({ tone: 'success', text: t('lectures.messages.published') }),
              })
            }
          >
            {t('lectures.actions.publish')}
          </Button>
        )}
      </div>
      <FormArea>
        <div className="space-y-6">
          {conflict && <ConflictBanner {...conflict} />}
          <LocalizedField
            label={t('lectures.studio.lectureTitle')}
            value={form.title}
            error={errors.title}
            maxLength={200}
            onChange={(title) => set({ title })}
          />
          <LocalizedField
            label={t('lectures.studio.description')}
            hint={t('lectures.studio.descriptionHint')}
            multiline
            rows={3}
            value={form.description}
            maxLength={2000}
            onChange={(description) => set({ description })}
          />
          <When {...part} />
          <Where {...part} lecture={lecture} isDirty={saving.bar.isDirty} />
          <Rules {...part} />
          <Files {...part} />
        </div>
      </FormArea>
      <SaveBar {...saving.bar} onSave={saving.save} />
    </div>
  );
}

/** `lectures/{lectureId}` of a course. */
export function LectureEditorScreen() {
  const t = useT();
  const lectureId = usePathId('lectureId');
  const { data, isError, refetch } = useQuery(lectureQuery(lectureId));
  usePageTitle(useAuthorText()(data?.title));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return data ? <Editor key={lectureId} lecture={data} /> : <SkeletonText lines={10} />;
}
