import { both, type Flow, type Page, pick } from './flow.ts';

/** An administrator orders categories, paths, rights, members, wording and looks. */
export async function administer(flow: Flow): Promise<void> {
  await categories(flow);
  await specializations(flow);
  await rights(flow);
  await members(flow);
  await looks(flow);
  await media(flow);
}

async function categories(flow: Flow): Promise<void> {
  const made = await flow.act<{ courseCategoryId: number }>('admin', 'POST /api/course-categories', {
    ...{ name: both('Craft'), icon: 'hammer', hue: 40 },
  });
  await flow.act('admin', `PATCH /api/course-categories/${made.courseCategoryId}`, { name: both('Crafts'), hue: 50 });
  const { data } = await flow.look<Page<{ courseCategoryId: number }>>('admin', '/api/course-categories');
  const ids = data.map(({ courseCategoryId }) => courseCategoryId).toReversed();
  await flow.act('admin', 'PUT /api/course-categories/order', { courseCategoryIds: ids });
  await flow.look('visitor', '/api/course-categories', '/api/courses/filter-options');
  await flow.act('admin', `DELETE /api/course-categories/${made.courseCategoryId}`);
  await flow.act('admin', 'DELETE /api/course-categories/1');
  await flow.look('learner', '/api/course-categories');
}

/** All of some courses. */
const groupOf = (...courseIds: number[]) => ({ title: {}, neededCount: null, courseIds });

async function specializations(flow: Flow): Promise<void> {
  const made = await flow.act<{ specializationId: number }>('admin', 'POST /api/specializations', {
    ...{ title: both('A path'), description: both('<p>Two courses.</p>'), groups: [groupOf(1, 11)] },
  });
  const at = `/api/specializations/${made.specializationId}`;
  await flow.look('learner', at);
  await flow.act('admin', `PATCH ${at}`, { isPublished: true, groups: [groupOf(11, 1, 3)], version: 1 });
  await flow.look('learner', at, '/api/specializations');
  await flow.look('visitor', at, '/api/specializations');
  await flow.act('admin', `DELETE ${at}`);
  await flow.look('learner', at);
}

async function rights(flow: Flow): Promise<void> {
  const { data: known } = await flow.look<Page<{ slug: string }>>('admin', '/api/permissions?take=100');
  const permissions = known.map(({ slug }) => slug).filter((slug) => slug.startsWith('organization_member'));
  const made = await flow.act<{ permissionSetId: number; version?: number }>('admin', 'POST /api/permission-sets', {
    ...{ name: both('Helpers'), permissions: permissions.slice(0, 3) },
  });
  const at = `/api/permission-sets/${made.permissionSetId}`;
  await flow.act('admin', `PATCH ${at}`, { permissions: permissions.slice(0, 5), version: 1 });
  await flow.look('admin', at, '/api/permission-sets');
  await flow.act('admin', 'PUT /api/members/5/permission-sets', { permissionSetIds: [made.permissionSetId] });
  await flow.look('admin', '/api/members/5', at);
  await flow.look('coach', '/api/permissions/user', '/api/auth');
  await flow.act('admin', `DELETE ${at}`);
  await flow.act('admin', 'PUT /api/members/5/permission-sets', { permissionSetIds: [2] });
  await flow.act('admin', `DELETE ${at}`);
  await flow.act('learner', `PATCH ${at}`, { permissions, version: 2 });
}

async function members(flow: Flow): Promise<void> {
  const invited = await flow.act<{ userId: number }>('admin', 'POST /api/members/invitations', {
    ...{ email: 'new@demo.test', firstName: 'Nada', lastName: 'New', language: 'ar', isInstructor: true },
  });
  const at = `/api/members/${invited.userId}`;
  await flow.act('admin', `POST ${at}/resend-invitation`);
  await flow.look('admin', at, '/api/members?status=INVITED', '/api/members/instructors');
  const { data } = await flow.look<Page<{ userId: number; email: string }>>('admin', '/api/members?take=100');
  const { userId } = pick(data, 'learner without an account of the demo', ({ email }) => email.includes('@learners.'));
  await flow.act('admin', `PATCH /api/members/${userId}`, { firstName: 'Changed', portals: { isCoach: true } });
  await flow.act('admin', `POST /api/members/${userId}/disable`);
  await flow.look(
    'admin',
    `/api/members/${userId}`,
    '/api/members?status=DISABLED',
    '/api/courses/1/enrolled-students',
  );
  await flow.act('admin', `POST /api/members/${userId}/enable`);
  await flow.act('admin', `POST /api/members/${userId}/force-password-reset`);
  await flow.act('admin', `POST /api/members/${userId}/approve`);
  await flow.act('instructor', `POST /api/members/${userId}/disable`);
  await flow.look('admin', `/api/members/${userId}`, '/api/members/export');
}

