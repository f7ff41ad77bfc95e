export { findAnnouncementToTell } from './announcements.reads.ts';
export { announcementPublished } from './announcements.signals.ts';
