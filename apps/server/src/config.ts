import { isIP } from 'node:net';
import path from 'node:path';
import { HOUR, SECOND } from '@sullam/domain/limits.ts';
import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';

/** One row of the README's table of settings; `npm run generate` writes that table from this list. */
export interface Setting {
  name: string;
  fallback: string;
  meaning: string;
}

export const SETTINGS: readonly Setting[] = [
  { name: 'PORT', fallback: '3000', meaning: 'Port that the server listens on' },
  {
    name: 'HOST',
    fallback: '127.0.0.1 with the demo, else 0.0.0.0',
    meaning:
      'Address that the server listens on; the demo, whose passwords everybody knows, is for this machine alone unless told otherwise',
  },
  { name: 'DATA_DIR', fallback: './data', meaning: 'Folder of everything that is kept: database, files, secrets' },
  {
    name: 'DATABASE_URL',
    fallback: '(embedded)',
    meaning:
      'An external PostgreSQL (15 or newer) instead of the embedded one; the user owns the database and has CREATEROLE',
  },
  {
    name: 'DATABASE_POOL_URL',
    fallback: '(none)',
    meaning:
      'Address of a PgBouncer before DATABASE_URL, in transaction mode, through which requests reach it; user and password in it are not used (docs/guides/scale.md)',
  },
  {
    name: 'DATABASE_REPLICA_URLS',
    fallback: '(none)',
    meaning:
      'Addresses of read replicas of DATABASE_URL, separated by commas; user and password in them are not used. What may be some moments old is read there',
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: 'loopback',
    meaning: 'Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, separated by commas',
  },
  { name: 'PUBLIC_URL', fallback: 'http://localhost:PORT', meaning: 'Address under which people reach organisation 1' },
  {
    name: 'STUDIO_URL',
    fallback: '(PUBLIC_URL)',
    meaning: 'Address under which people reach the studio of organisation 1, where it has a host of its own',
  },
  { name: 'SMTP_URL', fallback: '(local outbox)', meaning: 'Mail relay, for example smtp://user:password@relay:587' },
  { name: 'MAIL_FROM', fallback: 'no-reply@<host of PUBLIC_URL>', meaning: 'Sender of every mail' },
  { name: 'S3_ENDPOINT', fallback: '(local disk)', meaning: 'S3-compatible store for files' },
  { name: 'S3_REGION', fallback: 'us-east-1', meaning: 'Region of the store' },
  { name: 'S3_BUCKET', fallback: 'sullam', meaning: 'Bucket of the store' },
  { name: 'S3_ACCESS_KEY_ID', fallback: '', meaning: 'Key of the store' },
  { name: 'S3_SECRET_ACCESS_KEY', fallback: '', meaning: 'Secret of the store' },
  {
    name: 'DEMO',
    fallback: 'on unless NODE_ENV=production',
    meaning: 'Demo content, demo accounts and the mail outbox at /outbox',
  },
  {
    name: 'JOBS',
    fallback: 'on',
    meaning: 'off: this process answers requests alone, and others on the same database run the jobs',
  },
  { name: 'NODE_ENV', fallback: 'development', meaning: 'production switches the demo off and secure cookies on' },
  { name: 'ENVIRONMENT_LABEL', fallback: '', meaning: 'Text of the label that marks a host as not production' },
  {
    name: 'PASSWORD_MEMORY_KIB',
    fallback: '19456',
    meaning: 'Memory that hashing one password takes (argon2id), in KiB; more is slower and safer',
  },
  {
    name: 'REQUEST_SECONDS',
    fallback: '30',
    meaning:
      'How long the headers of a request, its body, or the next piece of a file may take before the connection is closed',
  },
  {
    name: 'JITSI_URL',
    fallback: 'https://meet.jit.si',
    meaning: 'Jitsi server on which lectures get rooms of their own',
  },
  {
    name: 'ZOOM_URL',
    fallback: 'https://zoom.us',
    meaning: 'Where instructors consent to the connection of their Zoom account, and tokens come from',
  },
  { name: 'ZOOM_API_URL', fallback: 'https://api.zoom.us', meaning: 'API of Zoom; nothing else is asked of the two' },
  { name: 'STRIPE_API_URL', fallback: 'https://api.stripe.com', meaning: 'API of Stripe; nothing else is asked of it' },
  {
    name: 'PAYPAL_API_URL',
    fallback: 'https://api-m.paypal.com',
    meaning:
      'API of PayPal for live accounts; certificates of webhooks come from it or from any other host under paypal.com',
  },
  {
    name: 'PAYPAL_SANDBOX_URL',
    fallback: 'https://api-m.sandbox.paypal.com',
    meaning: 'API of PayPal for test accounts',
  },
  {
    name: 'MOYASAR_API_URL',
    fallback: 'https://api.moyasar.com',
    meaning: 'API of Moyasar; nothing else is asked of it',
  },
  {
    name: 'CALENDAR_FEED_ORIGINS',
    fallback: '(none)',
    meaning:
      'Origins inside the own network, separated by commas, at which coaches may subscribe to calendars; no other address inside is ever asked',
  },
  {
    name: 'LINK_PREVIEW_ORIGINS',
    fallback: '(none)',
    meaning:
      'Origins inside the own network, separated by commas, whose pages may be shown as previews of links; no other address inside is ever asked',
  },
  {
    name: 'SESSION_REPLAY_SCRIPT',
    fallback: '(none)',
    meaning:
      'Script of a service that records how pages are used, for example https://replay.example.com/record.js; never loaded in exams',
  },
  {
    name: 'SESSION_REPLAY_KEY',
    fallback: '',
    meaning: 'Public key of the project at that service: it stands in the page (data-key of the script)',
  },
  {
    name: 'CONTENT_SERVICE_URL',
    fallback: '(none)',
    meaning:
      'Address at which a content service answers the interface texts of a language as JSON, for example https://content.example.com/sullam/{language}.json; {language} becomes en or ar',
  },
  {
    name: 'CONTENT_SERVICE_TOKEN',
    fallback: '',
    meaning:
      'Credential that the server sends to the content service (Authorization: Bearer); it never leaves the server otherwise',
  },
  {
    name: 'CONTENT_SERVICE_SECONDS',
    fallback: '300',
    meaning: 'Seconds between two readings of the content service',
  },
  { name: 'LOG_LEVEL', fallback: 'info', meaning: 'trace, debug, info, warn, error' },
  { name: 'CHROMIUM_PATH', fallback: '(searched)', meaning: 'Chromium for the browser tests and the gallery' },
];

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** A pooler of connections before the database; null: requests reach it directly. */
  databasePoolUrl: string | null;
  databaseReplicaUrls: readonly string[];
  publicUrl: string;
  /** Where the studio of organisation 1 is, if it has a host of its own. */
  studioUrl: string | null;
  trustedProxies: string;
  smtpUrl: string | null;
  mailFrom: string;
  s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | null;
  isDemo: boolean;
  /** Whether this process runs jobs besides answering requests. */
  runsJobs: boolean;
  isProduction: boolean;
  environmentLabel: string;
  logLevel: string;
  /** Where rooms for video meetings are, without a slash at the end. */
  jitsiUrl: string;
  /** Zoom's hosts, without a slash at the end. */
  zoom: { url: string; apiUrl: string };
  /** API of Stripe, without a slash at the end. */
  stripeUrl: string;
  /** APIs of PayPal for live and test accounts, without a slash at the end. */
  paypal: { liveUrl: string; sandboxUrl: string };
  /** API of Moyasar, without a slash at the end. */
  moyasarUrl: string;
  /** Origins inside that previews of links may come from. */
  linkPreviewOrigins: readonly string[];
  /** Origins inside that coaches may subscribe to calendars at. */
  calendarFeedOrigins: readonly string[];
  /** Origins inside that accounting may be delivered to. */
  accountingOrigins: readonly string[];
  /** What records how pages are used; null: nothing does. */
  sessionReplay: { script: string; key: string } | null;
  /** Where the interface texts of a content service are read, and how often; null: there is none. */
  contentService: ContentServiceConfig | null;
  /** Memory cost of argon2id. */
  passwordMemoryKib: number;
  /** How long requests may take to arrive, in milliseconds. */
  patience: { request: number; file: number };
  /** Vite's development servers, set by `npm run dev` only. */
  viteUrls: { learner: string | null; studio: string | null };
}

