export { NotificationBell } from '../features/operations/notifications/notifications.public.ts';
export { BottomBar } from './bottom-bar.tsx';
export { CompleteProfileGate } from './complete-profile-gate.tsx';
export { ProfileButton } from './profile-button.tsx';
