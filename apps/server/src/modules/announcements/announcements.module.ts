import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData } from '../members/members.public.ts';
import { deliveryBesides } from '../notifications/notifications.public.ts';
import { announcementMail, tellAnnouncement } from './announcements.notifications.ts';
import { announcementsPersonalRows } from './announcements.personal.ts';
import { announcementRoutes } from './announcements.routes.ts';

/** Announcements: of a course by its editors, of the organisation by its administrators. */
export const announcementsModule = defineModule({
  name: 'announcements',
  owns: ['announcements'],
  features: ['announcements'],
  uses: ['courses', 'enrollments', 'media', 'members', 'notifications', 'organizations'],
  brings: [bring(personalData, announcementsPersonalRows), bring(deliveryBesides, announcementMail)],
  wire: () => ({ routes: announcementRoutes(), signals: [tellAnnouncement] }),
});
