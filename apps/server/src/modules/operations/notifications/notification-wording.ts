import type { Language } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/notifications.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/notifications.en.gen.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { translatorOf } from '../../../kernel/wording.ts';

const WORDS = { en: english, ar: arabic };

/** The wording of notifications in the organisation's own words and nouns; in the reader's language if none is named. */
export const notificationWords = (context: RequestContext, language?: Language): Promise<Translator> =>
  translatorOf(context, WORDS, language);
