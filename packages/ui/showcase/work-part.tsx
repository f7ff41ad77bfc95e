import { useState } from 'react';
import { EllipsisVertical, Pencil, Trash2 } from '../src/base/icons.ts';
import { Badge } from '../src/components/badge.tsx';
import { Button } from '../src/components/button.tsx';
import { Card } from '../src/components/card.tsx';
import { Pagination } from '../src/components/navigation.tsx';
import { ProgressBar } from '../src/components/progress.tsx';
import { SearchField } from '../src/components/text-field.tsx';
import { MenuButton } from '../src/overlays/menu-button.tsx';
import { BarPlot } from '../src/plots/bar-plot.tsx';
import { DonutPlot } from '../src/plots/donut-plot.tsx';
import { LinePlot } from '../src/plots/line-plot.tsx';
import { DataTable } from '../src/table/data-table.tsx';
import type { TableSort } from '../src/table/table-types.ts';
import { type SortableBranch, SortableTree } from '../src/tree/sortable-tree.tsx';
import { Part } from './part.tsx';
import { lang, t, words } from './words.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly mail: string;
  readonly share: number;
  readonly grade: number;
}
const PEOPLE: Person[] = [
  { id: 'p1', name: t('Mona Saleh', 'منى صالح'), mail: 'mona@example.org', share: 0.9, grade: 92 },
  { id: 'p2', name: t('Omar Al-Farsi', 'عمر الفارسي'), mail: 'omar@example.org', share: 0.45, grade: 71 },
  {
    id: 'p3',
    name: t('Alexandra Konstantinopoulou-Papadimitriou', 'عبد الرحمن بن عبد العزيز المنصوري'),
    mail: 'a.very.long.address@university.example.org',
    share: 1,
    grade: 100,
  },
  { id: 'p4', name: t('Sara Mansour', 'سارة منصور'), mail: 'sara@example.org', share: 0, grade: 0 },
];
const ROW_MENU = [
  {
    id: 'g',
    items: [
      { id: 'edit', label: t('Edit', 'تعديل'), icon: Pencil },
      { id: 'remove', label: t('Remove', 'إزالة'), icon: Trash2, danger: true },
    ],
  },
];
const n = words[lang].number;

function People() {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState(['p2']);
  const [query, setQuery] = useState('');
  return (
    <DataTable<Person>
      label={t('Learners', 'المتعلمون')}
      rows={PEOPLE}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={setSelected}
      columnChoice
      toolbar={
        <SearchField
          className="w-full max-w-90"
          label={t('Search learners', 'البحث في المتعلمين')}
          value={query}
          onChange={setQuery}
        />
      }
      bulkActions={
        <Button size="sm" variant="outline">
          {t('Send a message', 'إرسال رسالة')}
        </Button>
      }
      rowActions={(row) => (
        <MenuButton
          label={t(`Actions for ${row.name}`, `إجراءات ${row.name}`)}
          icon={EllipsisVertical}
          groups={ROW_MENU}
        />
      )}
      columns={[
        { id: 'name', label: t('Name', 'الاسم'), sortable: true, cell: (row) => row.name },
        { id: 'mail', label: t('E-mail', 'البريد'), cell: (row) => <bdi dir="ltr">{row.mail}</bdi> },
        {
          id: 'state',
          label: t('State', 'الحالة'),
          cell: (row) => (
            <Badge tone={row.share === 1 ? 'success' : 'neutral'}>
              {row.share === 1 ? t('Finished', 'مكتمل') : t('Learning', 'يتعلم')}
            </Badge>
          ),
        },
        {
          id: 'share',
          label: t('Progress', 'التقدم'),
          sortable: true,
          width: '12rem',
          cell: (row) => (
            <div className="w-40">
              <ProgressBar share={row.share} label={t('Progress', 'التقدم')} showValue />
            </div>
          ),
        },
        { id: 'grade', label: t('Grade', 'الدرجة'), numeric: true, sortable: true, cell: (row) => n(row.grade) },
      ]}
      footer={<Pagination page={1} pages={3} hrefOf={(page) => `#people-${page}`} />}
    />
  );
}

