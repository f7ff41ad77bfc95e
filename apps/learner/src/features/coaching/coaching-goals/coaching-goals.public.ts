export { GoalsCard } from './goals-card.tsx';
export { SavedLine } from './saved-line.tsx';
export { SessionWork } from './session-work.tsx';
export { TasksCard } from './tasks-card.tsx';
