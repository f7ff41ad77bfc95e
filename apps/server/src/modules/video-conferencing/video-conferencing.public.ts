export { type MeetingTools, readMeetingTools } from './meeting-tools.ts';
export { zoomNotConfigured } from './video-conferencing.errors.ts';
export { zoomConnected } from './video-conferencing.signals.ts';
export { askAs } from './zoom-access.ts';
export { ZoomFailure, type ZoomFailureKind } from './zoom-client.ts';
export { readConnection } from './zoom-connection.service.ts';
