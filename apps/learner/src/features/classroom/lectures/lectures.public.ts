export { useServerNow } from './lecture-times.ts';
