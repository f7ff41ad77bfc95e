import { randomBytes } from 'node:crypto';
import { themeLookOf } from '@sullam/domain/configuration.ts';
import { chooseText, directionOf, isLanguage, type Language } from '@sullam/domain/localized.ts';
import { readSignOn } from '@sullam/domain/sign-on.ts';
import { firstFontFile, fontSheets, fontsCss, hasOwnFont } from '@sullam/ui/theme/fonts.ts';
import { lookCss } from '@sullam/ui/theme/look.ts';
import { DEFAULT_COLORS, palette, themeCss } from '@sullam/ui/theme/palette.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../../kernel/context.ts';
import { acceptedLanguage } from '../../../kernel/http/accepted-language.ts';
import { newXsrfToken, XSRF_COOKIE } from '../../../kernel/http/http-server.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { organizationUrl, studioUrl } from '../../../kernel/organization-url.ts';
import { notFound } from '../../../kernel/problem.ts';
import type { Wiring } from '../../../wiring.ts';
import { bootstrapOf } from '../organizations/organizations.public.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renderPage } from './page-html.ts';
import { pageMeta } from './page-meta.ts';
import { firstPictures, openingPicture } from './page-pictures.ts';
import { isAnyListed, preload, preloadBanner } from './page-preloads.ts';
import { sendStaticFile } from './static-files.ts';
import { APPLICATIONS, type ApplicationName, WebApplication } from './web-application.ts';

/** Cookies in which the browser keeps what the first HTML must already know (localStorage is out of the server's sight). */
const LANGUAGE_COOKIE = 'language';
const SCHEME_COOKIE = 'scheme';

const fontType = (file: string): string => `font/${/\.(woff2|woff|ttf|otf)(?:$|\?)/.exec(file)?.[1] ?? 'woff2'}`;

/** The address says it, else the reader has chosen, else it is that of the device; the organisation's own where the device wants neither. */
function languageOfPage(request: FastifyRequest, context: RequestContext): Language {
  const asked = (request.query as { lang?: unknown }).lang;
  for (const candidate of [asked, request.cookies[LANGUAGE_COOKIE]]) if (isLanguage(candidate)) return candidate;
  return acceptedLanguage(request.headers['accept-language']) ?? context.configuration.default_language;
}

/** What a browser says about its device, where it says it at all; the others find out when the application starts. */
const DEVICE_SCHEME = 'sec-ch-prefers-color-scheme';

const schemeOf = (request: FastifyRequest): 'light' | 'dark' | null => {
  const scheme = request.cookies[SCHEME_COOKIE] ?? request.headers[DEVICE_SCHEME];
  return scheme === 'light' || scheme === 'dark' ? scheme : null;
};

interface PagePolicy {
  nonce: string;
  fontOrigins: readonly string[];
  usesCamera: boolean;
  isRecorded: boolean;
}

function securityHeaders(
  reply: FastifyReply,
  wiring: Wiring,
  { nonce, fontOrigins, usesCamera, isRecorded }: PagePolicy,
): void {
  const { config } = wiring.platform;
  reply.header(
    'content-security-policy',
    contentSecurityPolicy({
      nonce,
      fontOrigins,
      fileOrigin: config.s3 ? new URL(config.s3.endpoint).origin : null,
      replayOrigin: isRecorded && config.sessionReplay ? new URL(config.sessionReplay.script).origin : null,
      developmentOrigins: Object.values(config.viteUrls).flatMap((url) => (url ? [new URL(url).origin] : [])),
    }),
  );
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('x-frame-options', 'SAMEORIGIN');
  // told with the pages to come; the first one finds out by its own script, which costs no second request
  reply.header('accept-ch', DEVICE_SCHEME);
  reply.header('permissions-policy', `camera=(${usesCamera ? 'self' : ''}), microphone=(), geolocation=()`);
  if (config.publicUrl.startsWith('https:'))
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

const originOf = (
  config: Wiring['platform']['config'],
  name: ApplicationName,
  place: Parameters<typeof organizationUrl>[1],
): string => new URL(name === 'studio' ? studioUrl(config, place) : organizationUrl(config, place)).origin;

/** Keeps the CSRF cookie that the browser has, or gives it one. */
function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  if (request.cookies[XSRF_COOKIE]) return;
  reply.setCookie(XSRF_COOKIE, newXsrfToken(), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    httpOnly: false,
    maxAge: 365 * 86_400,
  });
}

