import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, LocalizedName, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { setEventGroup } from './event-group.service.ts';
import { readEventGroup } from './event-parts.reads.ts';
import { accessEvent } from './events.access.ts';
import { EventParams } from './events.schemas.ts';

const edits = permission('organization_update_social_events');

const EventGroup = NamedObject('EventGroup', {
  group: Nullable(NamedObject('GroupOfEvent', { groupId: Id, name: LocalizedName })),
});
const EventGroupBody = NamedObject('EventGroupBody', { groupId: Nullable(Id) });

/** The one tie between events and groups. */
export const eventGroupRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/group',
    operationId: 'getEventGroup',
    summary: 'The group that an event belongs to; one that the caller doesn’t see isn’t named',
    access: edits,
    params: EventParams,
    response: EventGroup,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessEvent(context, tx, params.eventId, 'edit');
        return { group: await readEventGroup(context, tx, params.eventId) };
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/events/:eventId/group',
    operationId: 'setEventGroup',
    summary: 'Says to which group an event belongs, or that it belongs to none',
    access: edits,
    params: EventParams,
    body: EventGroupBody,
    handle: (context, { params, body }) => setEventGroup(context, params.eventId, body.groupId),
  }),
];