export interface ContentServiceConfig {
  /** Origin of the service, without a slash at the end. */
  base: string;
  /** Path and query of each language. */
  paths: Readonly<Record<Language, string>>;
  token: string;
  seconds: number;
}

/** Reached from this machine alone. */
export const LOOPBACK = '127.0.0.1';

type Environment = Record<string, string | undefined>;

/** Reads the environment: the only place that does. Throws with a sentence when a value can't be used. */
export function readConfig(env: Environment): Config {
  const port = Number(env.PORT ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a port number, not ${env.PORT}`);
  const isProduction = env.NODE_ENV === 'production';
  const isDemo = readSwitch(env.DEMO, !isProduction);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const host = new URL(publicUrl).hostname;
  return {
    port,
    host: env.HOST || (isDemo ? LOOPBACK : '0.0.0.0'),
    dataDir: path.resolve(env.DATA_DIR ?? './data'),
    databaseUrl: env.DATABASE_URL || null,
    databasePoolUrl: readPoolUrl(env.DATABASE_POOL_URL, env.DATABASE_URL),
    databaseReplicaUrls: readReplicaUrls(env.DATABASE_REPLICA_URLS, env.DATABASE_URL),
    publicUrl,
    studioUrl: readStudioUrl(env.STUDIO_URL, publicUrl),
    trustedProxies: env.TRUSTED_PROXIES || 'loopback',
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM ?? `no-reply@${host}`,
    s3: env.S3_ENDPOINT ? readS3(env, env.S3_ENDPOINT) : null,
    isDemo,
    runsJobs: readSwitch(env.JOBS, true),
    isProduction,
    environmentLabel: env.ENVIRONMENT_LABEL ?? (isProduction ? '' : 'demo'),
    logLevel: env.LOG_LEVEL ?? 'info',
    jitsiUrl: readSecureUrl('JITSI_URL', env.JITSI_URL || 'https://meet.jit.si'),
    zoom: {
      url: readHostUrl('ZOOM_URL', env.ZOOM_URL || 'https://zoom.us'),
      apiUrl: readHostUrl('ZOOM_API_URL', env.ZOOM_API_URL || 'https://api.zoom.us'),
    },
    stripeUrl: readProviderUrl('STRIPE_API_URL', env.STRIPE_API_URL || 'https://api.stripe.com', isProduction),
    paypal: {
      liveUrl: readProviderUrl('PAYPAL_API_URL', env.PAYPAL_API_URL || 'https://api-m.paypal.com', isProduction),
      sandboxUrl: readProviderUrl(
        'PAYPAL_SANDBOX_URL',
        env.PAYPAL_SANDBOX_URL || 'https://api-m.sandbox.paypal.com',
        isProduction,
      ),
    },
    moyasarUrl: readProviderUrl('MOYASAR_API_URL', env.MOYASAR_API_URL || 'https://api.moyasar.com', isProduction),
    linkPreviewOrigins: readOrigins('LINK_PREVIEW_ORIGINS', env.LINK_PREVIEW_ORIGINS),
    calendarFeedOrigins: readOrigins('CALENDAR_FEED_ORIGINS', env.CALENDAR_FEED_ORIGINS),
    accountingOrigins: readOrigins('ACCOUNTING_ORIGINS', env.ACCOUNTING_ORIGINS),
    sessionReplay: env.SESSION_REPLAY_SCRIPT
      ? {
          script: readSecureUrl('SESSION_REPLAY_SCRIPT', env.SESSION_REPLAY_SCRIPT),
          key: env.SESSION_REPLAY_KEY ?? '',
        }
      : null,
    contentService: env.CONTENT_SERVICE_URL ? readContentService(env, env.CONTENT_SERVICE_URL) : null,
    passwordMemoryKib: readPasswordMemory(env.PASSWORD_MEMORY_KIB),
    patience: { request: readSeconds(env.REQUEST_SECONDS) * SECOND, file: 6 * HOUR },
    viteUrls: { learner: env.VITE_LEARNER_URL ?? null, studio: env.VITE_STUDIO_URL ?? null },
  };
}

const readSwitch = (text: string | undefined, fallback: boolean): boolean =>
  text === undefined || text === '' ? fallback : !['0', 'false', 'off', 'no'].includes(text.toLowerCase());

const isDatabaseUrl = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

function readPoolUrl(text: string | undefined, databaseUrl: string | undefined): string | null {
  if (!text) return null;
  if (!databaseUrl) throw new Error('DATABASE_POOL_URL is set: DATABASE_URL is needed too');
  // the message doesn't repeat the address, which may hold a password
  if (!isDatabaseUrl(text))
    throw new Error('DATABASE_POOL_URL must be an address such as postgres://pgbouncer.example.com:6432/sullam');
  return text;
}

function readReplicaUrls(text = '', databaseUrl: string | undefined): string[] {
  const urls = text.split(',').flatMap((part) => part.trim() || []);
  if (urls.length > 0 && !databaseUrl) throw new Error('DATABASE_REPLICA_URLS is set: DATABASE_URL is needed too');
  if (!urls.every(isDatabaseUrl))
    throw new Error('DATABASE_REPLICA_URLS must be addresses such as postgres://replica.example.com:5432/sullam');
  return urls;
}

function readStudioUrl(text: string | undefined, publicUrl: string): string | null {
  if (!text) return null;
  const { origin } = new URL(text);
  return origin === new URL(publicUrl).origin ? null : origin;
}

function readSecureUrl(name: string, text: string): string {
  const url = text.replace(/\/+$/, '');
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new Error(`${name} must be an address that begins with https, not ${text}`);
  return url;
}

/** A host that this server calls: by https, or without on this machine, where nobody listens in. */
function readHostUrl(name: string, text: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} must be an address, not ${text}`);
  const { hostname, protocol, origin } = new URL(text);
  return protocol === 'http:' && hostname === LOOPBACK ? origin : readSecureUrl(name, origin);
}