export function pageRoutes(wiring: Wiring): RouteDefinition[] {
  const { config } = wiring.platform;
  const applications: Record<ApplicationName, WebApplication> = {
    learner: new WebApplication('learner', config),
    studio: new WebApplication('studio', config),
  };

  const sendPage = async (
    application: WebApplication,
    context: RequestContext,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const path = request.url.split('?')[0] ?? '/';
    const language = languageOfPage(request, context);
    const reader: RequestContext = { ...context, language };
    const built = await application.read();
    const { html: template, fonts: shippedFonts, displayFonts, frame, firstPages, paths } = built;
    const { base } = APPLICATIONS[application.name];
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const below = path.slice(base.length - 1) || '/';
    const first = firstPages.find(below, query, { features: context.features, now: context.clock.now() });
    const files = (first?.files ?? frame)[language];
    const [bootstrap, { responses: preloaded, isMissing }, banner] = await Promise.all([
      bootstrapOf(reader, wiring.organizations.content),
      preload(request.server, reader, first?.calls ?? []),
      preloadBanner(request.server, reader, first?.hidesBar || first?.hidesBanner === true ? undefined : built.banner),
    ]);
    const { organization } = bootstrap;
    const opening = openingPicture(preloaded);
    const colors = {
      primary: organization.colors[0] ?? DEFAULT_COLORS.primary,
      secondary: organization.colors[1] ?? DEFAULT_COLORS.secondary,
    };
    const look = themeLookOf(bootstrap.configurations);
    const scheme = schemeOf(request);
    const origin = originOf(config, application.name, organization);
    const meta = pageMeta(path, await context.wordingIn(language), organization.name, preloaded, origin);
    const addressIn = (other: Language): string => `${origin}${path}?lang=${other}`;
    const nonce = randomBytes(16).toString('base64');
    const fonts = organization.fontFamilies;
    const hasWebFonts = fonts.some((font) => font.isGoogleFont);
    const ownFont = firstFontFile(fonts, language);
    const ownFiles = ownFont ? [ownFont] : [];
    const textFiles = hasOwnFont(fonts, language) ? ownFiles : shippedFonts[language].map((file) => base + file);
    // the workshop has no display face
    const displayFile = application.name === 'learner' ? displayFonts[look.face]?.[language] : undefined;
    const fontFiles = displayFile ? [...textFiles, base + displayFile] : textFiles;
    const known = paths.find(below, context.features);
    const isRecorded = !known?.isConfidential;
    securityHeaders(reply, wiring, {
      nonce,
      fontOrigins: hasWebFonts ? ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'] : [],
      usesCamera: known?.usesCamera ?? false,
      isRecorded,
    });
    giveXsrfCookie(request, reply, config.publicUrl.startsWith('https:'));
    reply.header('content-type', 'text/html; charset=utf-8');
    reply.header('cache-control', 'no-store');
    reply.header('content-language', language);
    // the application says so itself, too; search engines and other programs read the status. Who signs on with this very address may
    // see more than a visitor for whom it was looked up: a draft as its author previews it
    const isSigningOn = readSignOn(below, Object.fromEntries(query)) !== null;
    if ((isMissing && !isSigningOn) || !known) reply.status(404);
    const isListed = first?.isPublic && reply.statusCode === 200;
    return reply.send(
      renderPage({
        template,
        nonce,
        language,
        direction: directionOf(language),
        scheme,
        title: meta.title,
        description: meta.description,
        canonical: isListed
          ? {
              url: addressIn(language),
              alternates: (['en', 'ar'] as const).map((other) => ({ language: other, url: addressIn(other) })),
            }
          : null,
        data: meta.data ?? null,
        picture: meta.picture ? new URL(meta.picture, origin).href : null,
        iconUrl: organization.iconUrl,
        themeCss: themeCss(colors, look.ground) + lookCss(look),
        themeColor: palette(colors, scheme ?? 'light', look.ground).surface,
        bootstrap: {
          ...bootstrap,
          ...(isRecorded && config.sessionReplay ? { sessionReplay: config.sessionReplay } : {}),
          preload: { ...preloaded, ...banner },
        },
        banner: !isAnyListed(banner) ? 'none' : first?.hidesBanner ? 'wide' : 'all',
        fonts: fontFiles.map((href) => ({ href, type: fontType(href) })),
        firstPictures: firstPictures(preloaded),
        opening: opening && first?.picture ? { ...opening, ...first.picture } : null,
        modules: files.scripts.map((file) => base + file),
        styles: files.styles.map((file) => base + file),
        brand: {
          logoUrl: organization.logoUrl,
          darkLogoUrl: organization.darkLogoUrl,
          name: chooseText(organization.name, language)?.text ?? organization.prefix,
          isBare: first?.hidesBar ?? false,
        },
        fontsCss: fontsCss(fonts),
        fontSheets: fontSheets(fonts),
      }),
    );
  };

  /** Where the organisation's learner application is, as it is configured; what a caller says of it in the Host header isn't. */
  const siteOf = async ({ organizationId }: RequestContext): Promise<string> => {
    const prefix = (await wiring.organizations.organizationOf(organizationId))?.prefix ?? '';
    return originOf(config, 'learner', { organizationId, prefix });
  };

  /** Where an application has its pages, when it was asked for at the other one's host. */
  const ownHostOf = async (name: ApplicationName, { organizationId }: RequestContext, request: FastifyRequest) => {
    if (!config.studioUrl) return null;
    const prefix = (await wiring.organizations.organizationOf(organizationId))?.prefix ?? '';
    const place = { organizationId, prefix };
    const hosts = { learner: new URL(organizationUrl(config, place)), studio: new URL(studioUrl(config, place)) };
    const other = name === 'studio' ? 'learner' : 'studio';
    return request.host === hosts[other].host ? hosts[name].origin : null;
  };

  const serve =
    (name: ApplicationName) =>
    async (
      context: RequestContext,
      _input: unknown,
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    ) => {
      const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
      if (path.startsWith('/api/')) throw notFound(); // an operation that there isn't is no page
      const relative = path.slice(APPLICATIONS[name].base.length - 1);
      // the template of the pages, without what the server puts into it
      if (/^\/index\.html$/i.test(relative)) return reply.redirect(APPLICATIONS[name].base);
      const file = relative.includes('.') ? applications[name].file(relative) : null;
      if (file) return sendStaticFile(request, reply, file);
      // a missing script or picture is a 404, never a page in its place
      if (/\.\w{2,12}$/.test(relative)) return reply.status(404).type('text/plain').send('not found');
      const elsewhere = await ownHostOf(name, context, request);
      if (elsewhere) return reply.redirect(elsewhere + request.url);
      return sendPage(applications[name], context, request, reply);
    };

  const page = (path: `/${string}`, operationId: string, name: ApplicationName): RouteDefinition =>
    publicRoute({
      method: 'GET',
      path,
      operationId,
      summary: 'A page of an application',
      isHidden: true,
      isRaw: true,
      isCompressed: true,
      handle: serve(name),
    });

  return [
    publicRoute({
      method: 'GET',
      path: '/robots.txt',
      operationId: 'getRobots',
      summary: 'For search engines',
      isHidden: true,
      isRaw: true,
      handle: async (context, _input, { reply }) =>
        reply
          .type('text/plain')
          .send(
            `User-agent: *\nDisallow: /api/\nDisallow: /studio\nAllow: /\nSitemap: ${await siteOf(context)}/sitemap.xml\n`,
          ),
    }),
    publicRoute({
      method: 'GET',
      path: '/sitemap.xml',
      operationId: 'getSitemap',
      summary: 'For search engines',
      isHidden: true,
      isRaw: true,
      handle: async (context, _input, { request, reply }) => {
        const origin = await siteOf(context);
        const paths = [
          ...(context.features['landing-page'] ? ['/landing-page'] : []),
          ...(await publicCourses(request, context)),
          ...(await publicEvents(request, context)),
        ];
        const urls = paths.map((at) => `  <url><loc>${origin}${at}</loc></url>`).join('\n');
        return reply
          .type('application/xml')
          .send(
            `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
          );
      },
    }),
    page('/studio', 'getStudioPage', 'studio'),
    page('/studio/*', 'getStudioFile', 'studio'),
    page('/', 'getLearnerPage', 'learner'),
    page('/*', 'getLearnerFile', 'learner'),
  ];
}

/** What visitors may see of a list of ours; nothing where they may not look at it. */
async function listed<Listed>(request: FastifyRequest, context: RequestContext, url: string): Promise<Listed[] | null> {
  const headers = { organization: String(context.organizationId) };
  const response = await request.server.inject({ method: 'GET', url, headers });
  return response.statusCode === 200 ? response.json<{ data: Listed[] }>().data : null;
}

async function publicCourses(request: FastifyRequest, context: RequestContext): Promise<string[]> {
  const courses = await listed<{ courseId: number }>(request, context, '/api/courses?take=100');
  const page = context.features['all-courses'] ? ['/lms/all-courses'] : [];
  return courses ? [...page, ...courses.map(({ courseId }) => `/lms/courses/${courseId}/overview`)] : [];
}

async function publicEvents(request: FastifyRequest, context: RequestContext): Promise<string[]> {
  const events = await listed<{ eventId: number }>(request, context, '/api/events?take=100');
  const page = context.features['all-events'] ? ['/social/all-events'] : [];
  return events ? [...page, ...events.map(({ eventId }) => `/event/${eventId}`)] : [];
}
