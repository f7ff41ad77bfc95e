export { LessonSide } from './lesson-side.tsx';
export { OutlineNav } from './outline-nav.tsx';
export { PanelButtons } from './panel-buttons.tsx';
