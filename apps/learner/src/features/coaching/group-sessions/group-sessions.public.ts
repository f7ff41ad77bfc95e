export { CoachGroups } from './coach-groups.tsx';
export { OwnGroups } from './own-groups.tsx';
