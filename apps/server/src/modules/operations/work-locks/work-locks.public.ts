export { type LockableWork, lockableWork } from './lockable-work.ts';
