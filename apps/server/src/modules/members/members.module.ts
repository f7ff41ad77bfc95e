import type { ServerModule } from '../../kernel/module.ts';
import { memberRoutes } from './members.routes.ts';

/** Members: what a person is in one organisation, how they come in, what they may do, how they go. */
export const membersModule = (): ServerModule => ({ name: 'members', routes: memberRoutes });
