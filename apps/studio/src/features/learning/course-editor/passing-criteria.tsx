import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useFormat, useKit, useNotify, usePortals, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type EditedCourse, useSetPassingCriteria, useUpdateCourse } from './course-editor.api.ts';

/** What it takes to complete a course. Who may set it is the organisation's choice. */
export function PassingCriteria({ course }: { readonly course: EditedCourse }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { configuration } = useKit();
  const { isAdministrator } = usePortals();
  const mayChange = isAdministrator
    ? configuration.passing_criteria_configuration_enabled_for_admins
    : configuration.passing_criteria_configuration_enabled_for_instructors;
  const [criteria, setCriteria] = useState(course.passingCriteria);
  const save = useSetPassingCriteria(course.courseId);
  const update = useUpdateCourse(course.courseId);
  const saved = () => notify({ tone: 'success', text: t('common.states.saved') });
  const field = (name: keyof typeof criteria, label: string) => (
    <NumberField
      label={label}
      hint={t('builder.criteria.none')}
      optional
      suffix={format.percentSign}
      min={name === 'requiredShare' ? 1 : 0}
      max={100}
      disabled={!mayChange}
      value={criteria[name] ?? undefined}
      onChange={(value) => setCriteria({ ...criteria, [name]: value ?? null })}
    />
  );
  return (
    <Card padding="lg">
      <CardHeading>{t('builder.criteria.title')}</CardHeading>
      <div className="space-y-4">
        {field('requiredShare', t('builder.criteria.share'))}
        {field('minimumGrade', t('builder.criteria.grade'))}
        {field('minimumAttendance', t('builder.criteria.attendance'))}
        {mayChange && (
          <Button
            variant="outline"
            pending={save.isPending}
            onClick={() => save.mutate(criteria, { onSuccess: saved })}
          >
            {t('common.actions.save')}
          </Button>
        )}
        <Switch
          label={t('builder.criteria.certificateManual')}
          spread
          className="border-t border-line pt-4"
          checked={course.isCertificateIssuedManually}
          onChange={(isCertificateIssuedManually) =>
            update.mutate({ isCertificateIssuedManually, version: course.version }, { onSuccess: saved })
          }
        />
      </div>
    </Card>
  );
}
