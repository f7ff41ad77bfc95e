export { AssignmentFrame } from './assignment-frame.tsx';
export { useAssignmentPlace } from './assignment-places.ts';
export { isPoints, isWithin, plainAmount } from './points-text.ts';