async function looks(flow: Flow): Promise<void> {
  const { version } = await flow.look<{ version: number }>('admin', '/api/organizations-dashboard/editing');
  await flow.act('admin', 'PATCH /api/organizations-dashboard', { colors: ['#123456', '#654321'], version });
  await flow.act('admin', 'PATCH /api/organizations-dashboard', { colors: ['#111111', '#222222'], version });
  await flow.look('visitor', '/api/organizations-dashboard', '/api/organizations-dashboard/bootstrap');
  await flow.act('admin', 'PUT /api/organizations-dashboard/configurations/marketplace_enabled', { value: true });
  await flow.act('admin', 'PUT /api/organizations-dashboard/configurations/nothing', { value: true });
  const word = (singular: string, plural: string) => ({ singular, plural });
  await flow.act('admin', 'PUT /api/organizations-dashboard/terminology/course', {
    value: { en: word('programme', 'programmes'), ar: word('برنامج', 'برامج') },
  });
  await flow.look(
    'learner',
    '/api/organizations-dashboard/terminology',
    '/api/localizations/en',
    '/api/localizations/ar',
  );
  await flow.act('admin', 'PUT /api/organizations-dashboard/terminology/course', {});
  await flow.act('admin', 'PUT /api/localizations/en/common.actions.save', { text: 'Keep' });
  await flow.look('learner', '/api/localizations/en');
  await flow.act('admin', 'DELETE /api/localizations/en/common.actions.save');
  const font = await flow.act<{ organizationFontId: number }>('admin', 'POST /api/organizations-dashboard/fonts', {
    ...{ fontFamily: 'Amiri', language: 'ar', isGoogleFont: true },
    styles: [{ weight: 400, url: 'https://fonts.gstatic.com/s/amiri/v1/a.woff2' }],
  });
  await flow.look('visitor', '/api/organizations-dashboard/fonts');
  await flow.act('admin', `DELETE /api/organizations-dashboard/fonts/${font.organizationFontId}`);
  const form = await flow.look<{ version: number }>('admin', '/api/organizations-dashboard/registration');
  await flow.act('admin', 'PUT /api/organizations-dashboard/registration', {
    fields: [{ fieldKey: 'city', typeSlug: 'text', label: both('City'), isOptional: true }],
    version: form.version,
  });
  await flow.look('visitor', '/api/organizations-dashboard/registration');
  await flow.act('admin', 'PUT /api/organizations-dashboard/configurations/registration_requires_approval', {
    value: { strategy: 'manual', domain: [] },
  });
  await flow.act('admin', 'DELETE /api/cache');
  await flow.act('learner', 'PATCH /api/organizations-dashboard', { colors: ['#000000'] });
}

/** The smallest picture that there is: one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function media(flow: Flow): Promise<void> {
  const who = 'instructor';
  const upload = 'POST /api/media/upload?visibility=PUBLIC';
  const dot = await flow.act<{ mediaId: number }>(who, `${upload}&kind=IMAGE&fileName=dot.png`, undefined, DOT);
  const other = await flow.act<{ mediaId: number }>(who, `${upload}&kind=IMAGE&fileName=point.png`, undefined, DOT);
  await flow.act(who, `${upload}&kind=IMAGE&fileName=no.png`, undefined, 'this is no picture');
  await flow.act(who, `PATCH /api/media/${dot.mediaId}`, { name: 'A dot', alt: both('A dot') });
  await flow.look(who, `/api/media/${dot.mediaId}`, '/api/media/all-user-uploads');
  await flow.act(who, `POST /api/media/${dot.mediaId}/swap`, { withMediaId: other.mediaId });
  await flow.act(who, `DELETE /api/media/${other.mediaId}`);
  const draft = await flow.act<{ uploadId: string }>(who, 'POST /api/media/presigned-upload', {
    ...{ fileName: 'dot.png', contentType: 'image/png', byteSize: DOT.length, kind: 'IMAGE', visibility: 'PRIVATE' },
  });
  const at = `/api/media/upload/${draft.uploadId}`;
  await flow.look(who, at);
  await flow.act(who, `POST ${at}/complete`);
  await flow.act(who, `DELETE ${at}`);
  await flow.look(who, at, '/api/media/all-user-uploads');
  await flow.act(who, 'POST /api/media/dump', { ids: [dot.mediaId, 1] });
  await flow.act('learner', `DELETE /api/media/${dot.mediaId}`);
}
