import { describe, expect, it } from 'vitest';
import { call } from '../../../test/support/call.ts';
import { installationOf } from '../../../test/support/second-server.ts';
import { testServer } from '../../../test/support/test-server.ts';
import { runCommand } from '../admin.ts';

const server = testServer({ NODE_ENV: 'production', PUBLIC_URL: 'https://learn.example' });

const PASSWORD = 'A-long-Password-7';
const ARGUMENTS: Record<string, string> = {
  prefix: 'academy',
  'name-en': 'Academy',
  'name-ar': 'الأكاديمية',
  email: 'amal@academy.example',
  'first-name': 'Amal',
  'last-name': 'Hasan',
  language: 'ar',
};

const run = (...args: string[]) => runCommand(server.platform, args, installationOf(server));

const create = (change: Record<string, string> = {}) =>
  run(
    'create-organization',
    ...Object.entries({ ...ARGUMENTS, ...change }).map(([name, value]) => `--${name}=${value}`),
  );

const invitationIn = (printed: string): string => new URL(printed.split('\n').at(-1)!).searchParams.get('invitation')!;

const accept = (printed: string) =>
  call<{ accessToken?: string }>(server, 'POST /api/auth/accept-invitation', {
    organizationId: 1,
    body: { token: invitationIn(printed), newPassword: PASSWORD },
  });

describe('admin create-organization', () => {
  it('says what is wrong with its arguments before it touches anything', async () => {
    const refused: [Record<string, string>, RegExp][] = [
      [{ prefix: 'Academy!' }, /"Academy!" is no prefix/],
      [{ prefix: '-academy' }, /is no prefix/],
      [{ email: 'amal' }, /"amal" is no e-mail address/],
      [{ 'name-ar': ' ' }, /--name-ar is missing/],
      [{ language: 'fr' }, /--language is one of: en, ar/],
      [{ password: 'secret' }, /Unknown option '--password'/],
    ];
    for (const [change, message] of refused) await expect(create(change)).rejects.toThrow(message);
    await expect(run('delete-everything')).rejects.toThrow(/no command "delete-everything"/);
    await expect(run()).rejects.toThrow(/admin create-organization --prefix/);
    expect(await server.admin`select prefix from organizations where prefix ~ 'academy'`).toEqual([]);
  });

  it('makes the first organisation with an administrator, who chooses a password at the address it prints', async () => {
    expect(await server.admin`select from organizations`).toHaveLength(0);
    const lost = await create();
    const printed = await create();
    expect(printed).toMatch(/^Organisation 1 is at https:\/\/learn\.example\n/);
    expect(printed).toMatch(/\nhttps:\/\/learn\.example\/auth\/accept-invitation\?invitation=[\w-]+&lang=ar$/);
    expect((await accept(lost)).status).toBe(400);
    expect((await accept(printed)).status).toBe(200);
    const [administrator] = await server.admin`
      select m.status, m.language, array_agg(p.permission_slug order by p.permission_slug) as permissions
      from members m join member_permission_sets s using (organization_id, user_id)
      join permission_set_permissions p using (organization_id, permission_set_id) group by 1, 2`;
    expect(administrator).toEqual({
      status: 'ACTIVE',
      language: 'ar',
      permissions: ['organization_everything', 'organization_member_full_access'],
    });
  });

  it('refuses a prefix that is in use', async () => {
    await expect(create()).rejects.toThrow('There is an organisation with the prefix "academy" already.');
    await expect(create({ email: 'other@academy.example' })).rejects.toThrow(/already/);
    expect(await server.admin`select from members`).toHaveLength(1);
  });

  it('makes another one at its prefix before the host', async () => {
    const printed = await create({ prefix: 'branch', email: 'branch@academy.example' });
    expect(printed).toMatch(/^Organisation \d+ is at https:\/\/branch\.learn\.example\n/);
  });
});
