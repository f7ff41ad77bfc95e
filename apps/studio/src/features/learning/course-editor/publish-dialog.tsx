import { isWritten, type Language, otherLanguage } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Info, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Callout } from '@sullam/ui/components/banner.tsx';
import { Button, IconButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Popover } from '@sullam/ui/overlays/popover.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useHasFeature, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { Segments } from '../../../parts/segments.tsx';
import { useNotifyError } from '../../../parts/use-notify-error.ts';
import { categoriesQuery, type EditedCourse, useUpdateCourse } from './course-editor.api.ts';
import { EmptyLessonsNotice } from './empty-lessons.tsx';
import { useSendingOut } from './use-sending-out.ts';

/** What two or three sentences need; the page of the course takes more. */
const MOST_CHARACTERS = 600;
const WIDTH = 440;

export interface PublishDialogProps {
  readonly course: EditedCourse;
  /** The button that it belongs to. */
  readonly triggerRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

const asHtml = (words: string): string =>
  `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/** Called by what its button does. */
const titleKeyOf = ({ abilities }: EditedCourse) =>
  abilities.canPublish ? 'builder.publish.title' : 'builder.publish.requestTitle';

interface Answers {
  readonly description: string;
  readonly category: string;
  readonly isByInvitation: boolean;
}

/** Only what was answered, and only what differs from what is saved. */
function changesOf({ description, category, isByInvitation }: Answers, course: EditedCourse, language: Language) {
  const words = description.trim();
  return {
    ...(words === '' ? {} : { description: { ...course.description, [language]: asHtml(words) } }),
    ...(category === '' ? {} : { courseCategoryId: Number(category) }),
    ...(isByInvitation === course.isByInvitation ? {} : { isByInvitation }),
  };
}

/** Saves what was answered and sends the course out; answers once that is done or refused. */
function useSending(course: EditedCourse, onDone: () => void) {
  const notifyError = useNotifyError();
  const language = useLanguage();
  const sending = useSendingOut(course);
  const update = useUpdateCourse(course.courseId);
  const send = async (answers: Answers) => {
    const changes = changesOf(answers, course, language);
    try {
      if (Object.keys(changes).length > 0) await update.mutateAsync({ ...changes, version: course.version });
    } catch (error) {
      return notifyError(error);
    }
    if (await sending.send()) onDone();
  };
  return { ...sending, isPending: update.isPending || sending.isPending, send };
}

/** What is there already, in one line. */
function Summary({ lessonCount, minutes }: { readonly lessonCount: number; readonly minutes: number }) {
  const t = useT();
  const format = useFormat();
  const lessons = t('builder.outline.lessons', { count: lessonCount });
  return (
    <p className="flex items-center gap-2 text-sm text-success-text">
      <Icon of={CircleCheck} size={18} />
      {minutes > 0
        ? t('builder.publish.summaryTimed', { lessons, duration: format.duration(minutes * 60_000) })
        : t('builder.publish.summary', { lessons })}
    </p>
  );
}

interface DescriptionProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A description in the writer's language; the other one can follow. */
function Description({ value, onChange }: DescriptionProps) {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const nameOf = (of: Language) => t(of === 'en' ? 'common.names.english' : 'common.names.arabic');
  const count = t('builder.publish.length', {
    count: format.number(value.length),
    most: format.number(MOST_CHARACTERS),
  });
  return (
    <TextArea
      autoFocus
      optional
      rows={3}
      label={
        <>
          {t('builder.fields.description')} <span className="font-normal text-muted">{nameOf(language)}</span>
        </>
      }
      hint={`${count}. ${t('builder.publish.laterInOther', { language: nameOf(otherLanguage(language)) })}`}
      lang={language}
      maxLength={MOST_CHARACTERS}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface WhoEnrolsProps {
  readonly isByInvitation: boolean;
  readonly onChange: (isByInvitation: boolean) => void;
}

function WhoEnrols({ isByInvitation, onChange }: WhoEnrolsProps) {
  const t = useT();
  const label = t('builder.publish.whoEnrols');
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-sm font-medium">
        {label}
      </p>
      <Segments
        label={label}
        value={isByInvitation ? 'invited' : 'everybody'}
        onChange={(who) => onChange(who === 'invited')}
        className="w-full"
        items={[
          { id: 'everybody', label: t('builder.publish.everybody') },
          { id: 'invited', label: t('builder.publish.invited') },
        ]}
      />
    </div>
  );
}

/** At the button: asks for what is missing and who may enrol, and nothing else. */
export function PublishDialog({ course, triggerRef, onClose }: PublishDialogProps) {
  const t = useT();
  const title = useAuthorText()(course.title);
  return (
    <Popover
      open
      flush
      width={WIDTH}
      triggerRef={triggerRef}
      label={t(titleKeyOf(course), { title })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <PublishForm course={course} title={title} onClose={onClose} />
    </Popover>
  );
}

interface PublishFormProps extends Pick<PublishDialogProps, 'course' | 'onClose'> {
  readonly title: string;
}

function PublishForm({ course, title, onClose }: PublishFormProps) {
  const t = useT();
  const textOf = useAuthorText();
  // without it everybody comes by invitation, whatever is chosen
  const mayEnrolThemselves = useHasFeature()('self-enrollment');
  const { courseId, abilities } = course;
  const { isPending, isRefused, send, lessonCount, minutes } = useSending(course, onClose);
  // what was missing when it opened: a field doesn't vanish while one writes in it
  const [missing] = useState({
    description: !isWritten(course.description),
    category: course.courseCategoryId === null,
  });
  const categories = useQuery({ ...categoriesQuery(), enabled: missing.category }).data?.data ?? [];
  const [description, setDescription] = useState('');
  const [category, setCategory] = useState('');
  const [isByInvitation, setByInvitation] = useState(course.isByInvitation);
  const hasLessons = lessonCount > 0;
  return (
    <Form onSubmit={() => !isPending && hasLessons && void send({ description, category, isByInvitation })}>
      <div className="space-y-4 p-4">
        <div>
          <div className="flex items-start justify-between gap-2">
            <h2 className="min-w-0 pt-1 text-base font-semibold wrap-anywhere">{t(titleKeyOf(course), { title })}</h2>
            <IconButton icon={X} size="sm" label={t('common.actions.close')} onClick={onClose} />
          </div>
          {hasLessons && <Summary lessonCount={lessonCount} minutes={minutes} />}
        </div>
        {!hasLessons && (
          <Callout tone="warning" title={t('builder.publish.noLessons')}>
            <UiLink href={`/courses/${courseId}/outline`} className={textLinkClass} onClick={onClose}>
              {t('studio.titles.outline')}
            </UiLink>
          </Callout>
        )}
        {isRefused && <EmptyLessonsNotice courseId={courseId} onGo={onClose} />}
        {missing.description && <Description value={description} onChange={setDescription} />}
        {missing.category && (
          <NativeSelect
            label={t('builder.fields.category')}
            optional
            value={category}
            onChange={setCategory}
            options={[
              { value: '', label: t('common.labels.none') },
              ...categories.map((each) => ({ value: String(each.courseCategoryId), label: textOf(each.name) })),
            ]}
          />
        )}
        {!missing.description && !missing.category && hasLessons && !isRefused && (
          <p>{t('builder.publish.complete')}</p>
        )}
        {mayEnrolThemselves && <WhoEnrols isByInvitation={isByInvitation} onChange={setByInvitation} />}
        <p className="flex gap-2.5 rounded-md bg-subtle px-3 py-2.5 text-sm">
          <Icon of={Info} size={18} className="mt-0.5 shrink-0 text-muted" />
          {t(abilities.canPublish ? 'builder.publish.whatHappens' : 'builder.publish.whatHappensAsked')}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
        <UiLink
          href={`/courses/${courseId}/publication`}
          onClick={onClose}
          className="rounded-sm text-sm font-medium text-primary-text no-underline hover:underline"
        >
          {t('builder.publish.more')}
        </UiLink>
        <Button type="submit" pending={isPending} disabled={!hasLessons}>
          {t(abilities.canPublish ? 'builder.publish.action' : 'builder.publish.request')}
        </Button>
      </div>
    </Form>
  );
}
