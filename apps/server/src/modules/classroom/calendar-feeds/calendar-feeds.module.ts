import { readerFinder } from '../../../absent-reader.ts';
import { signedIn } from '../../../kernel/access/access.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, publicRoute } from '../../../kernel/http/route.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { CalendarFeed, FeedParams, NewCalendarFeed } from './calendar-feeds.schemas.ts';
import { fetchFeed, readFeed, renewFeed, revokeFeed } from './calendar-feeds.service.ts';

/** The personal calendar that somebody's own calendar fetches, at a secret address. */
export const calendarFeedsModule = defineModule({
  name: 'calendar-feeds',
  owns: ['calendar_feed_entries', 'calendar_feeds'],
  personalRows: [
    erasedRows('calendar_feeds', 'user_id', { without: ['token_hash'] }),
    erasedRows('calendar_feed_entries', 'user_id', { without: ['fingerprint'] }),
  ],
  uses: ['schedule', 'organizations'],
  wire: (wiring) => {
    const findReader = readerFinder(wiring);
    return {
      routes: [
        memberRoute({
          method: 'GET',
          path: '/api/calendar-feed',
          operationId: 'getCalendarFeed',
          summary: 'Whether the caller has an address for their calendar, and when it was last fetched',
          access: signedIn(),
          response: CalendarFeed,
          handle: (context) => readFeed(context),
        }),
        memberRoute({
          method: 'POST',
          path: '/api/calendar-feed',
          operationId: 'renewCalendarFeed',
          refusesMasquerade: true,
          summary: 'Makes an address for the calendar of the caller; the one that there was is none any more',
          access: signedIn(),
          response: NewCalendarFeed,
          rateLimit: { per: 'caller', count: 20, seconds: 3600 },
          handle: (context) => renewFeed(context),
        }),
        memberRoute({
          method: 'DELETE',
          path: '/api/calendar-feed',
          operationId: 'revokeCalendarFeed',
          summary: 'Takes the address away: calendars that fetch it find nothing',
          access: signedIn(),
          handle: (context) => revokeFeed(context),
        }),
        publicRoute({
          method: 'GET',
          path: '/api/calendar-feeds/:token',
          operationId: 'getCalendarFeedFile',
          summary: 'Everything that is due or takes place for the person whose secret address this is, as iCalendar',
          params: FeedParams,
          isRaw: true,
          rateLimit: { per: 'address', count: 120, seconds: 60 },
          handle: async (context, { params }, { reply }) => {
            const { name, text } = await fetchFeed(context, params.token.replace(/\.ics$/, ''), findReader);
            await reply
              .type('text/calendar; charset=utf-8')
              .header('content-disposition', disposition(name, 'inline'))
              .header('cache-control', 'private, max-age=900')
              .send(text);
          },
        }),
      ],
    };
  },
});
