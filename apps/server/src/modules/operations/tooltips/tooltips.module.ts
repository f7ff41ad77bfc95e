import { defineModule } from '../../../wiring.ts';
import { tooltipsPersonalRows } from './tooltips.personal.ts';
import { tooltipRoutes } from './tooltips.routes.ts';

/** Hints of the screens that members have closed. */
export const tooltipsModule = defineModule({
  name: 'tooltips',
  owns: ['dismissed_tooltips'],
  personalRows: tooltipsPersonalRows,
  routes: tooltipRoutes,
});
