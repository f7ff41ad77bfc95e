import { randomBytes } from 'node:crypto';
import { newNumber } from '@sullam/domain/certificates/certificate-number.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { identityOfIssuer } from '../../organization/issuer-keys/issuer-keys.public.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { findProfile } from '../../organization/organizations/organizations.public.ts';
import { missingLetters, type Paper } from '../certificate-pdf/certificate-pdf.public.ts';
import {
  type CertificateDesign,
  checkArrangement,
  picturesOf,
} from '../certificate-templates/certificate-templates.public.ts';
import type { StyleOf } from '../certificates/certificates.public.ts';
import { writeSheet } from '../certificates/certificates.public.ts';
import type { CertificateSheets } from './certificate-sheets.service.ts';

const SOMEBODY: Localized = { en: 'Noura Al-Harbi', ar: 'نورة الحربي' };
const A_COURSE: Localized = { en: 'Feedback that helps', ar: 'ملاحظات تنفع' };
const AN_INSTRUCTOR: Localized = { en: 'Salma Darwish', ar: 'سلمى درويش' };
const HUE = 265;
const TWO_YEARS_MS = 2 * 365 * 86_400_000;

interface Wanted {
  design: CertificateDesign;
  name?: Localized;
}

/** A certificate that nobody holds, for a name that is tried. */
async function sampleSheet(context: MemberContext, voiceOf: StyleOf, { design, name = SOMEBODY }: Wanted) {
  checkArrangement(design);
  const voice = await voiceOf(context);
  const { profile, identity } = await reading(context, async (tx) => {
    await checkMediaChoices(context, tx, picturesOf(design));
    return { profile: await findProfile(context, tx), identity: await identityOfIssuer(context, tx) };
  });
  const now = context.clock.now();
  const number = newNumber((count) => randomBytes(count));
  const sheet = writeSheet({
    claims: {
      number,
      name,
      course: A_COURSE,
      issuer: identity.name,
      lessonCount: 5,
      minutes: 75,
      instructors: [AN_INSTRUCTOR],
      result: design.shows.result ? '92' : null,
      passedAt: '60',
      earnedAt: now.toISOString(),
      issuedAt: now.toISOString(),
      // a sheet that is arranged freely shows where the end of the validity would stand
      validUntil: design.arrangement ? new Date(now.getTime() + TWO_YEARS_MS).toISOString() : null,
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
  return { sheet, number, unprintable: missingLetters(`${name.en ?? ''}${name.ar ?? ''}`) };
}

/** How a certificate of this design would look, for a name that is tried. Nothing is kept. */
export async function previewDesign(
  context: MemberContext,
  sheets: CertificateSheets,
  voiceOf: StyleOf,
  wanted: Wanted,
): Promise<{ picture: string; unprintable: string[] }> {
  const { sheet, number, unprintable } = await sampleSheet(context, voiceOf, wanted);
  const picture = await sheets.sample(context, sheet, number);
  return { picture: `data:image/webp;base64,${picture.toString('base64')}`, unprintable };
}

/** The same as a PDF, to be looked at and printed: it carries no credential, and no such number is known. */
export async function previewPdf(
  context: MemberContext,
  sheets: CertificateSheets,
  voiceOf: StyleOf,
  { paper, ...wanted }: Wanted & { paper?: Paper },
): Promise<Buffer> {
  const { sheet, number } = await sampleSheet(context, voiceOf, wanted);
  return sheets.samplePdf(context, sheet, number, paper ?? wanted.design.arrangement?.paper ?? 'a4');
}

/** Elements of a design as they would be printed, each by itself: the designer lays them on its canvas. */
export async function drawElements(
  context: MemberContext,
  sheets: CertificateSheets,
  voiceOf: StyleOf,
  { elementIds, ...wanted }: Wanted & { elementIds: readonly string[] },
) {
  const { sheet, number, unprintable } = await sampleSheet(context, voiceOf, wanted);
  const parts = await sheets.parts(context, sheet, number, new Set(elementIds));
  return {
    drawings: parts.map(({ elementId, standing, fit, svg }) => ({
      elementId,
      language: standing.language,
      picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      size: fit === null ? null : Math.round(fit.size),
      isFitting: fit?.isFitting ?? true,
    })),
    unprintable,
  };
}
