import { defineModule } from '../../wiring.ts';
import { announcementRoutes } from './announcements.routes.ts';

/** Announcements: of a course by its editors, of the organisation by its administrators. */
export const announcementsModule = defineModule({
  name: 'announcements',
  owns: ['announcements'],
  uses: ['courses', 'media'],
  wire: () => ({ routes: announcementRoutes() }),
});
