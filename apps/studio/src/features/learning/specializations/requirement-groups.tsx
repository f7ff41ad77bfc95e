import { Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { CourseThumb } from '../../../parts/course-thumb.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { emptyGroup, type GroupForm, withCourses } from './group-form.ts';
import { type CourseInside, coursesFoundQuery } from './specializations.api.ts';

interface RequirementGroupsProps {
  readonly groups: readonly GroupForm[];
  readonly onChange: (groups: readonly GroupForm[]) => void;
  readonly isLocked: boolean;
}

/** A course in its group. */
function CourseRow({ course, number }: { readonly course: CourseInside; readonly number: number }) {
  const format = useFormat();
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <span className="w-5 shrink-0 text-end text-sm text-muted tabular max-sm:hidden">{format.number(number)}</span>
      <CourseThumb course={course} className="w-16 max-sm:hidden" />
      <span className="clip-lines-2">
        <AuthorTextFor text={course.title} />
      </span>
    </span>
  );
}

interface AddCourseProps extends Pick<RequirementGroupsProps, 'groups' | 'onChange'> {
  readonly nameOf: (group: GroupForm) => string;
}

/** A course that is found by search, into a group. */
function AddCourse({ groups, onChange, nameOf }: AddCourseProps) {
  const t = useT();
  const text = useAuthorText();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const found = useQuery(coursesFoundQuery(useDeferredValue(typed.trim())));
  const taken = new Set(groups.flatMap(({ courses }) => courses.map(({ courseId }) => courseId)));
  const free = (found.data?.data ?? []).filter(({ courseId }) => !taken.has(courseId));
  const into = groups.find(({ key }) => key === chosen) ?? groups.at(-1);
  const add = (id: string | null) => {
    const course = free.find(({ courseId }) => String(courseId) === id);
    if (!course) return;
    onChange(groups.map((group) => (group === into ? withCourses(group, [...group.courses, course]) : group)));
    setTyped('');
  };
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <ComboBox
        label={t('specialization-desk.form.addCourse')}
        placeholder={t('specialization-desk.form.addCoursePlaceholder')}
        value={null}
        onChange={add}
        query={typed}
        onQueryChange={setTyped}
        loading={found.isFetching}
        options={free.map((course) => ({
          id: String(course.courseId),
          label: text(course.title),
          ...(course.category ? { description: text(course.category.name) } : {}),
        }))}
      />
      {groups.length > 1 && (
        <NativeSelect
          label={t('specialization-desk.form.intoGroup')}
          value={into?.key ?? ''}
          onChange={setChosen}
          options={groups.map((group) => ({ value: group.key, label: nameOf(group) }))}
        />
      )}
    </div>
  );
}

/** What is asked for: groups and their courses, moved by mouse, touch or keyboard, also from one group into another. */
export function RequirementGroups({ groups, onChange, isLocked }: RequirementGroupsProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [editing, setEditing] = useState<GroupForm | null>(null);
  const nameOf = (group: GroupForm) =>
    text(group.title) ||
    t('specialization-desk.form.group', { number: { raw: format.number(groups.indexOf(group) + 1) } });
  const courses = new Map(groups.flatMap((group) => group.courses.map((course) => [String(course.courseId), course])));
  const change = (changed: GroupForm) => onChange(groups.map((group) => (group.key === changed.key ? changed : group)));
  return (
    <div className="space-y-4">
      <SortableTree
        label={t('specialization-desk.form.courses')}
        disabled={isLocked}
        expanded={groups.map(({ key }) => key).filter((key) => !closed.includes(key))}
        onExpanded={(open) => setClosed(groups.map(({ key }) => key).filter((key) => !open.includes(key)))}
        onMove={(order) =>
          onChange(
            order.flatMap(({ id, children }) => {
              const group = groups.find(({ key }) => key === id);
              return group
                ? [
                    withCourses(
                      group,
                      children.flatMap((courseId) => courses.get(courseId) ?? []),
                    ),
                  ]
                : [];
            }),
          )
        }
        branches={groups.map((group) => ({
          id: group.key,
          name: nameOf(group),
          content: (
            <span className="block min-w-0 py-1">
              <span className="clip-lines-2">{nameOf(group)}</span>
              <span className="block text-xs font-normal text-muted">
                {group.courses.length === 0
                  ? t('specialization-desk.form.groupEmpty')
                  : group.neededCount === null
                    ? t('specialization-desk.form.neededAll')
                    : t('specialization-desk.form.neededSome', {
                        needed: { raw: format.number(group.neededCount) },
                        total: { raw: format.number(group.courses.length) },
                      })}
              </span>
            </span>
          ),
          actions: !isLocked && (
            <>
              <IconButton
                icon={Pencil}
                label={t('specialization-desk.form.editGroupNamed', { title: nameOf(group) })}
                onClick={() => setEditing(group)}
              />
              {groups.length > 1 && (
                <IconButton
                  icon={Trash2}
                  label={t('specialization-desk.form.removeGroup', { title: nameOf(group) })}
                  onClick={() => onChange(groups.filter((each) => each !== group))}
                />
              )}
            </>
          ),
          children: group.courses.map((course, at) => ({
            id: String(course.courseId),
            name: text(course.title),
            content: <CourseRow course={course} number={at + 1} />,
            actions: !isLocked && (
              <IconButton
                icon={Trash2}
                label={t('specialization-desk.form.removeCourse', { title: text(course.title) })}
                onClick={() =>
                  change(
                    withCourses(
                      group,
                      group.courses.filter((each) => each !== course),
                    ),
                  )
                }
              />
            ),
          })),
        }))}
      />
      {!isLocked && (
        <>
          <AddCourse groups={groups} onChange={onChange} nameOf={nameOf} />
          <Button
            variant="outline"
            size="sm"
            icon={Plus}
            onClick={() => {
              const group = emptyGroup();
              onChange([...groups, group]);
              setEditing(group);
            }}
          >
            {t('specialization-desk.form.addGroup')}
          </Button>
        </>
      )}
      {editing && (
        <GroupDialog
          group={editing}
          onDone={(group) => {
            change(group);
            setEditing(null);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
