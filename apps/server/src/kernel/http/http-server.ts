import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import { readConfiguration, resolveFeatures } from '@sullam/domain/configuration.ts';
import type { Language } from '@sullam/domain/localized.ts';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { checkAccess } from '../access/access.ts';
import type { Caller, Platform, RequestContext } from '../context.ts';
import { withFormulas } from '../formulas.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { prepareHtml } from '../prepare-html.ts';
import { notFound, Problem } from '../problem.ts';
import { hitRateLimit, networkOf } from '../rate-limit.ts';
import { cleanPath, cleanTexts, isTextAddress } from '../text.ts';
import { PRODUCT_WORDING, type Wording } from '../wording.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { recordActing, watchActing } from './acting.ts';
import { allowedMethods } from './allowed-methods.ts';
import { answerClientError } from './client-error.ts';
import { compressResponses } from './compression.ts';
import { errorResponse } from './errors.ts';
import { htmlFinder } from './html-fields.ts';
import { LIMITS } from './limits.ts';
import { readQuery } from './read-query.ts';
import { noteCaller, replicaReadsOf, sendPosition } from './replica-reads.ts';
import type { RouteDefinition } from './route.ts';
import { ErrorBody } from './schemas.ts';
import { serializerCompiler } from './serialization.ts';
import { closeSlowRequests, serverTimeouts } from './slow-requests.ts';
import { holdsNullCharacter, validatorCompiler } from './validation.ts';

/** Finds out about a request what only modules know: the organisation and who calls. */
export interface Identifier {
  organization(
    request: FastifyRequest,
  ): Promise<
    Pick<RequestContext, 'organizationId' | 'organizationPermissions' | 'configuration' | 'features' | 'wordingIn'>
  >;
  caller(
    request: FastifyRequest,
    organizationId: number,
    organizationPermissions: ReadonlySet<string>,
  ): Promise<Caller>;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
}

export const XSRF_COOKIE = 'XSRF-TOKEN';
/** The policy of HTML that isn't one of our pages. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Hears of every refusal and failure of an operation; tests compare it with what its route declares. */
export type RefusalWatch = (operationId: string, refusal: { status: number; errorCode?: string }) => void;

export interface HttpServerOptions {
  platform: Platform;
  metrics: Metrics;
  identifier: Identifier;
  routes: readonly RouteDefinition[];
  watch?: RefusalWatch | undefined;
}

/** The HTTP server with all routes. Refuses to start when a route doesn't say who may call it. */
export async function createHttpServer({
  platform,
  metrics,
  identifier,
  routes,
  watch,
}: HttpServerOptions): Promise<FastifyInstance> {
  const { patience } = platform.config;
  const answer = async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendError(error, request, reply, {
      log: platform.log,
      wording: await wordingOf(platform, identifier, request),
      watch,
    });
  const app = fastify({
    ...serverTimeouts(patience),
    // requests are logged by our own hook below, the start by announce()
    loggerInstance: platform.log.child({}, { level: 'warn' }) as unknown as FastifyBaseLogger,
    // a request's own logger would be made for each and never used: sendError makes one when there is something to say
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // clients can forge this header, so rate limits must not depend on it
    trustProxy: platform.config.trustedProxies,
    bodyLimit: LIMITS.bodyBytes,
    routerOptions: { maxParamLength: 300, querystringParser: readQuery },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError(platform.log) as never,
    // what fails before any route is found: an address that is no text
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
  });
  app.decorateRequest('context', null);
  closeSlowRequests(app, patience);
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(serializerCompiler as never);
  await app.register(cookie);
  await compressResponses(app);
  acceptJson(app);

  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new Problem('not-found', 404), request, reply));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    sendPosition(platform.config, request.context, reply);
    // a page brings a policy of its own; whatever else is shown as one may do nothing
    if (!String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return;
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING);
    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'SAMEORIGIN');
  });
  const allowed = allowedMethods(routes);
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    // pages take any path, those of operations that there aren't too; a record's address takes the word of another operation
    const isNone = request.is404 || (request.routeOptions.url === '/*' && path.startsWith('/api/'));
    if (!isNone && !allowed.isRefused(path, request.method)) return;
    const methods = allowed.of(path);
    if (methods.length > 0) throw new Problem('method-not-allowed', 405, { values: { methods: methods.join(', ') } });
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = operationOf(request) ?? 'none';
    metrics.requests.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) metrics.failures.inc({ operation });
    platform.log.debug(
      { requestId: request.id, operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });

  for (const route of routes) {
    if (!route.rawBody) register(app, platform, identifier, route);
    // in a scope of its own, where no body is parsed: the handler reads the bytes as they come
    else
      await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        register(scope, platform, identifier, route);
      });
  }
  return app;
}

