import '../../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { CoverField } from '../../learning/specializations/specializations.public.ts';
import { EventEditor } from './event-editor.tsx';
import { EventGroupField } from './event-group-field.tsx';
import { PeopleFields } from './event-people.tsx';
import { type PartProps, RulesFields, WhenFields, WhereFields } from './event-settings.tsx';

function Texts({ form, set, errors }: PartProps) {
  const t = useT();
  return (
    <>
      <div data-needed="TITLE">
        <LocalizedField
          label={t('event-desk.fields.title')}
          required
          value={form.title}
          error={errors.title}
          maxLength={200}
          onChange={(title) => set({ title })}
        />
      </div>
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
    </>
  );
}

/** `/events/{eventId}`: what an event is, when, where, and with whom. */
export function EventEditorScreen() {
  return (
    <EventEditor
      tab="event"
      aside={(event, { form, set }) => (
        <>
          <CoverField art={event.coverArt} cover={form.cover} onChange={(cover) => set({ cover })} />
          <EventGroupField eventId={event.eventId} />
        </>
      )}
    >
      {(part) => (
        <>
          <Texts {...part} />
          <WhenFields {...part} />
          <WhereFields {...part} />
          <PeopleFields {...part} />
          <RulesFields {...part} />
        </>
      )}
    </EventEditor>
  );
}
