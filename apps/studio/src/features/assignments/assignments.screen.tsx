import { EllipsisVertical, FileText, Pencil } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { CardList, useCardPage } from '../../parts/card-list.tsx';
import { assignmentPlaces } from './assignment-places.ts';
import { type AssignmentCard, courseAssignmentsQuery } from './assignments.api.ts';

function AssignmentItem({ assignment }: { readonly assignment: AssignmentCard }) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const format = useFormat();
  const { courseId, assignmentId, title, isPublished, isGroupWork, dueAt, maximum } = assignment;
  const places = assignmentPlaces(courseId, assignmentId);
  return (
    <Card as="article">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-body font-medium wrap-anywhere">
            <UiLink href={places.submissions} className="text-ink no-underline hover:underline">
              <AuthorTextFor text={title} />
            </UiLink>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <PublicationBadge isPublished={isPublished} />
            {isGroupWork && <span>{t('assignment-marking.labels.groupWork')}</span>}
            <span>{t('assignment-marking.labels.maximum', { points: format.decimal(maximum) })}</span>
            {dueAt && (
              <time dateTime={dueAt}>{t('assignment-marking.labels.dueAt', { date: format.dateTime(dueAt) })}</time>
            )}
          </p>
        </div>
        <MenuButton
          label={t('studio.words.actionsFor', { name: text(title) })}
          icon={EllipsisVertical}
          groups={[
            {
              id: 'assignment',
              items: [
                {
                  id: 'submissions',
                  label: t('assignment-marking.titles.submissions'),
                  icon: FileText,
                  onAction: () => go(places.submissions),
                },
                {
                  id: 'rules',
                  label: t('assignment-marking.titles.rules'),
                  icon: Pencil,
                  onAction: () => go(places.rules),
                },
              ],
            },
          ]}
        />
      </div>
    </Card>
  );
}

/** The assignments of a course; new ones are added in the outline. */
export function CourseAssignmentsScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const { page, asked } = useCardPage();
  const query = useQuery(courseAssignmentsQuery(courseId, asked));
  return (
    <CardList
      query={query}
      page={page}
      lead={t('assignment-marking.lead.list')}
      empty={{ title: t('assignment-marking.empty.list'), description: t('assignment-marking.empty.listText') }}
      action={
        <LinkButton variant="outline" href={`/courses/${courseId}/outline`}>
          {t('assignment-marking.actions.toOutline')}
        </LinkButton>
      }
    >
      {(assignment) => <AssignmentItem key={assignment.assignmentId} assignment={assignment} />}
    </CardList>
  );
}