function register(app: FastifyInstance, platform: Platform, identifier: Identifier, route: RouteDefinition): void {
  if (!route.access) throw new Error(`${route.method} ${route.path} does not declare who may call it`);
  if (route.mayLag && route.method !== 'GET')
    throw new Error(`${route.method} ${route.path} can't be read from a replica`);
  const isCompressed = !route.isRaw || route.isCompressed === true;
  const htmlIn = route.rawBody ? null : htmlFinder(route.body);
  app.route({
    method: route.method,
    url: route.path,
    config: { operationId: route.operationId, isCompressed, isRawBody: route.rawBody === true } as object,
    ...(isCompressed ? {} : { compress: false }),
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    schema: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { ...(route.response ? { '2xx': route.response } : {}), '4xx': ErrorBody, '5xx': ErrorBody },
    },
    // who and where first, before the body is looked at: a stranger learns nothing from validation messages
    onRequest: async (request) => {
      // a page bears what people type into an address; an operation takes text
      if (route.isHidden ? request.url.includes('%00') : !isTextAddress(request.url))
        throw new Problem('validation', 400);
      const context = route.isBare
        ? bareContext(platform, request)
        : await contextOf(platform, identifier, request, route);
      request.context = context;
      checkCsrf(request);
      if (route.partOf && !route.partOf.some((feature) => context.features[feature])) throw notFound();
      if (route.rateLimit) {
        const { per, count, seconds } = route.rateLimit;
        const subject =
          per === 'caller' && context.caller.kind === 'member'
            ? `${context.organizationId} ${context.caller.userId}`
            : networkOf(context.ip);
        await hitRateLimit(platform, { name: route.operationId, count, seconds }, subject);
      }
      checkAccess(context, route.access);
      watchActing(context, route, request);
    },
    preValidation: async (request) => {
      cleanTexts(request.params);
      cleanPath(request.params);
      cleanTexts(request.query);
      if (!route.rawBody) request.body = cleanTexts(request.body);
    },
    ...(htmlIn ? { preHandler: async (request: FastifyRequest) => prepareHtml(htmlIn(request.body)) } : {}),
    handler: async (request, reply) => {
      const context = request.context as RequestContext;
      const input = { params: request.params, query: request.query, body: request.body } as never;
      const handle = () => route.handle(context, input, { request, reply });
      const result = route.response ? await withFormulas(handle) : await handle();
      if (reply.statusCode < 400) await recordActing(context, route, request);
      if (route.isRaw) return reply;
      reply.status(route.successStatus ?? (route.response ? 200 : 204));
      return route.response ? result : null;
    },
  });
}

async function contextOf(
  platform: Platform,
  identifier: Identifier,
  request: FastifyRequest,
  route: RouteDefinition,
): Promise<RequestContext> {
  const organization = await identifier.organization(request);
  const context: RequestContext = {
    ...platform,
    requestId: request.id,
    ...organization,
    language: languageOf(request),
    caller: { kind: 'anonymous' },
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    replicaReads: replicaReadsOf(platform, request, { organizationId: organization.organizationId, route }),
  };
  request.context = context; // an error while the caller is looked up already answers in the right language
  context.caller = await identifier.caller(request, organization.organizationId, organization.organizationPermissions);
  noteCaller(context);
  return context;
}

/** For routes about the process: they answer even when the database doesn't. */
function bareContext(platform: Platform, request: FastifyRequest): RequestContext {
  const configuration = readConfiguration([]);
  return {
    ...platform,
    requestId: request.id,
    organizationId: 0,
    organizationPermissions: new Set(),
    configuration,
    features: resolveFeatures(configuration),
    language: languageOf(request),
    caller: { kind: 'anonymous' },
    ip: request.ip,
    userAgent: '',
    wordingIn: async (language) => PRODUCT_WORDING[language],
  };
}

/** The words for what went wrong: those of the organisation that was asked, and the product's where that isn't known. */
async function wordingOf(platform: Platform, identifier: Identifier, request: FastifyRequest): Promise<Wording> {
  const language = request.context?.language ?? languageOf(request);
  try {
    const place = request.context ?? (await identifier.organization(request));
    return await place.wordingIn(language);
  } catch (error) {
    platform.log.debug({ requestId: request.id, error: String(error) }, 'answered in the words of the product');
    return PRODUCT_WORDING[language];
  }
}

/** The `language` header of the client, else the browser's wish, else English. */
export function languageOf(request: FastifyRequest): Language {
  const asked = request.headers.language;
  if (asked === 'en' || asked === 'ar') return asked;
  return acceptedLanguage(request.headers['accept-language']) ?? 'en';
}

/** The operation that a request has found; undefined: none. */
const operationOf = (request: FastifyRequest): string | undefined =>
  (request.routeOptions.config as { operationId?: string } | undefined)?.operationId;

function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, wording, watch }: { log: Log; wording: Wording; watch: RefusalWatch | undefined },
): FastifyReply {
  const asked = { method: request.method, body: request.body };
  const response = errorResponse(error, wording, log.child({ requestId: request.id }), asked);
  const operation = operationOf(request);
  if (operation !== undefined) watch?.(operation, response);
  if (response.status === 429 && error instanceof Problem && error.values.seconds)
    reply.header('retry-after', String(error.values.seconds));
  if (response.errorCode === 'organization.moving') reply.header('retry-after', '5');
  if (response.status === 405 && error instanceof Problem) reply.header('allow', String(error.values.methods ?? ''));
  return reply.status(response.status).type('application/json').serializer(JSON.stringify).send(response);
}

/** A browser that holds our cookie proves with the header that the call comes from our own pages. */
function checkCsrf(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const expected = request.cookies[XSRF_COOKIE];
  if (expected === undefined) return;
  const given = String(request.headers['x-xsrf-token'] ?? '');
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw new Problem('csrf', 403);
}

export const newXsrfToken = (): string => randomBytes(18).toString('base64url');

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text that bytes stand for; null: they stand for none. */
function textOf(bytes: Buffer): string | null {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return null;
  }
}

function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(body as Buffer);
    if (text === null) return done(new Problem('validation', 400));
    if (holdsNullCharacter(text)) return done(new Problem('validation', 400));
    if (text === '') return done(null, undefined); // a DELETE or POST without content is fine where the schema allows it
    parse(request, text, done);
  });
}
