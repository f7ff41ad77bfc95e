import { LECTURE_TOOLS } from '@sullam/domain/lectures/lecture.ts';
import { Type } from 'typebox';
import { administrator, instructor, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { NamedObject, Nullable, OneOf, Versioned } from '../../../kernel/http/schemas.ts';
import { readMeetingTools } from './meeting-tools.ts';
import { readToolSettings, saveToolSettings } from './tool-settings.service.ts';
import { beginConsent, disconnect, finishConsent, readConnection } from './zoom-connection.service.ts';

const Tools = Type.Array(OneOf(...LECTURE_TOOLS), { maxItems: LECTURE_TOOLS.length, uniqueItems: true });

const VideoConferencingTools = NamedObject('VideoConferencingTools', {
  tools: Type.Array(OneOf(...LECTURE_TOOLS)),
  hasZoomApp: Type.Boolean({ description: 'Meetings can be made in Zoom accounts that are connected' }),
});

const VideoConferencingSettings = NamedObject('VideoConferencingSettings', {
  tools: Type.Array(OneOf(...LECTURE_TOOLS)),
  jitsiUrl: Nullable(Type.String()),
  standardJitsiUrl: Type.String({ description: 'Where rooms are if the organisation names no server' }),
  zoomClientId: Nullable(Type.String()),
  hasZoomClientSecret: Type.Boolean({ description: 'The secret itself never leaves' }),
  zoomRedirectUrl: Type.String({ description: 'To be entered in the app at Zoom' }),
  version: Type.Integer(),
});

const VideoConferencingBody = NamedObject(
  'VideoConferencingBody',
  {
    tools: Tools,
    jitsiUrl: Nullable(Type.String({ maxLength: 300 })),
    zoomClientId: Nullable(Type.String({ maxLength: 200 })),
    zoomClientSecret: Type.Optional(Type.String({ maxLength: 200 })),
    version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  },
  { additionalProperties: false },
);

const ZoomConnection = NamedObject('ZoomConnection', {
  isAuthenticated: Type.Boolean(),
  needsConsent: Type.Boolean({ description: 'It was connected, and Zoom takes the tokens no more' }),
  isAvailable: Type.Boolean({ description: 'The organisation has an app at Zoom' }),
  account: Nullable(Type.String()),
});

const ZoomAnswer = NamedObject(
  'ZoomAnswer',
  {
    state: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    error: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);

export const videoConferencingRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/video-conferencing-tools',
    operationId: 'getVideoConferencingTools',
    summary: 'With what online lectures may be planned',
    access: signedIn(),
    response: VideoConferencingTools,
    handle: (context) =>
      reading(context, async (tx) => {
        const { tools, hasZoomApp } = await readMeetingTools(context, tx);
        return { tools: [...tools], hasZoomApp };
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/video-conferencing-tools/settings',
    operationId: 'getVideoConferencingSettings',
    summary: 'The tools of the organisation as administrators set them, without secrets',
    access: administrator(),
    response: VideoConferencingSettings,
    handle: (context) => readToolSettings(context),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/video-conferencing-tools/settings',
    operationId: 'updateVideoConferencingSettings',
    summary: 'Sets the tools of the organisation; a secret that is left out stays; 409 when somebody saved in between',
    access: administrator(),
    refusesMasquerade: true,
    body: VideoConferencingBody,
    response: Versioned,
    handle: (context, { body }) => saveToolSettings(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/zoom/oauth/is-authenticated',
    operationId: 'getZoomConnection',
    summary: "Whether the caller's Zoom account is connected",
    access: signedIn(),
    response: ZoomConnection,
    handle: (context) => readConnection(context),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/zoom/oauth',
    operationId: 'beginZoomConsent',
    summary: 'Where the caller consents to the connection of a Zoom account, once and within ten minutes',
    access: instructor(),
    refusesMasquerade: true,
    response: NamedObject('ZoomConsent', { url: Type.String() }),
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    errors: { 409: ['zoom.not-configured'] },
    handle: (context) => beginConsent(context),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/zoom/auth',
    operationId: 'finishZoomConsent',
    summary: 'Connects the Zoom account with whose consent Zoom has sent the caller back',
    access: instructor(),
    refusesMasquerade: true,
    body: ZoomAnswer,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    errors: {
      409: ['zoom.code-refused', 'zoom.consent-denied', 'zoom.consent-unknown', 'zoom.not-configured', 'zoom.refused'],
      503: ['zoom.unavailable'],
    },
    handle: (context, { body }) => finishConsent(context, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/zoom/oauth',
    operationId: 'endZoomConnection',
    summary: "Forgets the caller's Zoom account and takes its tokens back",
    access: signedIn(),
    refusesMasquerade: true,
    handle: (context) => disconnect(context),
  }),
];
