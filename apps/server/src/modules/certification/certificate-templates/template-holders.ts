import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

export interface TemplateHolders {
  certificateTemplateId: number;
  templateVersion: number;
  holders: number;
}

/** How many certificates were made from each version of a template. */
export const templateHolders =
  extensionPoint<(tx: Tx) => Promise<readonly TemplateHolders[]>>('certificate-template-holders');
