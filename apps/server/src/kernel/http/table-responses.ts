import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { TableFile } from '../table-file.ts';
import { disposition } from './downloads.ts';
import { OneOf } from './schemas.ts';

/** How a list is exported: the query parameter of every route that does. CSV unless a workbook is asked for. */
export const tableFormat = { format: Type.Optional(OneOf('csv', 'xlsx')) };
export const TableFormatQuery = Type.Object(tableFormat);

/** Answers with a file that is saved. It holds what one person may read now, so no cache keeps it. */
export const sendTable = (reply: FastifyReply, { name, type, bytes }: TableFile): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', disposition(name))
    .send(bytes);
