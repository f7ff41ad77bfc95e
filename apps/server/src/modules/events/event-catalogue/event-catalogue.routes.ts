import { Type } from 'typebox';
import { permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, LocalizedName, NamedObject, PageQuery, page } from '../../../kernel/http/schemas.ts';
import { accessGroup, GroupParams, groupAccess } from '../../community/social-groups/social-groups.public.ts';
import { checkMayLookAtEvents, EventParams } from '../events/events.public.ts';
import {
  listEnrolledEvents,
  listEventCategories,
  listEvents,
  listFavoriteEvents,
  listGroupEvents,
} from './event-catalogue.reads.ts';
import { EventCard, EventDetail, EventListQuery } from './event-catalogue.schemas.ts';
import { readEvent } from './event-detail.reads.ts';
import { markEventSeen, setFavoriteEvent } from './own-marks.service.ts';

const access = signedIn();
const members = permission('organization_member_access_events');
const ListPage = Type.Object(PageQuery);

const EventHosts = NamedObject('EventHosts', { data: EventDetail.properties.people });

const EventCategories = NamedObject('EventCategories', {
  data: Type.Array(NamedObject('EventCategory', { courseCategoryId: Id, name: LocalizedName, hue: Type.Integer() })),
});

const lists: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/events',
    operationId: 'listEvents',
    mayLag: true,
    summary: 'Events that are out: those to come first; who left the lists 30 days after their last day are left out',
    query: EventListQuery,
    response: page(EventCard),
    errors: { 403: ['not-allowed'] },
    handle: async (context, { query }) => {
      checkMayLookAtEvents(context);
      return reading(context, (tx) => listEvents(context, tx, query));
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/events/categories',
    operationId: 'listEventCategories',
    mayLag: true,
    summary: 'Categories of events that are listed',
    response: EventCategories,
    errors: { 403: ['not-allowed'] },
    handle: async (context) => {
      checkMayLookAtEvents(context);
      return { data: (await reading(context, (tx) => listEventCategories(context, tx))) as never };
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/enrolled',
    operationId: 'listEnrolledEvents',
    summary: 'Events that the caller has a ticket of or waits for',
    access: members,
    query: ListPage,
    response: page(EventCard),
    handle: (context, { query }) => reading(context, (tx) => listEnrolledEvents(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/favorites/events',
    operationId: 'listFavoriteEvents',
    summary: 'Events that the caller marked with the heart',
    access: members,
    query: ListPage,
    response: page(EventCard),
    handle: (context, { query }) => reading(context, (tx) => listFavoriteEvents(context, tx, query)),
  }),
];

const marks: RouteDefinition[] = [
  memberRoute({
    method: 'PUT',
    path: '/api/favorites/events/:eventId',
    operationId: 'addFavoriteEvent',
    summary: 'Marks an event as a favourite; twice is once',
    access,
    params: EventParams,
    handle: (context, { params }) => setFavoriteEvent(context, params.eventId, true),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/favorites/events/:eventId',
    operationId: 'removeFavoriteEvent',
    summary: 'Takes the mark away',
    access,
    params: EventParams,
    handle: (context, { params }) => setFavoriteEvent(context, params.eventId, false),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/seen',
    operationId: 'markEventSeen',
    summary: 'The caller has put the banner of this event away: it stays away for a day, on every device',
    access,
    params: EventParams,
    handle: (context, { params }) => markEventSeen(context, params.eventId),
  }),
];

const own: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/events/:eventId',
    operationId: 'getEvent',
    mayLag: true,
    summary: 'An event with its programme, people and tickets; never with the link of its meeting',
    params: EventParams,
    response: EventDetail,
    errors: { 403: ['not-allowed'] },
    handle: (context, { params }) => reading(context, (tx) => readEvent(context, tx, params.eventId)),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/events/:eventId/hosts',
    operationId: 'listEventHosts',
    mayLag: true,
    summary: 'The members who hold an event',
    params: EventParams,
    response: EventHosts,
    errors: { 403: ['not-allowed'] },
    handle: async (context, { params }) => {
      const { people } = await reading(context, (tx) => readEvent(context, tx, params.eventId));
      return { data: people.filter(({ userId }) => userId !== null) };
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId/events',
    operationId: 'listGroupEvents',
    mayLag: true,
    summary: 'Events of a group that the reader sees, the next one first',
    access: groupAccess,
    params: GroupParams,
    query: Type.Object(PageQuery),
    response: page(EventCard),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        const { group } = await accessGroup(context, tx, params.groupId, 'read');
        return listGroupEvents(context, tx, group.groupId, query);
      }),
  }),
];

export const eventCatalogueRoutes: readonly RouteDefinition[] = [...lists, ...marks, ...own];
