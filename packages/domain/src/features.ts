/**
 * The switches of an organisation. Six mirror a configuration key of the specification; the others are stored under
 * the configuration key `features`. A part of the product that does not exist yet is off by default; the change that
 * brings it turns its default on.
 */
export const FEATURES = {
  // Mirrors of configuration keys
  'self-enrollment': { kind: 'rule', configurationKey: 'self_enrollment_enabled' },
  'self-registration': { kind: 'rule', configurationKey: 'self_registration_enabled' },
  'anonymous-course-view': { kind: 'rule', configurationKey: 'allow_anonymous_course_view' },
  'anonymous-event-view': { kind: 'rule', configurationKey: 'allow_anonymous_event_view' },
  certificates: { kind: 'module', configurationKey: 'certificates_enabled' },
  marketplace: { kind: 'module', configurationKey: 'marketplace_enabled' },
  // Parts of the product
  announcements: { kind: 'module', isOnByDefault: true },
  specializations: { kind: 'module', isOnByDefault: true },
  exams: { kind: 'module', isOnByDefault: true },
  assignments: { kind: 'module', isOnByDefault: true },
  surveys: { kind: 'module', isOnByDefault: true },
  polls: { kind: 'module', isOnByDefault: true },
  'discussion-boards': { kind: 'module', isOnByDefault: false },
  attendance: { kind: 'module', isOnByDefault: false },
  lectures: { kind: 'module', isOnByDefault: false },
  grades: { kind: 'module', isOnByDefault: true },
  'course-groups': { kind: 'module', isOnByDefault: true },
  notes: { kind: 'module', isOnByDefault: false },
  scorm: { kind: 'module', isOnByDefault: false },
  'course-import': { kind: 'module', isOnByDefault: false },
  'social-groups': { kind: 'module', isOnByDefault: false },
  events: { kind: 'module', isOnByDefault: false },
  coaching: { kind: 'module', isOnByDefault: false },
  library: { kind: 'module', isOnByDefault: false },
  checklists: { kind: 'module', isOnByDefault: false },
  chat: { kind: 'module', isOnByDefault: false },
  'activity-log': { kind: 'module', isOnByDefault: false },
  'download-app': { kind: 'page', isOnByDefault: false },
  // Lists that an organisation may close
  'all-courses': { kind: 'page', isOnByDefault: true },
  'all-events': { kind: 'page', isOnByDefault: false },
  // Landing pages, each for itself
  'landing-page': { kind: 'page', isOnByDefault: true },
  'landing-leadership-development': { kind: 'page', isOnByDefault: false },
  'landing-executive-coach': { kind: 'page', isOnByDefault: false },
  'landing-professional-leadership': { kind: 'page', isOnByDefault: false },
  'landing-webinars': { kind: 'page', isOnByDefault: false },
  'landing-about-us': { kind: 'page', isOnByDefault: false },
  'landing-privacy-policy': { kind: 'page', isOnByDefault: false },
  'landing-education-ethics': { kind: 'page', isOnByDefault: false },
  'landing-terms-of-use': { kind: 'page', isOnByDefault: false },
  'landing-contact-us': { kind: 'page', isOnByDefault: false },
  'landing-technical-support': { kind: 'page', isOnByDefault: false },
} as const;

export type Feature = keyof typeof FEATURES;

/** Which features an organisation has switched on. */
export type FeatureState = Readonly<Partial<Record<Feature, boolean>>>;

export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** Whether a value names a feature. */
export function isFeature(value: string): value is Feature {
  return Object.hasOwn(FEATURES, value);
}

/** Features that have a switch of their own (not a configuration key). */
export const SWITCHED_FEATURES = FEATURE_NAMES.filter((feature) => !('configurationKey' in FEATURES[feature]));
