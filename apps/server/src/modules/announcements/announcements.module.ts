import type { ServerModule } from '../../kernel/module.ts';
import { announcementRoutes } from './announcements.routes.ts';

/** Announcements: of a course by its editors, of the organisation by its administrators. */
export const announcementsModule = (): ServerModule => ({ name: 'announcements', routes: announcementRoutes() });
