export { useRubricOptions } from './use-rubric-options.ts';
