import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../apps/server/src/demo/demo-accounts.ts';

export type Language = 'en' | 'ar';

/** Somebody who calls: a demo account in one of its organisations, or a visitor of it. */
export interface Person {
  name: string;
  organization: 'madar' | 'acme';
  email: string | null;
}

const organizationOf = (email: string): Person['organization'] => (email.endsWith('@acme.test') ? 'acme' : 'madar');

const MEMBERS: Person[] = DEMO_ACCOUNTS.map((email) => {
  const organization = organizationOf(email);
  const role = email.split('@')[0] ?? email;
  return { name: organization === 'madar' ? role : `${role} of acme`, organization, email };
});

/** Who may see most comes first, so that the ids of an organisation are known early. */
const RANKS = ['admin', 'instructor', 'coach', 'learner'];
const rankOf = ({ name }: Person): number => RANKS.indexOf(name.split(' ')[0] ?? '');

export const PEOPLE: readonly Person[] = [
  ...MEMBERS.sort((a, b) => rankOf(a) - rankOf(b)),
  { name: 'learner as a member of acme', organization: 'acme', email: 'learner@demo.test' },
  { name: 'visitor', organization: 'madar', email: null },
  { name: 'visitor of acme', organization: 'acme', email: null },
];

export const PASSWORD = DEMO_PASSWORD;
