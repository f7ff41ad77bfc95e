import { createHash } from 'node:crypto';
import { SHEET_VERSION } from '@sullam/ui/theme/art/certificate-art.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { type FileStore, readAll } from '../../../kernel/files/file-store.ts';
import { notFound } from '../../../kernel/problem.ts';
import { didDocument, identityOfIssuer, listKeys } from '../../organization/issuer-keys/issuer-keys.public.ts';
import {
  drawSheetPdf,
  drawSheetPicture,
  type Paper,
  partPicture,
  partsOf,
} from '../certificate-pdf/certificate-pdf.public.ts';
import type { StoredSheet } from '../certificates/certificates.public.ts';
import {
  type CertificateRow,
  findCredential,
  findSheet,
  insertFile,
  signedBy,
} from '../certificates/certificates.public.ts';
import { SheetPictures } from './sheet-pictures.ts';
import { onlyPictured, textsOfSheet } from './sheet-texts.ts';

const pretty = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Sheets of certificates: drawn once, then kept. */
export class CertificateSheets {
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(private readonly store: FileStore) {}

  /** The PDF, the same bytes each time; its digest is noted, so that a changed file is recognised. */
  pdf(context: SystemContext, certificate: CertificateRow, paper: Paper): Promise<Buffer> {
    const place = this.placeOf(context, certificate, `${paper}.pdf`);
    return this.once(place, 'application/pdf', () => this.drawPdf(context, certificate, paper));
  }

  /** The sheet for pages, without the result where its holder hides it. */
  picture(context: SystemContext, certificate: CertificateRow, hidesResult: boolean): Promise<Buffer> {
    const place = this.placeOf(context, certificate, `${hidesResult ? 'discreet' : 'whole'}.webp`);
    return this.once(place, 'image/webp', async () => {
      const sheet = await reading(context, (tx) => findSheet(tx, certificate.certificateId));
      if (!sheet) throw notFound();
      return drawSheetPicture(await this.textsOf(context, sheet, certificate.number, hidesResult));
    });
  }

  /** A sheet that nobody holds. */
  async sample(context: SystemContext, sheet: StoredSheet, number: string): Promise<Buffer> {
    return drawSheetPicture(await this.textsOf(context, sheet, number, false));
  }

  /** A file that nobody holds: nothing is attached to it, and its digest isn't noted. */
  async samplePdf(context: SystemContext, sheet: StoredSheet, number: string, paper: Paper): Promise<Buffer> {
    const texts = await this.textsOf(context, sheet, number, false);
    return drawSheetPdf({ texts, paper, title: plain(sheet.title), made: context.clock.now(), attachments: [] });
  }

  /** Elements of a sheet that nobody holds, each by itself. */
  async parts(context: SystemContext, sheet: StoredSheet, number: string, elementIds: ReadonlySet<string>) {
    const texts = await this.textsOf(context, onlyPictured(sheet, elementIds), number, false);
    const { free } = texts;
    if (!free) return [];
    const elements = free.arrangement.elements.filter(({ elementId }) => elementIds.has(elementId));
    const parts = elements.flatMap((element) => partsOf(texts, free, element));
    return Promise.all(parts.map(async (part) => ({ ...part, svg: await partPicture(part) })));
  }

  private placeOf({ organizationId }: SystemContext, { certificateId }: CertificateRow, name: string): string {
    return `private/${organizationId}/certificates/${certificateId}/v${SHEET_VERSION}-${name}`;
  }

  private async once(place: string, contentType: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await this.store.open(place);
    if (kept) return readAll(kept);
    const drawn =
      this.#underWay.get(place) ??
      draw().then(async (bytes) => {
        await this.store.put(place, bytes, contentType);
        return bytes;
      });
    this.#underWay.set(place, drawn);
    try {
      return await drawn;
    } finally {
      this.#underWay.delete(place);
    }
  }

  private async drawPdf(context: SystemContext, certificate: CertificateRow, paper: Paper): Promise<Buffer> {
    const { sheet, credential, keys } = await reading(context, async (tx) => {
      const { did } = await identityOfIssuer(context, tx);
      const found = await findCredential(tx, certificate.certificateId);
      return {
        sheet: await findSheet(tx, certificate.certificateId),
        credential: found,
        keys: didDocument(found ? signedBy(found.document, did) : did, await listKeys(tx), []),
      };
    });
    if (!sheet || !credential) throw notFound();
    const json = 'application/json';
    const bytes = await drawSheetPdf({
      texts: await this.textsOf(context, sheet, certificate.number, false),
      paper,
      title: plain(sheet.title),
      made: certificate.issuedAt,
      attachments: [
        { name: 'credential.json', bytes: pretty(credential.document), type: json, description: 'Open Badges 3.0' },
        { name: 'issuer-keys.json', bytes: pretty(keys), type: json, description: 'DID' },
      ],
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await transaction(context, (tx) => insertFile(tx, certificate.certificateId, paper, sha256, context.clock.now()));
    return bytes;
  }

  private textsOf(context: SystemContext, sheet: StoredSheet, number: string, hidesResult: boolean) {
    const pictures = new SheetPictures(context, this.store);
    return textsOfSheet(pictures, sheet, number, hidesResult);
  }
}

/** Without marks of direction, which readers of a file's title show as boxes. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/gu, '');