/** A payment provider's host. In production it has a name and is reached by https; only tests have one on this machine. */
function readProviderUrl(name: string, text: string, isProduction: boolean): string {
  const url = isProduction ? readSecureUrl(name, text) : readHostUrl(name, text);
  const { hostname } = new URL(url);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 && (isProduction || hostname !== LOOPBACK))
    throw new Error(`${name} must be the address of a host with a name, not ${text}`);
  return new URL(url).origin;
}

function readOrigins(name: string, text = ''): string[] {
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = parts.find((part) => !URL.canParse(part) || new URL(part).origin !== part.replace(/\/$/, ''));
  if (wrong) throw new Error(`${name} must be origins such as http://wiki.example.org, not ${wrong}`);
  return parts.map((part) => new URL(part).origin);
}

function readPasswordMemory(text: string | undefined): number {
  const memory = Number(text || '19456');
  if (!Number.isInteger(memory) || memory < 1024 || memory > 4_194_304)
    throw new Error(`PASSWORD_MEMORY_KIB must be a whole number from 1024 to 4194304, not ${text}`);
  return memory;
}

function readSeconds(text: string | undefined): number {
  const seconds = Number(text || '30');
  if (!(seconds > 0) || seconds > 3600) throw new Error(`REQUEST_SECONDS must be a number up to 3600, not ${text}`);
  return seconds;
}

