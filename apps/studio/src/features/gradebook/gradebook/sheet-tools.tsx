import {
  ChevronDown,
  CircleHelp,
  Columns3,
  Download,
  History,
  PenLine,
  Printer,
  Redo2,
  Scale,
  Undo2,
  Upload,
} from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { useUiWords } from '@sullam/ui/base/ui-words.tsx';
import { IconButton, LinkButton } from '@sullam/ui/components/button.tsx';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useExportItems } from '../../../parts/export-menu.tsx';
import { isMarking, waitingQuery } from '../../../parts/waiting.api.ts';
import { itemColumnId, type SheetColumn } from './grade-columns.ts';
import { exportGrades, type Structure } from './gradebook.api.ts';
import { type GroupFilter, GroupSelect, useGradebookHref } from './group-filter.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import type { SheetView } from './sheet-view.ts';
import type { GradeSaving } from './use-grade-saving.ts';

interface ViewProps {
  readonly structure: Structure;
  readonly view: SheetView;
  readonly onView: (changes: Partial<SheetView>) => void;
}

/** Which columns, and how high the rows are. */
function ColumnChoice({ structure, view, onView }: ViewProps) {
  const t = useT();
  const words = useUiWords();
  const text = useAuthorText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const options = [
    { value: 'CURRENT', label: t('gradebook.columns.current') },
    { value: 'FINAL', label: t('gradebook.columns.final') },
    ...(structure.letterScale.length > 0 ? [{ value: 'LETTER', label: t('gradebook.columns.letter') }] : []),
    ...(structure.passMark === null ? [] : [{ value: 'PASSED', label: t('gradebook.columns.passed') }]),
    ...structure.items.map((item) => ({ value: itemColumnId(item), label: text(item.title) })),
  ];
  const ids = options.map(({ value }) => value);
  return (
    <>
      <IconButton
        {...preloadOn(Popover)}
        ref={button}
        icon={Columns3}
        label={t('gradebook.actions.columns')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setUsed(true);
          setOpen(!isOpen);
        }}
      />
      {isUsed && (
        <Popover
          triggerRef={button}
          open={isOpen}
          onOpenChange={setOpen}
          label={t('gradebook.actions.columns')}
          width={280}
        >
          <RadioGroup
            className="mb-4 border-b border-line pb-3"
            label={t('gradebook.actions.density')}
            inline
            options={[
              { value: 'comfortable', label: words.comfortable },
              { value: 'compact', label: words.compact },
            ]}
            value={view.isCompact ? 'compact' : 'comfortable'}
            onChange={(value) => onView({ isCompact: value === 'compact' })}
          />
          <CheckboxGroup
            label={t('gradebook.titles.columns')}
            options={options}
            value={ids.filter((id) => !view.hidden.includes(id))}
            onChange={(shown) => onView({ hidden: ids.filter((id) => !shown.includes(id)) })}
          />
        </Popover>
      )}
    </>
  );
}

export interface SheetToolsProps extends ViewProps {
  readonly columns: readonly SheetColumn[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly filter: GroupFilter;
  readonly saving: GradeSaving;
  /** Many grades were changed elsewhere: everything is read anew. */
  readonly onRenew: () => void;
}

/** Above the grid, one bar: finding learners, undoing, looking differently; files, paper, history and help in its menu. */
export function SheetTools(props: SheetToolsProps) {
  const { structure, view, onView, search, onSearch, filter, saving, onRenew } = props;
  const t = useT();
  const format = useFormat();
  const { courseId } = structure;
  const hrefOf = useGradebookHref(courseId);
  const go = useGo();
  const courseGroupId = filter.chosen?.courseGroupId ?? null;
  const [isImporting, setImporting] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const exports = useExportItems((format) => exportGrades(courseId, format, courseGroupId), Download);
  // the menu at the side asks for it
  const works = (useQuery({ ...waitingQuery(), enabled: false }).data?.data ?? []).filter(
    (work) => isMarking(work) && work.course?.courseId === courseId,
  );
  const toMark = works.reduce((sum, { count }) => sum + count, 0);
  const [first] = works;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-2">
      <SearchField
        label={t('gradebook.actions.search')}
        value={search}
        onChange={onSearch}
        className="w-full min-w-0 sm:max-w-72"
      />
      <GroupSelect filter={filter} />
      <div className="flex flex-1 flex-wrap items-center justify-end gap-2">
        <IconButton
          icon={Undo2}
          mirrored
          label={t('common.actions.undo')}
          disabled={!saving.canUndo}
          onClick={saving.undo}
        />
        <IconButton
          icon={Redo2}
          mirrored
          label={t('gradebook.actions.redo')}
          disabled={!saving.canRedo}
          onClick={saving.redo}
        />
        <ColumnChoice structure={structure} view={view} onView={onView} />
        <LinkButton variant="outline" icon={Scale} href={hrefOf('/settings')}>
          {t('gradebook.actions.weights')}
        </LinkButton>
        <MenuButton
          label={t('gradebook.actions.more')}
          labelled
          endIcon={ChevronDown}
          variant="outline"
          groups={[
            {
              id: 'files',
              items: [
                {
                  id: 'import',
                  label: t('gradebook.actions.import'),
                  icon: Upload,
                  onAction: () => setImporting(true),
                },
                { id: 'print', label: t('common.actions.print'), icon: Printer, onAction: () => go(hrefOf('/print')) },
              ],
            },
            { id: 'exports', title: t('common.actions.export'), items: exports.items },
            {
              id: 'about',
              items: [
                {
                  id: 'changes',
                  label: t('gradebook.titles.changes'),
                  icon: History,
                  onAction: () => go(hrefOf('/changes')),
                },
                {
                  id: 'keyboard',
                  label: t('gradebook.actions.keyboard'),
                  icon: CircleHelp,
                  onAction: () => setHelping(true),
                },
              ],
            },
          ]}
        />
        {first && (
          <LinkButton href={first.path} icon={PenLine}>
            {t('studio.waiting.markCount', { count: format.number(toMark) })}
          </LinkButton>
        )}
      </div>
      {isImporting && (
        <ImportDialog
          structure={structure}
          group={filter.chosen}
          onClose={() => setImporting(false)}
          onDone={() => {
            setImporting(false);
            onRenew();
          }}
        />
      )}
      {isHelping && <KeyboardHelp onClose={() => setHelping(false)} />}
    </div>
  );
}
