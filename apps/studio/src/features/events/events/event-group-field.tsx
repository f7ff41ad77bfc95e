import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useHasFeature, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { eventGroupQuery, groupChoicesQuery, useSetEventGroup } from './event-group.api.ts';

/** The group whose page lists the event. It is saved at once: nobody who holds a ticket has to hear of it. */
export function EventGroupField({ eventId }: { readonly eventId: number }) {
  const isOn = useHasFeature()('social-groups');
  const mayLook = useCan()('organization_member_access_communities', 'organization_read_social_groups');
  return isOn && mayLook ? <Field eventId={eventId} /> : null;
}

function Field({ eventId }: { readonly eventId: number }) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const set = useSetEventGroup(eventId);
  const { data: chosen } = useQuery(eventGroupQuery(eventId));
  const { data: groups } = useQuery(groupChoicesQuery());
  if (!chosen || !groups) return null;
  const { group } = chosen;
  const found = groups.data.map(({ groupId, name }) => ({ groupId, name }));
  // one beyond the first hundred is offered too while it is the event's
  const offered = group && !found.some(({ groupId }) => groupId === group.groupId) ? [group, ...found] : found;
  if (offered.length === 0) return null;
  const change = (value: string) =>
    set.mutate(value === '' ? null : Number(value), {
      onSuccess: () => notify({ tone: 'success', text: t('event-desk.messages.groupSaved') }),
    });
  return (
    <NativeSelect
      label={t('event-desk.fields.ofGroup')}
      hint={t('event-desk.fields.ofGroupHint')}
      placeholder={t('event-desk.fields.noGroup')}
      value={group ? String(group.groupId) : ''}
      disabled={set.isPending}
      options={offered.map(({ groupId, name }) => ({ value: String(groupId), label: text(name) }))}
      onChange={change}
    />
  );
}
