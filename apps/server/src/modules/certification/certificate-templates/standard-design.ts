import type { Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/certificate-sheet.ar.ts';
import { messages as english } from '@sullam/strings/areas/certificate-sheet.en.ts';
import type { CertificateDesign } from './certificate-templates.schemas.ts';

const both = (word: 'heading' | 'opening' | 'completed' | 'name'): Localized => ({
  en: english[`certificate-sheet.standard.${word}`],
  ar: arabic[`certificate-sheet.standard.${word}`],
});

export const standardName = (): Localized => both('name');

/** What a certificate looks like before anybody has decided it. */
export const standardDesign = (): CertificateDesign => ({
  family: null,
  heading: both('heading'),
  opening: both('opening'),
  completed: both('completed'),
  place: {},
  signatures: [],
  shows: { lessons: true, duration: true, result: true },
});
