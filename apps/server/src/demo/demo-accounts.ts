export const DEMO_PASSWORD = 'Sullam-2026!';

export const DEMO_ACCOUNTS = [
  'learner@demo.test',
  'instructor@demo.test',
  'coach@demo.test',
  'admin@demo.test',
  'learner@acme.test',
  'instructor@acme.test',
  'admin@acme.test',
] as const;