const branch = (id: string, name: string, leaves: readonly [string, string][]): SortableBranch => ({
  id,
  name,
  content: name,
  actions: (
    <MenuButton
      label={t(`Actions for ${name}`, `إجراءات ${name}`)}
      icon={EllipsisVertical}
      groups={ROW_MENU}
      size="sm"
    />
  ),
  children: leaves.map(([leafId, leaf]) => ({ id: leafId, name: leaf, content: leaf })),
});

function Outline() {
  const [branches, setBranches] = useState([
    branch('s1', t('Getting started', 'البداية'), [
      ['l1', t('Welcome', 'أهلًا بك')],
      ['l2', t('How to learn here', 'كيف تتعلم هنا')],
    ]),
    branch('s2', t('The first model', 'النموذج الأول'), [
      ['l3', t('What a model is', 'ما النموذج')],
      ['l4', t('A worked example', 'مثال محلول')],
    ]),
    branch('s3', t('An empty section', 'قسم فارغ'), []),
  ]);
  const [expanded, setExpanded] = useState(['s1', 's2']);
  const leaves = new Map(branches.flatMap((each) => each.children.map((leaf) => [leaf.id, leaf] as const)));
  return (
    <SortableTree
      label={t('Outline', 'المخطط')}
      branches={branches}
      expanded={expanded}
      onExpanded={setExpanded}
      onMove={(order) =>
        setBranches(
          order.flatMap(({ id, children }) =>
            branches
              .filter((each) => each.id === id)
              .map((each) => ({ ...each, children: children.flatMap((leaf) => leaves.get(leaf) ?? []) })),
          ),
        )
      }
    />
  );
}

export function WorkPart() {
  const days = [
    t('Sun', 'أحد'),
    t('Mon', 'اثنين'),
    t('Tue', 'ثلاثاء'),
    t('Wed', 'أربعاء'),
    t('Thu', 'خميس'),
    t('Fri', 'جمعة'),
    t('Sat', 'سبت'),
  ];
  const heads = { labelHead: t('Name', 'الاسم'), valueHead: t('Hours', 'الساعات') };
  const points = [
    { id: 'a', label: t('Leadership', 'القيادة'), value: 42 },
    { id: 'b', label: t('Data and AI', 'البيانات والذكاء الاصطناعي'), value: 31 },
    { id: 'c', label: t('Design', 'التصميم'), value: 8 },
  ];
  return (
    <>
      <Part title={t('Table', 'جدول')}>
        <People />
      </Part>
      <Part title={t('Tree', 'شجرة')}>
        <Outline />
      </Part>
      <Part title={t('Plots', 'رسوم')}>
        <div className="grid gap-5 md:grid-cols-2">
          <Card>
            <BarPlot title={t('Hours by category', 'الساعات حسب التصنيف')} points={points} {...heads} />
          </Card>
          <Card>
            <DonutPlot title={t('Share by category', 'النصيب حسب التصنيف')} points={points} centre={n(81)} {...heads} />
          </Card>
          <Card>
            <LinePlot
              title={t('Lessons finished', 'الدروس المنجزة')}
              labels={days}
              labelHead={t('Day', 'اليوم')}
              series={[
                { id: 'x', label: t('You', 'أنت'), values: [2, 4, 3, 6, 5, 8, 7] },
                { id: 'y', label: t('All', 'الجميع'), values: [3, 3, 4, 4, 5, 4, 5] },
              ]}
            />
          </Card>
          <Card>
            <LinePlot
              title={t('Visits', 'الزيارات')}
              labels={days}
              labelHead={t('Day', 'اليوم')}
              series={[{ id: 'x', label: t('Visits', 'الزيارات'), values: [120, 180, 160, 240, 210, 260, 300] }]}
            />
          </Card>
        </div>
      </Part>
    </>
  );
}
