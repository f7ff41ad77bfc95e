import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData } from '../members/members.public.ts';
import { frontendLoggerRoutes } from './frontend-logger.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { operationsRoutes } from './operations.routes.ts';
import { systemPersonalRows } from './system.personal.ts';
import { tooltipRoutes } from './tooltips.routes.ts';

/** The small calls of the shell and of those who run the installation. */
export const systemModule = defineModule({
  name: 'system',
  owns: ['dismissed_tooltips'],
  uses: ['members'],
  brings: [bring(personalData, systemPersonalRows)],
  wire: (wiring) => ({
    routes: [
      ...healthRoutes(wiring.lifecycle),
      ...operationsRoutes(wiring),
      ...frontendLoggerRoutes(),
      ...tooltipRoutes(),
    ],
  }),
});
