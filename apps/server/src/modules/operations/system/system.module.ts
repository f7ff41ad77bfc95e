import { defineModule } from '../../../wiring.ts';
import { frontendLoggerRoutes } from './frontend-logger.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { operationsRoutes } from './operations.routes.ts';
import { systemPersonalRows } from './system.personal.ts';
import { tooltipRoutes } from './tooltips.routes.ts';

/** The small calls of the shell and of those who run the installation. */
export const systemModule = defineModule({
  name: 'system',
  owns: ['dismissed_tooltips'],
  personalRows: systemPersonalRows,
  wire: (wiring) => ({
    routes: [
      ...healthRoutes(wiring.lifecycle),
      ...operationsRoutes(wiring),
      ...frontendLoggerRoutes(),
      ...tooltipRoutes(),
    ],
  }),
});
