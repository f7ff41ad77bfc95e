import { Type } from 'typebox';
import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, Versioned } from '../../../kernel/http/schemas.ts';
import { bootstrapOf } from './bootstrap.ts';
import { readFeatureUses } from './feature-uses.ts';
import { readLanding, readLandingPage } from './landing.reads.ts';
import { LandingPageSlug, LandingPageView, LandingView } from './landing.schemas.ts';
import type { OrganizationLookup } from './organization-lookup.ts';
import { unknownOrganization } from './organizations.errors.ts';
import { readFonts, readForEditing, readOrganization } from './organizations.reads.ts';
import {
  Anything,
  Bootstrap,
  FeatureUseList,
  FontBody,
  FontView,
  OrganizationEditing,
  OrganizationPatch,
  OrganizationView,
} from './organizations.schemas.ts';
import { addFont, removeFont, setConfiguration, updateOrganization } from './organizations.service.ts';

const base = '/api/organizations-dashboard';
const PrefixParams = Type.Object({ prefix: Type.String({ pattern: '^[A-Za-z0-9-]{1,63}$' }) });
const PageParams = Type.Object({ slug: LandingPageSlug });

/** What anybody may read: the first page of a visitor is made of it. */
const publicRoutes = (organizations: OrganizationLookup): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: base,
    operationId: 'getOrganization',
    summary: "The request's organisation",
    response: OrganizationView,
    handle: (context) => reading(context, (tx) => readOrganization(context, tx)),
  }),
  publicRoute({
    method: 'GET',
    path: `${base}/bootstrap`,
    operationId: 'getBootstrap',
    summary: 'What the first page of this organisation and language carries',
    response: Bootstrap,
    handle: (context) => bootstrapOf(context, organizations.content),
  }),
  publicRoute({
    method: 'GET',
    path: `${base}/by-prefix/:prefix`,
    operationId: 'getOrganizationByPrefix',
    summary: 'The organisation of a host name',
    params: PrefixParams,
    response: OrganizationView,
    errors: { 404: ['organization.not-found'] },
    handle: async (context, { params }) => {
      const organizationId = await organizations.idByPrefix(params.prefix.toLowerCase());
      const found = organizationId === null ? null : await organizations.organizationOf(organizationId);
      if (!found) throw unknownOrganization();
      const scope = { ...context, organizationId: found.organizationId, configuration: found.configuration };
      return reading(scope, (tx) => readOrganization(scope, tx));
    },
  }),
  publicRoute({
    method: 'GET',
    path: `${base}/landing`,
    operationId: 'getLanding',
    summary: 'The landing page',
    response: LandingView,
    handle: (context) => reading(context, (tx) => readLanding(context, tx)),
  }),
  publicRoute({
    method: 'GET',
    path: `${base}/landing/pages/:slug`,
    operationId: 'getLandingPage',
    summary: 'A page beside the landing page: about us, privacy policy, a programme',
    params: PageParams,
    response: LandingPageView,
    handle: (context, { params }) => reading(context, (tx) => readLandingPage(context, tx, params.slug)),
  }),
];

const settingsRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: `${base}/editing`,
    operationId: 'getOrganizationForEditing',
    summary: 'Everything that the settings edit, in both languages',
    access: administrator(),
    response: OrganizationEditing,
    handle: (context) => reading(context, (tx) => readForEditing(context, tx)),
  }),
  memberRoute({
    method: 'PATCH',
    path: base,
    operationId: 'updateOrganization',
    summary: 'Changes name, colours, pictures, landing texts or contact; 409 when somebody saved in between',
    access: administrator(),
    bodyLimit: LIMITS.articleBytes,
    body: OrganizationPatch,
    response: Versioned,
    handle: (context, { body }) => updateOrganization(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: `${base}/configurations/:key`,
    operationId: 'setOrganizationConfiguration',
    summary: 'Sets one configuration key; `features` holds the switches',
    access: administrator(),
    params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: Type.Object({ value: Anything }),
    response: Versioned,
    errors: { 400: ['configuration.invalid-value'] },
    handle: (context, { params, body }) => setConfiguration(context, params.key, body.value),
  }),
  memberRoute({
    method: 'GET',
    path: `${base}/feature-uses`,
    operationId: 'listFeatureUses',
    summary: 'How much of each feature there is: what switching it off would hide',
    access: administrator(),
    response: FeatureUseList,
    handle: (context) => reading(context, (tx) => readFeatureUses(context, tx)),
  }),
  memberRoute({
    method: 'GET',
    path: `${base}/fonts`,
    operationId: 'listOrganizationFonts',
    summary: 'The fonts of each language',
    access: administrator(),
    response: Type.Object({ data: Type.Array(FontView) }),
    handle: async (context) => ({ data: await reading(context, (tx) => readFonts(context, tx)) }),
  }),
  memberRoute({
    method: 'POST',
    path: `${base}/fonts`,
    operationId: 'addOrganizationFont',
    summary: 'Adds a font family for a language',
    access: administrator(),
    body: FontBody,
    response: Type.Object({ organizationFontId: Id }),
    successStatus: 201,
    handle: (context, { body }) => addFont(context, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: `${base}/fonts/:organizationFontId`,
    operationId: 'removeOrganizationFont',
    summary: 'Removes a font family',
    access: administrator(),
    params: Type.Object({ organizationFontId: Id }),
    handle: (context, { params }) => removeFont(context, params.organizationFontId),
  }),
];

export const organizationRoutes = (organizations: OrganizationLookup): RouteDefinition[] => [
  ...publicRoutes(organizations),
  ...settingsRoutes,
];
