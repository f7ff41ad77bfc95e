export { ColorInput } from './color-input.tsx';
export { DraftBar } from './draft-bar.tsx';
export { SettingsPart } from './settings-part.tsx';
export { useDraft } from './use-draft.ts';
export { Loaded } from './with-settings.tsx';
