export const DEMO_PASSWORD = 'Sullam-2026!';

/** Whom one can be in the demo, by the prefix of the organisation. */
const ACCOUNTS = {
  localhost: {
    learner: 'learner@demo.test',
    instructor: 'instructor@demo.test',
    coach: 'coach@demo.test',
    administrator: 'admin@demo.test',
  },
  acme: { learner: 'learner@acme.test', instructor: 'instructor@acme.test', administrator: 'admin@acme.test' },
} as const;

export const DEMO_ROLES = ['learner', 'instructor', 'coach', 'administrator'] as const;

interface DemoAccount {
  role: (typeof DEMO_ROLES)[number];
  email: string;
}

/** The accounts of one organisation of the demo; none for others. */
export function demoAccountsOf(prefix: string): DemoAccount[] {
  const accounts: Readonly<Record<string, string>> | undefined = Object.entries(ACCOUNTS).find(
    ([known]) => known === prefix,
  )?.[1];
  return DEMO_ROLES.flatMap((role) => {
    const email = accounts?.[role];
    return email ? [{ role, email }] : [];
  });
}

export const DEMO_ACCOUNTS: readonly string[] = Object.keys(ACCOUNTS).flatMap((prefix) =>
  demoAccountsOf(prefix).map(({ email }) => email),
);
