import '../../app.css';
import { Send } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { changedParts } from '../../parts/changed-parts.ts';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { LocalizedField } from '../../parts/localized-field.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { useVersionedForm } from '../../parts/use-versioned-form.ts';
import { CoverField } from '../specializations/cover-field.tsx';
import { CancelButton } from './cancel-event-dialog.tsx';
import { type EventForm, formOf, patchOf } from './event-form.ts';
import { EventFrame } from './event-frame.tsx';
import { EventGroupField } from './event-group-field.tsx';
import { PeopleFields } from './event-people.tsx';
import { ProgrammeFields } from './event-programme.tsx';
import { QuestionFields } from './event-questions.tsx';
import { RulesFields, WhenFields, WhereFields } from './event-settings.tsx';
import { type EventEditing, useChangeEvent, usePublishEvent, useReadEvent } from './events.api.ts';
import { MissingList } from './missing-list.tsx';

const PARTS = {
  title: 'event-desk.fields.title',
  subtitle: 'event-desk.fields.subtitle',
  description: 'event-desk.fields.description',
  courseCategoryId: 'event-desk.fields.category',
  audience: 'event-desk.parts.rules',
  isFeatured: 'event-desk.parts.rules',
  format: 'event-desk.parts.where',
  place: 'event-desk.parts.where',
  address: 'event-desk.parts.where',
  mapUrl: 'event-desk.parts.where',
  meetingUrl: 'event-desk.parts.where',
  zone: 'event-desk.parts.when',
  days: 'event-desk.parts.when',
  sessions: 'event-desk.parts.programme',
  questions: 'event-desk.parts.questions',
  capacity: 'event-desk.parts.rules',
  offerMinutes: 'event-desk.parts.rules',
  hosts: 'event-desk.parts.people',
  guests: 'event-desk.parts.people',
  cover: 'event-desk.fields.cover',
} as const;

function Editor({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const { eventId } = event;
  const update = useChangeEvent(eventId);
  const { form, set, conflict, ...saving } = useVersionedForm<EventEditing, EventForm>({
    saved: event,
    start: () => formOf(event),
    formOf,
    change: (draft, version) => update.mutateAsync(patchOf(draft, formOf(event), version)),
    read: useReadEvent(eventId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('event-desk.messages.saved') },
  });
  const errors = useRefusals(update.error, { ...form });
  const part = { form, set, errors };
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FormArea>
          <div className="space-y-6">
            {conflict && <ConflictBanner {...conflict} />}
            <LocalizedField
              label={t('event-desk.fields.title')}
              required
              value={form.title}
              error={errors.title}
              maxLength={200}
              onChange={(title) => set({ title })}
            />
            <LocalizedField
              label={t('event-desk.fields.subtitle')}
              value={form.subtitle}
              maxLength={200}
              onChange={(subtitle) => set({ subtitle })}
            />
            <LocalizedField
              label={t('event-desk.fields.description')}
              multiline
              rows={5}
              value={form.description}
              maxLength={2000}
              onChange={(description) => set({ description })}
            />
            <WhenFields {...part} />
            <WhereFields {...part} />
            <PeopleFields {...part} />
            <ProgrammeFields {...part} />
            <QuestionFields {...part} />
            <RulesFields {...part} />
          </div>
        </FormArea>
        <aside className="space-y-6">
          <CoverField art={event.coverArt} cover={form.cover} onChange={(cover) => set({ cover })} />
          <MissingList event={event} />
          <EventGroupField eventId={eventId} />
        </aside>
      </div>
      <SaveBar {...saving.bar} onSave={saving.save} />
    </>
  );
}

function Actions({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const notify = useNotify();
  const publish = usePublishEvent();
  const { eventId, version } = event;
  if (event.status === 'CANCELLED') return null;
  if (event.status === 'PUBLISHED') return <CancelButton event={event} />;
  return (
    <Button
      icon={Send}
      pending={publish.isPending}
      onClick={() =>
        publish.mutate(
          { eventId, version },
          { onSuccess: () => notify({ tone: 'success', text: t('event-desk.messages.published') }) },
        )
      }
    >
      {t('event-desk.actions.publish')}
    </Button>
  );
}

/** `/events/{eventId}`: what an event is. */
export function EventEditorScreen() {
  return (
    <EventFrame tab="event" actions={(event) => <Actions event={event} />}>
      {(event) => <Editor key={event.eventId} event={event} />}
    </EventFrame>
  );
}
