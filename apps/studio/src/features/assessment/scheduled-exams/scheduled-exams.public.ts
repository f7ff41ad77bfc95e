export { ScheduledExamTabs } from './scheduled-exam-tabs.tsx';
