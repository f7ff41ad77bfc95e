export { readRate, writeRate } from './rate.ts';
