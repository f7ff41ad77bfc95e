import { chooseText, directionOf, LANGUAGES } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/event-tickets.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/event-tickets.en.gen.ts';
import { type Static, Type } from 'typebox';
import { reading } from '../../../kernel/database/database.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { OneOf } from '../../../kernel/http/schemas.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { findProfile } from '../../organization/organizations/organizations.public.ts';
import { EventParams } from '../events/events.public.ts';

const WORDS = { en: english, ar: arabic };
const GROUND = '#0f2536';

const DoorApplicationQuery = Type.Object({ in: Type.Optional(OneOf(...LANGUAGES)) });

/**
 * What a phone has to know to install the check-in of an event. It says nothing of the event itself: browsers fetch it without the
 * session of whoever looks at the page.
 */
export const doorApplicationRoutes: readonly RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/events/:eventId/attendance/application',
    operationId: 'getEventDoorApplication',
    summary: 'The web manifest of the check-in of an event',
    params: EventParams,
    query: DoorApplicationQuery,
    isRaw: true,
    handle: async (context, { params, query }, { reply }) => {
      const language = (query as Static<typeof DoorApplicationQuery>).in ?? context.language;
      const t = await translatorOf(context, WORDS, language);
      const profile = await reading(context, (tx) => findProfile(context, tx));
      const organization = chooseText(profile?.name, language)?.text;
      const name = t('event-tickets.door.name');
      const page = `/studio/events/${params.eventId}/door`;
      await reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(
          JSON.stringify({
            id: page,
            start_url: page,
            scope: page,
            name: organization ? `${name} · ${organization}` : name,
            short_name: name,
            lang: language,
            dir: directionOf(language),
            display: 'standalone',
            background_color: GROUND,
            theme_color: GROUND,
            icons: [{ src: '/studio/door-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
          }),
        );
    },
  }),
];
