import type { Readable } from 'node:stream';
import { LISTED_PEOPLE } from '@sullam/domain/file-limits.ts';
import { STUDIO_PERMISSIONS } from '@sullam/domain/portals.ts';
import { writeTableText } from '@sullam/domain/tables/table-text.ts';
import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { NamedObject } from '../../../kernel/http/schemas.ts';
import { readTable } from '../../../kernel/read-table.ts';
import { defineModule } from '../../../wiring.ts';
import { readBody } from '../media/media.public.ts';
import { tableTooLarge, tableUnreadable } from './table-files.errors.ts';

/** Table files: lists that people bring in a file, as the text that they could have pasted. */
export const tableFilesModule = defineModule({
  name: 'table-files',
  owns: [],
  uses: ['media'],
  routes: [
    memberRoute({
      method: 'POST',
      path: '/api/table-files',
      operationId: 'readTableFile',
      summary:
        'Reads a CSV file in any of its kinds and encodings, or a workbook (the body, at most 5 MB), as text to paste',
      access: permission(...STUDIO_PERMISSIONS),
      rateLimit: { per: 'caller', count: 60, seconds: 600 },
      rawBody: true,
      response: NamedObject('TableFileText', {
        text: Type.String({ description: 'Cells separated by tabs' }),
        rowCount: Type.Integer(),
      }),
      errors: { 400: ['table-file.unreadable'], 413: ['table-file.too-large'], 422: ['too-complex'] },
      handle: async (context, _input, { request }) => {
        const bytes = await readBody(request.raw as Readable, LISTED_PEOPLE.fileBytes);
        const table = bytes ? await readTable(bytes, context.language) : 'TOO_LARGE';
        if (table === 'UNREADABLE') throw tableUnreadable();
        if (table === 'TOO_LARGE' || table.rows.length > LISTED_PEOPLE.fileRows) throw tableTooLarge();
        const text = writeTableText(table.rows);
        if (text.length > LISTED_PEOPLE.characters) throw tableTooLarge();
        return { text, rowCount: table.rows.length };
      },
    }),
  ],
});
