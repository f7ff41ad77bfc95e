import { randomBytes } from 'node:crypto';
import { newNumber } from '@sullam/domain/certificates/certificate-number.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading } from '../../kernel/database/database.ts';
import { missingLetters } from '../certificate-sheets/certificate-sheets.public.ts';
import type { CertificateDesign } from '../certificate-templates/certificate-templates.public.ts';
import { identityOfIssuer } from '../issuer-keys/issuer-keys.public.ts';
import { checkMediaChoices } from '../media/media.public.ts';
import { findProfile } from '../organizations/organizations.public.ts';
import type { CertificateSheets } from './certificate-sheets.service.ts';
import { writeSheet } from './certificate-words.ts';
import type { VoiceOf } from './voice.ts';

const SOMEBODY: Localized = { en: 'Noura Al-Harbi', ar: 'نورة الحربي' };
const A_COURSE: Localized = { en: 'Feedback that helps', ar: 'ملاحظات تنفع' };
const HUE = 265;

interface Wanted {
  design: CertificateDesign;
  name?: Localized;
}

/** How a certificate of this design would look, for a name that is tried. Nothing is kept. */
export async function previewDesign(
  context: MemberContext,
  sheets: CertificateSheets,
  voiceOf: VoiceOf,
  { design, name = SOMEBODY }: Wanted,
): Promise<{ picture: string; unprintable: string[] }> {
  const voice = await voiceOf(context);
  const { profile, identity } = await reading(context, async (tx) => {
    const chosen = design.signatures.flatMap(({ mediaId }, index) =>
      mediaId === null ? [] : [{ path: `design.signatures.${index}.mediaId`, mediaId, kinds: ['IMAGE'] as const }],
    );
    await checkMediaChoices(context, tx, chosen);
    return { profile: await findProfile(context, tx), identity: await identityOfIssuer(context, tx) };
  });
  const now = context.clock.now().toISOString();
  const number = newNumber((count) => randomBytes(count));
  const sheet = writeSheet({
    claims: {
      number,
      name,
      course: A_COURSE,
      issuer: identity.name,
      lessonCount: 5,
      minutes: 75,
      instructors: [],
      result: design.shows.result ? '92' : null,
      passedAt: '60',
      earnedAt: now,
      issuedAt: now,
      validUntil: null,
    },
    design,
    hue: HUE,
    family: voice.family,
    address: `${identity.url}/certificates/${number}`,
    logoMediaId: profile?.logoMediaId ?? null,
    darkLogoMediaId: profile?.darkLogoMediaId ?? null,
    markMediaId: profile?.iconMediaId ?? null,
    wordings: voice.wordings,
    habits: voice.habits,
  });
  const picture = await sheets.sample(context, sheet, number);
  return {
    picture: `data:image/webp;base64,${picture.toString('base64')}`,
    unprintable: missingLetters(`${name.en ?? ''}${name.ar ?? ''}`),
  };
}
