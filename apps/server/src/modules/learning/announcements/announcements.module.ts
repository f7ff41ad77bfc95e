import { demoLoading } from '../../../demo/demo-content.ts';
import { bring } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { audienceKinds, deliveryBesides, notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { courseNews, courseTexts } from '../courses/courses.public.ts';
import { unreadAudience } from './announcement-readers.reads.ts';
import { announcementSearch } from './announcement-search.ts';
import { announcementTexts } from './announcement-texts.ts';
import { loadDemoAnnouncements } from './announcements.demo.ts';
import { announcementMail, announcementsInNotifications, notifyOfAnnouncement } from './announcements.notifications.ts';
import { announcementsPersonalRows } from './announcements.personal.ts';
import { countUnread } from './announcements.reads.ts';
import { announcementRoutes } from './announcements.routes.ts';
import { publishScheduledJob } from './announcements.service.ts';
import { announcementsInUse } from './feature-use.ts';

/** Announcements: of a course by its editors, of the organisation by its administrators. */
export const announcementsModule = defineModule({
  name: 'announcements',
  partOf: ['announcements'],
  owns: ['announcement_reads', 'announcements'],
  personalRows: announcementsPersonalRows,
  features: ['announcements'],
  uses: ['courses', 'enrollments', 'media', 'members', 'notifications', 'organizations', 'progress', 'search'],
  brings: [
    ...announcementsInNotifications.map((thing) => bring(notifiedThings, thing)),
    bring(courseNews, { kind: 'ANNOUNCEMENTS', feature: 'announcements', count: countUnread }),
    bring(featureUses, announcementsInUse),
    bring(courseTexts, announcementTexts),
    bring(demoLoading, loadDemoAnnouncements),
    bring(searchSources, announcementSearch),
    bring(deliveryBesides, announcementMail),
    bring(audienceKinds, unreadAudience),
  ],
  routes: announcementRoutes(),
  jobs: [publishScheduledJob],
  signals: [notifyOfAnnouncement],
});
