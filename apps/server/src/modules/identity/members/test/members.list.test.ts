import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { csvCell } from '../../../../kernel/csv.ts';
import { auditedActions } from '../../../organization/organizations/test/organizations.factory.ts';
import type { MemberPage } from '../members.schemas.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;

async function named(firstName: string, lastName: string, options: { status?: string } = {}): Promise<TestMember> {
  const member = await givenMember(server, organizationId, 'learner', options);
  await server.admin`update members set first_name = ${firstName}, last_name = ${lastName} where user_id = ${member.userId}`;
  return member;
}

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
  await named('أحمد', 'القرني');
  await named('Zaid', '=cmd()', { status: 'PENDING' });
  await named('Basma', 'Omar', { status: 'DISABLED' });
});

const list = (query = '', as = admin) => call<MemberPage>(server, `GET /api/members?${query}`, { as });
const names = (answer: { body: MemberPage }) => answer.body.data.map((row) => row.firstName);

describe('the list of members', () => {
  it('finds Arabic names whatever the spelling', async () => {
    expect(names(await list(`search=${encodeURIComponent('احمد القرنى')}`))).toEqual(['أحمد']);
    expect(names(await list(`search=${encodeURIComponent('basma OMAR')}`))).toEqual(['Basma']);
    expect((await list('search=%25')).body.total).toBe(0);
  });

  it('filters by status and portal, sorts by name, pages and counts', async () => {
    expect(names(await list('status=PENDING'))).toEqual(['Zaid']);
    expect(names(await list('portal=administrator'))).toEqual(['administrator']);
    const { body } = await list('take=2&skip=1');
    expect(body).toMatchObject({ total: 4, counts: { ACTIVE: 2, PENDING: 1, DISABLED: 1, INVITED: 0, REJECTED: 0 } });
    expect(body.data.map((row) => row.firstName)).toEqual(['Basma', 'Zaid']);
    expect((await list('sort=magic')).status).toBe(400);
  });

  it('says what the caller may do with each', async () => {
    const { body } = await list('status=PENDING');
    expect(body.data[0]?.abilities).toMatchObject({ canDecide: true, canDisable: false, canMasquerade: false });
    const self = (await list('portal=administrator')).body.data[0];
    expect(self?.abilities).toMatchObject({ canDisable: false, canMasquerade: false, canForcePasswordReset: false });
    const active = (await list('status=ACTIVE&portal=learner')).body.data[0];
    expect(active?.abilities).toMatchObject({ canDisable: true, canMasquerade: true });
  });

  it('is for those who may read members, and stays inside the organisation', async () => {
    const learner = await givenMember(server, await givenOrganization(server));
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await list('', learner)).status).toBe(403);
    expect((await list('', stranger)).body.total).toBe(1);
    expect((await list(`search=${encodeURIComponent('احمد')}`, stranger)).body.total).toBe(0);
    expect((await call(server, 'GET /api/members', { organizationId })).status).toBe(401);
    expect((await call(server, 'GET /api/members/export', { as: learner })).status).toBe(403);
  });
});

describe('the choice of instructors', () => {
  it('offers those who can teach, without addresses', async () => {
    const teacher = await givenMember(server, organizationId, 'instructor');
    const answer = await call<{ data: object[]; total: number }>(server, 'GET /api/members/instructors', {
      as: teacher,
    });
    expect(answer.body.total).toBe(2);
    expect(JSON.stringify(answer.body)).not.toContain('@');
  });
});

describe('the export', () => {
  it('is a spreadsheet that holds no formulas, and is recorded', async () => {
    const answer = await call<string>(server, 'GET /api/members/export?status=PENDING', { as: admin });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [head, row] = String(answer.body).replace('\ufeff', '').split('\r\n');
    expect(head).toMatch(/^Member number,First name,Last name,Email,Status/);
    expect(row).toContain(",Zaid,'=cmd(),");
    expect(await auditedActions(server, organizationId)).toContain('member.export');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+966', '+966'],
    ['-1', '-1'],
    ['@x', "'@x"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['a "b", c', '"a ""b"", c"'],
    ['line\nline', '"line\nline"'],
    ['نورة', 'نورة'],
    [-5, '-5'],
    [['a', 'b'], '"a; b"'],
    [null, ''],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});
