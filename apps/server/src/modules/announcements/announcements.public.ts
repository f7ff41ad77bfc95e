export { loadDemoAnnouncements } from './announcements.demo.ts';
