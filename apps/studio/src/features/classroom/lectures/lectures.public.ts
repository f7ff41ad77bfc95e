export { useZonedTimes } from './use-zoned-times.ts';
