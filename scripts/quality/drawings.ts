import type { View } from '../../e2e/support/browser.ts';

/** A drawing of the design, by the name of its file, and the screen, or sheet, and view that it aims at. */
export interface Drawing {
  readonly drawing: string;
  readonly screen: string;
  readonly view: View;
}

const view = (language: View['language'], width: View['width'], scheme: View['scheme'] = 'light'): View => ({
  language,
  width,
  scheme,
});
const EN = view('en', 1440);
const EN_DARK = view('en', 1440, 'dark');
const AR = view('ar', 1440);
const AR_PHONE = view('ar', 390);
const AR_PHONE_DARK = view('ar', 390, 'dark');

/** What was drawn before it was built. A drawing of which there is no screen of its own, a menu say, isn't among them. */
export const DRAWINGS: readonly Drawing[] = [
  { drawing: 'face-madar-landing-desktop-en-1-hero', screen: 'landing', view: EN },
  { drawing: 'face-madar-landing-desktop-en-2-sections', screen: 'landing', view: EN },
  { drawing: 'face-madar-landing-phone-ar', screen: 'landing', view: AR_PHONE },
  { drawing: 'face-acme-landing-desktop-en', screen: 'landing-acme', view: EN },
  { drawing: 'face-acme-landing-phone-ar', screen: 'landing-acme', view: AR_PHONE },
  { drawing: 'face-catalogue-desktop-en', screen: 'catalogue', view: EN },
  { drawing: 'face-catalogue-phone-ar', screen: 'catalogue', view: AR_PHONE },
  { drawing: 'face-home-desktop-en', screen: 'dashboard', view: EN },
  { drawing: 'face-home-desktop-en-dark', screen: 'dashboard', view: EN_DARK },
  { drawing: 'face-home-phone-ar', screen: 'dashboard', view: AR_PHONE },
  { drawing: 'face-home-phone-ar-dark', screen: 'dashboard', view: AR_PHONE_DARK },
  { drawing: 'face-empty-state-phone-ar', screen: 'catalogue-empty', view: AR_PHONE },
  { drawing: 'face-course-completed-phone-ar', screen: 'course-completed', view: AR_PHONE },
  { drawing: 'face-covers-seeded-unretouched', screen: 'sheet-covers-seeded', view: EN },
  { drawing: 'face-covers-sheet', screen: 'sheet-covers', view: EN },
  { drawing: 'face-foundations', screen: 'sheet-foundations', view: EN },
  { drawing: 'face-foundations', screen: 'dashboard', view: EN },
  { drawing: 'studio-01-home', screen: 'studio-home', view: EN },
  { drawing: 'studio-02-outline-filled', screen: 'studio-course-outline', view: EN },
  { drawing: 'studio-03-outline-typing-slash', screen: 'studio-course-outline-slash', view: EN },
  { drawing: 'studio-04-outline-empty', screen: 'studio-outline-empty', view: EN },
  { drawing: 'studio-05-publish', screen: 'studio-publish', view: EN },
  { drawing: 'studio-06-exam', screen: 'studio-exam-scheduled', view: EN },
  { drawing: 'studio-07-question-writing', screen: 'studio-exam-question', view: EN },
  { drawing: 'studio-08-exam-rules', screen: 'studio-exam-rules', view: EN },
  { drawing: 'studio-09-exam-paste', screen: 'studio-exam-import', view: EN },
  { drawing: 'studio-09b-exam-bank', screen: 'studio-exam-picker', view: EN },
  { drawing: 'studio-10-marking', screen: 'studio-assignment-marking', view: EN },
  { drawing: 'studio-11-marking-dark', screen: 'studio-assignment-marking', view: EN_DARK },
  { drawing: 'studio-12-marking-by-question', screen: 'studio-exam-marking-question', view: EN },
  { drawing: 'studio-13-submissions', screen: 'studio-assignment-submissions', view: EN },
  { drawing: 'studio-14-assignments', screen: 'studio-assignments', view: EN },
  { drawing: 'studio-15-palette', screen: 'studio-palette', view: EN },
  { drawing: 'studio-16-quick-create', screen: 'studio-new', view: EN },
  { drawing: 'studio-17-outline-ar', screen: 'studio-course-outline', view: AR },
  { drawing: 'studio-18-marking-ar', screen: 'studio-assignment-marking', view: AR },
  { drawing: 'studio-19-gradebook', screen: 'studio-gradebook', view: EN },
  { drawing: 'studio-20-admin-home', screen: 'studio-home-administrator', view: EN },
  { drawing: 'studio-21-features', screen: 'studio-settings-features', view: EN },
  { drawing: 'studio-22-states', screen: 'studio-home-loading', view: EN },
  { drawing: 'studio-22-states', screen: 'studio-home-empty', view: EN },
  { drawing: 'studio-22-states', screen: 'studio-home-error', view: EN },
  { drawing: 'studio-22-states', screen: 'studio-outline-offline', view: EN },
  { drawing: 'studio-22-states', screen: 'studio-question-conflict', view: EN },
  { drawing: 'studio-22-states', screen: 'studio-marking-taken', view: EN },
  { drawing: 'studio-23-phone', screen: 'studio-home', view: view('en', 390) },
  { drawing: 'social-01-group-desktop-en', screen: 'group', view: EN },
  { drawing: 'social-01-group-phone-ar', screen: 'group', view: AR_PHONE },
  { drawing: 'social-01-group-phone-ar-dark', screen: 'group', view: AR_PHONE_DARK },
  { drawing: 'social-02-post-phone-ar', screen: 'group-post', view: AR_PHONE },
  { drawing: 'social-03-groups-desktop-en', screen: 'groups', view: EN },
  { drawing: 'social-03-groups-phone-ar', screen: 'groups', view: AR_PHONE },
  { drawing: 'social-09-saved-phone-ar', screen: 'saved-posts', view: AR_PHONE },
  { drawing: 'social-12-moderation', screen: 'studio-group-moderation', view: EN },
];
