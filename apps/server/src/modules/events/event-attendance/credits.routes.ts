import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, LocalizedName, NamedObject } from '../../../kernel/http/schemas.ts';
import { accessEvent, EventParams } from '../events/events.public.ts';
import { listCredits } from './credits.repository.ts';
import { addCredit, removeCredit } from './credits.service.ts';

const access = permission('organization_update_social_events');
const CreditParams = Type.Object({ eventId: Id, courseSubsectionId: Id });

const EventCredits = NamedObject('EventCredits', {
  data: Type.Array(
    NamedObject('EventCredit', {
      courseSubsectionId: Id,
      courseId: Id,
      lessonTitle: LocalizedName,
      courseTitle: LocalizedName,
    }),
  ),
});

export const creditRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/credits',
    operationId: 'listEventCredits',
    summary: 'Lessons that are finished by coming to an event',
    access,
    params: EventParams,
    response: EventCredits,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessEvent(context, tx, params.eventId, 'edit');
        return { data: await listCredits(tx, params.eventId) };
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/events/:eventId/credits/:courseSubsectionId',
    operationId: 'addEventCredit',
    summary: 'Coming to the event finishes a lesson of a course that the caller edits',
    access,
    params: CreditParams,
    handle: (context, { params }) => addCredit(context, params.eventId, params.courseSubsectionId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/events/:eventId/credits/:courseSubsectionId',
    operationId: 'removeEventCredit',
    summary: 'Coming no longer finishes the lesson; what people have finished stays theirs',
    access,
    params: CreditParams,
    handle: (context, { params }) => removeCredit(context, params.eventId, params.courseSubsectionId),
  }),
];
