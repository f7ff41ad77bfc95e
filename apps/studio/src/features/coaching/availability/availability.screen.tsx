import '../../../app.css';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changedParts } from '../../../parts/changed-parts.ts';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { SegmentLinks } from '../../../parts/segment-links.tsx';
import { useUndoHistory } from '../../../parts/use-undo-history.ts';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { useAutosave } from '../../learning/builder/builder.public.ts';
import { AffectedBanner } from './affected-banner.tsx';
import {
  type AffectedSession,
  type Availability,
  availabilityQuery,
  useReadAvailability,
  useSaveAvailability,
} from './availability.api.ts';
import { Calendars } from './calendars.tsx';
import { CalendarsSummary } from './calendars-summary.tsx';
import { DateOverrides } from './date-overrides.tsx';
import { formOf, type HoursForm, isFit } from './hours-form.ts';
import { LearnerView } from './learner-view.tsx';
import { RulesPart } from './rules-part.tsx';
import { RulesSummary } from './rules-summary.tsx';
import { SavingBar } from './saving-bar.tsx';
import { Travels } from './travels.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

const PARTS = ['hours', 'rules', 'calendars', 'travel'] as const;
type Part = (typeof PARTS)[number];

/** Where each field stands on the page, to say what somebody else has changed. */
const CHANGED = {
  weekly: 'coach-availability.titles.weekly',
  overrides: 'coach-availability.titles.overrides',
  travels: 'coach-availability.titles.travels',
  settings: 'coach-availability.titles.rules',
} as const;

function useHours(availability: Availability) {
  const t = useT();
  const kit = useKit();
  const update = useSaveAvailability();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [affected, setAffected] = useState<readonly AffectedSession[]>([]);
  const saving = useVersionedForm<Availability, HoursForm>({
    saved: availability,
    start: () => formOf(availability),
    formOf,
    isFit,
    change: async (form, version) => {
      const saved = await update.mutateAsync({ ...form, version });
      setAffected(saved.affectedSessions);
      return saved;
    },
    read: useReadAvailability(),
    changed: (before, theirs) => changedParts(before, theirs, CHANGED).map((part) => t(part)),
    onSaved: () => setSavedAt(kit.now()),
  });
  const { form, setForm, isDirty, isSaving, conflict, save } = saving;
  const history = useUndoHistory(form, setForm);
  useAutosave(isDirty && !isSaving && !conflict && isFit(form) ? JSON.stringify(form) : null, save);
  const set = (part: Partial<HoursForm>) => {
    history.record(Object.keys(part).join());
    setForm((before) => ({ ...before, ...part }));
  };
  return { ...saving, set, history, savedAt, affected };
}

function Editor({ availability }: { readonly availability: Availability }) {
  const t = useT();
  const kit = useKit();
  const address = useAddressQuery();
  const { form, set, history, savedAt, affected, conflict, isDirty, isSaving, bar, save } = useHours(availability);
  const part: Part = PARTS.find((each) => each === address.value('part')) ?? 'hours';
  const { settings } = form;
  const today = wallTimeOf(new Date(kit.now()), settings.timeZone).date;
  return (
    <CoachingFrame
      tab="availability"
      actions={
        <SavingBar
          isSaving={isSaving}
          isDirty={isDirty && isFit(form)}
          hasFailed={bar.hasFailed && !conflict}
          savedAt={savedAt}
          onRetry={() => void save()}
          history={history}
        />
      }
    >
      <div className="mb-5 overflow-x-auto">
        <SegmentLinks
          label={t('coaching.tabs.availability')}
          items={PARTS.map((each) => ({
            href: address.hrefWith({ part: each === 'hours' ? null : each }),
            label: t(`coach-availability.parts.${each}`),
            current: each === part,
          }))}
        />
      </div>
      <FormArea>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0 space-y-6">
            {conflict && <ConflictBanner {...conflict} />}
            <AffectedBanner sessions={affected} />
            {part === 'hours' && (
              <>
                <WeeklyHours weekly={form.weekly} onChange={(weekly) => set({ weekly })} />
                <DateOverrides overrides={form.overrides} today={today} onChange={(overrides) => set({ overrides })} />
              </>
            )}
            {part === 'rules' && (
              <RulesPart settings={settings} onChange={(change) => set({ settings: { ...settings, ...change } })} />
            )}
            {part === 'calendars' && <Calendars />}
            {part === 'travel' && (
              <Travels
                travels={form.travels}
                today={today}
                homeZone={settings.timeZone}
                onChange={(travels) => set({ travels })}
              />
            )}
          </div>
          <div className="space-y-6">
            <LearnerView today={today} weekly={form.weekly} />
            {part !== 'rules' && <RulesSummary settings={settings} href={address.hrefWith({ part: 'rules' })} />}
            {part !== 'calendars' && <CalendarsSummary href={address.hrefWith({ part: 'calendars' })} />}
          </div>
        </div>
        <LeaveWarning
          isDirty={isDirty}
          settle={async () => {
            // leaving sends what waits; only what was refused or doesn't fit asks
            return !bar.hasFailed && conflict === null && isFit(form);
          }}
        />
      </FormArea>
    </CoachingFrame>
  );
}

/** `/coaching/availability`: when the coach can be booked. */
export function AvailabilityScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(availabilityQuery());
  if (data) return <Editor availability={data} />;
  return (
    <CoachingFrame tab="availability">
      {!error && <SkeletonText lines={10} />}
      {error && 'status' in error && error.status === 404 ? (
        <EmptyState drawing="not-found" title={t('coach-availability.empty.noCoach')} />
      ) : (
        error && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </CoachingFrame>
  );
}
