export { useTools } from './use-tools.ts';
export { toolSettingsQuery, useSaveToolSettings, type VideoConferencingSettings } from './video-conferencing.api.ts';
export { ZoomMeetingPart, ZoomSeriesButton } from './zoom-meeting-part.tsx';
