export { dismissTooltip } from './tooltips.repository.ts';