function readS3(env: Environment, endpoint: string): NonNullable<Config['s3']> {
  const accessKeyId = env.S3_ACCESS_KEY_ID;
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('S3_ENDPOINT is set: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too');
  return {
    endpoint,
    region: env.S3_REGION ?? 'us-east-1',
    bucket: env.S3_BUCKET ?? 'sullam',
    accessKeyId,
    secretAccessKey,
  };
}

/** No message of these errors repeats the address: its query may hold a key. */
function readContentService(env: Environment, address: string): ContentServiceConfig {
  const token = env.CONTENT_SERVICE_TOKEN;
  if (!token) throw new Error('CONTENT_SERVICE_URL is set: CONTENT_SERVICE_TOKEN is needed too');
  if (!/^[\x21-\x7e]+$/.test(token)) throw new Error('CONTENT_SERVICE_TOKEN may hold only visible ASCII characters');
  const texts = LANGUAGES.map((language) => address.replaceAll('{language}', language));
  if (!texts.every((text) => URL.canParse(text))) throw new Error('CONTENT_SERVICE_URL must be an address');
  const urls = texts.map((text) => new URL(text));
  if (urls.some(({ username, password }) => username || password))
    throw new Error(
      'CONTENT_SERVICE_URL holds a name or a password: CONTENT_SERVICE_TOKEN is the place for the credential',
    );
  const [en, ar] = urls.map(({ pathname, search }) => pathname + search);
  const [base, other] = urls.map(({ origin }) => origin);
  if (!en || !ar || !base || en === ar || base !== other)
    throw new Error('CONTENT_SERVICE_URL must hold {language} in its path or query');
  return {
    base: readHostUrl('CONTENT_SERVICE_URL', base),
    paths: { en, ar },
    token,
    seconds: readRefreshSeconds(env.CONTENT_SERVICE_SECONDS),
  };
}

function readRefreshSeconds(text: string | undefined): number {
  const seconds = Number(text || '300');
  if (!(seconds > 0) || seconds > 86_400)
    throw new Error(`CONTENT_SERVICE_SECONDS must be a number up to 86400, not ${text}`);
  return seconds;
}
