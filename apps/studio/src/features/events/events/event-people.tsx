import { EVENT_LIMITS } from '@sullam/domain/events/event.ts';
import { Plus, Trash2, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { PersonField } from '../../learning/checklists/checklists.public.ts';
import { withChanged } from './event-form.ts';
import type { PartProps } from './event-settings.tsx';
import { PortraitField } from './portrait-field.tsx';

/** Members who lead it, and guests who mostly have no account. */
export function PeopleFields({ form, set, errors }: PartProps) {
  const t = useT();
  const authorText = useAuthorText();
  const mayFindMembers = useCan()('organization_read_members');
  const { hosts, guests } = form;
  return (
    <Card as="section">
      <CardHeading level={3}>{t('event-desk.parts.people')}</CardHeading>
      <div className="space-y-5">
        <ul className="space-y-2">
          {hosts.map(({ userId, name }) => (
            <li key={userId} className="flex items-center justify-between gap-3 rounded-md bg-subtle px-3">
              <bdi>{name}</bdi>
              <IconButton
                icon={X}
                label={t('event-desk.actions.removePerson', { name })}
                onClick={() => set({ hosts: hosts.filter((host) => host.userId !== userId) })}
              />
            </li>
          ))}
        </ul>
        {mayFindMembers && hosts.length < EVENT_LIMITS.hosts && (
          <PersonField
            isForMany
            label={t('event-desk.fields.host')}
            value={null}
            except={new Set(hosts.map(({ userId }) => userId))}
            error={errors.hostUserIds}
            onChange={(person) =>
              person &&
              set({
                hosts: [...hosts, { userId: person.userId, name: `${person.firstName} ${person.lastName}`.trim() }],
              })
            }
          />
        )}
        {guests.map((guest, at) => (
          <div key={`${at}-${guests.length}`} className="space-y-3 rounded-lg border border-line p-4">
            <PortraitField
              name={authorText(guest.name)}
              portrait={guest.portrait}
              onChange={(portrait) => set({ guests: withChanged(guests, at, { portrait }) })}
            />
            <LocalizedField
              label={t('event-desk.fields.guestName')}
              value={guest.name}
              maxLength={200}
              onChange={(name) => set({ guests: withChanged(guests, at, { name }) })}
            />
            <LocalizedField
              label={t('event-desk.fields.guestRole')}
              value={guest.role}
              maxLength={200}
              onChange={(role) => set({ guests: withChanged(guests, at, { role }) })}
            />
            <Button
              variant="ghost"
              size="sm"
              icon={Trash2}
              onClick={() => set({ guests: withChanged(guests, at, null) })}
            >
              {t('event-desk.actions.removeGuest')}
            </Button>
          </div>
        ))}
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          disabled={guests.length >= EVENT_LIMITS.guests}
          onClick={() => set({ guests: [...guests, { name: {}, role: {}, portrait: null }] })}
        >
          {t('event-desk.actions.addGuest')}
        </Button>
      </div>
    </Card>
  );
}
