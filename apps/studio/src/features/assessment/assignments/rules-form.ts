import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { isSubmissionExtension } from '@sullam/domain/submission-files.ts';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import type { AssignmentBody, AssignmentEditing } from './assignments.api.ts';
import { isPoints, plainAmount } from './points-text.ts';

/** What is asked before somebody says otherwise. */
export const FIRST_RULES: Omit<AssignmentBody, 'version'> = {
  instructions: {},
  isGroupWork: false,
  acceptsText: true,
  acceptsFiles: true,
  acceptsLink: false,
  mostWords: null,
  mostFiles: 5,
  mostBytes: 50 * MEGABYTE,
  extensions: [],
  opensAt: null,
  dueAt: null,
  closesAt: null,
  latePercent: null,
  lateInterval: 'DAY',
  lateFloorPercent: '0',
  missingPercent: null,
  versionsAllowed: null,
  resubmitsUntil: null,
  allowsWithdrawal: true,
  maximum: '100',
  rubricId: null,
  markerCount: 1,
  tolerance: '0',
  isBlind: false,
  release: 'BY_HAND',
  releaseAt: null,
  attachmentIds: [],
};

/** A file beside the instructions, as the page knows it. */
export interface AttachedFile {
  mediaId: number;
  name: string;
  byteSize: number;
}

type Moments = 'opensAt' | 'dueAt' | 'closesAt' | 'resubmitsUntil' | 'releaseAt';

/** The rules as they are being written: times are local texts, numbers texts in either digits. */
export interface RulesForm
  extends Omit<AssignmentBody, 'version' | 'attachmentIds' | 'extensions' | 'mostBytes' | Moments>,
    Record<Moments, string | null> {
  instructions: Localized;
  megabytes: number;
  /** As typed: "pdf, docx". */
  extensions: string;
  attachments: readonly AttachedFile[];
  isLateCut: boolean;
  isMissingGiven: boolean;
}

const TASK = 'assignment-marking.titles.task';
const DATES = 'assignment-marking.titles.dates';
const MARKING = 'assignment-marking.titles.marking';

/** Under which heading each rule stands, to say where somebody else has changed something. */
export const PARTS = {
  instructions: TASK,
  attachments: TASK,
  acceptsText: TASK,
  acceptsFiles: TASK,
  acceptsLink: TASK,
  mostWords: TASK,
  mostFiles: TASK,
  megabytes: TASK,
  extensions: TASK,
  isGroupWork: TASK,
  opensAt: DATES,
  dueAt: DATES,
  closesAt: DATES,
  isLateCut: DATES,
  latePercent: DATES,
  lateInterval: DATES,
  lateFloorPercent: DATES,
  isMissingGiven: DATES,
  missingPercent: DATES,
  versionsAllowed: DATES,
  resubmitsUntil: DATES,
  allowsWithdrawal: DATES,
  rubricId: MARKING,
  maximum: MARKING,
  markerCount: MARKING,
  tolerance: MARKING,
  isBlind: MARKING,
  release: MARKING,
  releaseAt: MARKING,
} as const satisfies Record<keyof RulesForm, string>;

type Source = Omit<AssignmentBody, 'version' | 'attachmentIds'> & { attachments: readonly AttachedFile[] };

export const sourceOf = (saved: AssignmentEditing | null): Source => saved ?? { ...FIRST_RULES, attachments: [] };

export function formOf(source: Source): RulesForm {
  const { opensAt, dueAt, closesAt, resubmitsUntil, releaseAt } = source;
  return {
    ...source,
    opensAt: localText(opensAt),
    dueAt: localText(dueAt),
    closesAt: localText(closesAt),
    resubmitsUntil: localText(resubmitsUntil),
    releaseAt: localText(releaseAt),
    megabytes: Math.max(1, Math.round(source.mostBytes / MEGABYTE)),
    extensions: source.extensions.join(', '),
    latePercent: source.latePercent ?? '10',
    missingPercent: source.missingPercent ?? '0',
    isLateCut: source.latePercent !== null,
    isMissingGiven: source.missingPercent !== null,
  };
}

const moment = (local: string | null): string | null => (local ? new Date(local).toISOString() : null);
const endings = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,،]+/)
      .map((each) => each.replace(/^[.]/, '').toLowerCase())
      .filter(Boolean),
  ),
];

const isPercent = (text: string): boolean => /^(100([.]0{1,2})?|[0-9]{1,2}([.][0-9]{1,2})?)$/.test(plainAmount(text));

export type RulesProblem =
  | 'accepts'
  | 'extensions'
  | 'maximum'
  | 'tolerance'
  | 'latePercent'
  | 'lateFloorPercent'
  | 'missingPercent'
  | 'window'
  | 'dueAt'
  | 'releaseAt';

const isAfter = (one: string | null, other: string | null): boolean => one !== null && other !== null && one >= other;

/** What can't be saved as it is. */
export function problemsOf(form: RulesForm): ReadonlySet<RulesProblem> {
  const faults: readonly (readonly [RulesProblem, boolean])[] = [
    ['accepts', !form.acceptsText && !form.acceptsFiles && !form.acceptsLink],
    ['extensions', endings(form.extensions).some((each) => !isSubmissionExtension(each))],
    ['maximum', form.rubricId === null && (!isPoints(form.maximum) || Number(plainAmount(form.maximum)) === 0)],
    ['tolerance', form.markerCount === 2 && !isPoints(form.tolerance)],
    ['latePercent', form.isLateCut && !isPercent(form.latePercent ?? '')],
    ['lateFloorPercent', form.isLateCut && !isPercent(form.lateFloorPercent)],
    ['missingPercent', form.isMissingGiven && !isPercent(form.missingPercent ?? '')],
    ['window', isAfter(form.opensAt, form.closesAt)],
    ['dueAt', isAfter(form.opensAt, form.dueAt)],
    ['releaseAt', form.release === 'AT_TIME' && form.releaseAt === null],
  ];
  return new Set(faults.flatMap(([name, isWrong]) => (isWrong ? [name] : [])));
}

export function bodyOf(form: RulesForm, version: number): AssignmentBody {
  const { isLateCut, isMissingGiven, megabytes, attachments, ...rules } = form;
  const fields = rules as unknown as Record<string, unknown>;
  const known = Object.fromEntries(Object.keys(FIRST_RULES).map((name) => [name, fields[name]])) as unknown as Omit<
    AssignmentBody,
    'version'
  >;
  return {
    ...known,
    opensAt: moment(form.opensAt),
    dueAt: moment(form.dueAt),
    closesAt: moment(form.closesAt),
    resubmitsUntil: moment(form.resubmitsUntil),
    releaseAt: form.release === 'AT_TIME' ? moment(form.releaseAt) : null,
    mostBytes: megabytes * MEGABYTE,
    extensions: endings(form.extensions).filter(isSubmissionExtension),
    latePercent: isLateCut ? plainAmount(form.latePercent ?? '') : null,
    lateFloorPercent: isLateCut ? plainAmount(form.lateFloorPercent) : '0',
    missingPercent: isMissingGiven ? plainAmount(form.missingPercent ?? '') : null,
    maximum: isPoints(form.maximum) ? plainAmount(form.maximum) : '1', // with a rubric its own points count
    tolerance: form.markerCount === 2 ? plainAmount(form.tolerance) : '0',
    attachmentIds: attachments.map(({ mediaId }) => mediaId),
    version,
  };
}
