import { readDigits } from '@sullam/domain/decimal-digits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Platform } from './kernel/context.ts';
import { createHttpServer, type RefusalWatch } from './kernel/http/http-server.ts';
import { openApiDocument } from './kernel/http/open-api.ts';
import type { JobDefinition } from './kernel/jobs/job-queue.ts';
import { Lifecycle } from './kernel/lifecycle.ts';
import { createMetrics } from './kernel/metrics.ts';
import { signalJobs } from './kernel/outbox/signals.ts';
import { Problem } from './kernel/problem.ts';
import { StreamHub } from './kernel/stream/stream-hub.ts';
import { AccessTokens } from './modules/identity/sessions/access-token.ts';
import { CallerLookup } from './modules/identity/sessions/caller-lookup.ts';
import { ContentService, NO_CONTENT } from './modules/organization/content-service/content-service.public.ts';
import { OrganizationLookup } from './modules/organization/organizations/organization-lookup.ts';
import { wireModules } from './modules.ts';

export interface App {
  http: FastifyInstance;
  jobs: readonly JobDefinition[];
  /** Says to load balancers and open streams that this process is about to end. */
  beginStopping(): void;
  /** Starts to hear what other processes change and send, and to read the content service. */
  listen(): Promise<void>;
}

const bearer = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice(7) : null;
};

/** Wires modules, kernel and HTTP together. Nothing listens yet. */
export async function createApp(platform: Platform, watch?: RefusalWatch): Promise<App> {
  const { invalidations } = platform.database;
  const hub = new StreamHub(platform.database.replicas);
  const metrics = createMetrics(() => hub.size, platform.database.replicas);
  const { contentService } = platform.config;
  const content = contentService && new ContentService(contentService, platform, invalidations, metrics);
  const organizations = new OrganizationLookup(platform.database, invalidations, content ?? NO_CONTENT);
  const tokens = new AccessTokens(platform.secret);
  const callers = new CallerLookup(platform, tokens, invalidations);
  const lifecycle = new Lifecycle();
  lifecycle.onStopping(() => content?.stop());
  const describeApi = () => openApiDocument(routes);
  const wiring = { platform, invalidations, hub, organizations, tokens, callers, metrics, lifecycle, describeApi };
  const modules = wireModules(wiring);

  const identifier = {
    async organization(request: FastifyRequest) {
      const organizationId = await requestedOrganization(request, organizations);
      const found = await organizations.organizationOf(organizationId);
      if (!found) throw new Problem('not-found', 404);
      if (found.hasMoved) throw new Problem('organization.moved', 503);
      return {
        organizationId,
        organizationPermissions: found.permissions,
        configuration: found.configuration,
        features: found.features,
        wordingIn: (language: Language) => organizations.wordingIn(organizationId, language),
      };
    },
    async caller(request: FastifyRequest, organizationId: number, permissions: ReadonlySet<string>): Promise<Caller> {
      const token = bearer(request);
      if (token === null) return { kind: 'anonymous' };
      const configuration = (await organizations.organizationOf(organizationId))?.configuration;
      return callers.callerOf(token, organizationId, permissions, {
        path: request.routeOptions.url,
        requiresTwoFactor: configuration?.two_factor_enabled ?? false,
        requiresVerifiedEmail: configuration?.email_verification_required ?? false,
      });
    },
  };
  const routes = modules.flatMap((module) => module.routes ?? []);
  const http = await createHttpServer({ platform, metrics, identifier, routes, watch });
  http.addHook('preClose', async () => lifecycle.beginStopping());
  return {
    http,
    beginStopping: () => lifecycle.beginStopping(),
    jobs: [...modules.flatMap((module) => module.jobs ?? []), ...signalJobs(modules)],
    listen: async () => {
      await invalidations.listen(platform.database.app, platform.log);
      await hub.listen(platform.database.app, platform.log);
      await content?.start();
    },
  };
}

/** The `organization` header, else the host name's first label, else organisation 1. */
async function requestedOrganization(request: FastifyRequest, organizations: OrganizationLookup): Promise<number> {
  const header = request.headers.organization;
  if (header === undefined) return organizations.idByHost(request.hostname);
  const id = readDigits(String(header));
  if (id === null || id < 1) throw new Problem('validation', 400);
  return id;
}
