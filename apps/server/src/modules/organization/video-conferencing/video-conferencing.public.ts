export { readMeetingTools } from './meeting-tools.ts';
export { zoomConnected } from './video-conferencing.signals.ts';
export { askAs } from './zoom-access.ts';
export { ZoomFailure } from './zoom-client.ts';
export { readConnection } from './zoom-connection.service.ts';
