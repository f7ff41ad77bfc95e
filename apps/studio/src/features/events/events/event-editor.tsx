import { Send } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import type { ReactNode } from 'react';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { CancelButton } from './cancel-event-dialog.tsx';
import { type EventForm, formOf, patchOf } from './event-form.ts';
import { EventFrame, type EventTab } from './event-frame.tsx';
import type { PartProps } from './event-settings.tsx';
import { type EventEditing, useChangeEvent, usePublishEvent, useReadEvent } from './events.api.ts';
import { focusMissing, MissingList, missingPath } from './missing-list.tsx';
import { PostponeButton } from './postpone-event-dialog.tsx';

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

interface EditorProps {
  readonly event: EventEditing;
  readonly aside: ((part: PartProps) => ReactNode) | undefined;
  readonly children: (part: PartProps) => ReactNode;
}

function Editor({ event, aside, children }: EditorProps) {
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
  const part = { form, set, errors: useRefusals(update.error, { ...form }) };
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FormArea>
          <div className="space-y-6">
            {conflict && <ConflictBanner {...conflict} />}
            {children(part)}
          </div>
        </FormArea>
        <aside className="space-y-6">
          {aside?.(part)}
          <MissingList event={event} />
        </aside>
      </div>
      <SaveBar {...saving.bar} onSave={saving.save} />
    </>
  );
}

function Actions({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const notify = useNotify();
  const go = useGo();
  const publish = usePublishEvent();
  const { eventId, version, missing } = event;
  if (event.status === 'CANCELLED') return null;
  if (event.status === 'PUBLISHED')
    return (
      <>
        <PostponeButton event={event} />
        <CancelButton event={event} />
      </>
    );
  const press = () => {
    const [first] = missing;
    if (first === undefined)
      return publish.mutate(
        { eventId, version },
        { onSuccess: () => notify({ tone: 'success', text: t('event-desk.messages.published') }) },
      );
    notify({ tone: 'warning', text: missing.map((what) => t(`event-desk.missing.${what}`)).join(' ') });
    if (!focusMissing(first)) go(missingPath(event, first));
  };
  return (
    <Button icon={Send} pending={publish.isPending} onClick={press}>
      {t('event-desk.actions.publish')}
    </Button>
  );
}

interface EventEditorProps {
  readonly tab: EventTab;
  /** Beside the fields; below it stands what is missing before the event can go out. */
  readonly aside?: (event: EventEditing, part: PartProps) => ReactNode;
  readonly children: (part: PartProps) => ReactNode;
}

/** One page of what organisers write of an event; each saves what was changed on it. */
export function EventEditor({ tab, aside, children }: EventEditorProps) {
  return (
    <EventFrame tab={tab} actions={(event) => <Actions event={event} />}>
      {(event) => (
        <Editor key={event.eventId} event={event} aside={aside && ((part) => aside(event, part))}>
          {children}
        </Editor>
      )}
    </EventFrame>
  );
}
