import { chooseText } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/managed-sessions.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/managed-sessions.en.gen.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { momentCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { listSessionsBefore } from './managed-sessions.reads.ts';
import type { ManagedSession, ManagedSessionFileQuery } from './managed-sessions.schemas.ts';

const WORDS = { en: english, ar: arabic };
/** Sessions that are read at a time. */
const PAGE = 500;

const COLUMNS = [
  'id',
  'starts',
  'ends',
  'type',
  'coach',
  'learner',
  'learners',
  'state',
  'missedBy',
  'missed',
  'objection',
] as const;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`;

/** The sessions of a filter as a table, the latest first, by the organisation's clock. */
export async function exportManagedSessions(
  context: MemberContext,
  { format, ...filter }: ManagedSessionFileQuery,
): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const zone = context.configuration.time_zone;
  await transaction(context, (tx) =>
    audit(context, tx, {
      action: 'coaching-session.export',
      noun: 'coaching-session',
      nounId: null,
      changes: { format: format ?? 'csv', ...filter },
    }),
  );
  const lineOf = (session: ManagedSession): TableLine => [
    session.coachingSessionId,
    momentCell(session.startsAt, zone),
    momentCell(session.endsAt, zone),
    chooseText(session.title, context.language)?.text ?? '',
    nameOf(session.coach),
    session.learner ? nameOf(session.learner) : t('managed-sessions.texts.group'),
    session.learnerCount,
    t(`managed-sessions.states.${session.state}`),
    session.missedBy && t(`managed-sessions.sides.${session.missedBy}`),
    session.missedBy === null ? 0 : Math.max(1, session.missedCount),
    session.objection && t(`managed-sessions.objections.${session.objection}`),
  ];
  async function* lines(): AsyncGenerator<TableLine[]> {
    yield [COLUMNS.map((column) => t(`managed-sessions.columns.${column}`))];
    let before: ManagedSession | undefined;
    do {
      const page = await listSessionsBefore(context, filter, { take: PAGE, before });
      yield page.map(lineOf);
      before = page.length < PAGE ? undefined : page.at(-1);
    } while (before);
  }
  return tableFile(context, format, lines(), { title: t('managed-sessions.titles.sessions') });
}
