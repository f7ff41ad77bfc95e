import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
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
  contributes: [
    ...announcementsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(courseNews, { kind: 'ANNOUNCEMENTS', feature: 'announcements', count: countUnread }),
    contribute(featureUses, announcementsInUse),
    contribute(courseTexts, announcementTexts),
    contribute(demoLoading, loadDemoAnnouncements),
    contribute(searchSources, announcementSearch),
    contribute(deliveryBesides, announcementMail),
    contribute(audienceKinds, unreadAudience),
  ],
  routes: announcementRoutes(),
  jobs: [publishScheduledJob],
  signals: [notifyOfAnnouncement],
});
