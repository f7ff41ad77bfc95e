import { joinParts, type Language } from '@sullam/domain/localized.ts';

/** "Title, English": what a control is called to those who hear it, its parts separated by the comma of their language. */
export const joinedLabel = (language: Language, ...parts: readonly string[]): string => joinParts(language, parts);
