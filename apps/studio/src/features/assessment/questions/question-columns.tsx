import { Icon } from '@sullam/ui/base/icon.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { EmptyCell } from '@sullam/ui/table/empty-cell.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { LanguageTags } from '../../../parts/language-tags.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { OwnerCell } from '../../../parts/sharing.tsx';
import { TYPE_ICONS } from './question-types.ts';
import { type QuestionRow, questionCategoriesQuery } from './questions.api.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** The columns of the question bank. */
export function useQuestionColumns(): TableColumn<QuestionRow>[] {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const categories = useQuery(questionCategoriesQuery()).data?.data ?? [];
  return [
    {
      id: 'name',
      label: t('questions.list.name'),
      sortable: true,
      cell: (question) => (
        <span className="block min-w-0 sm:max-w-44 xl:max-w-80">
          <span className="flex min-w-0 items-center gap-2">
            {question.abilities.canReadKey ? (
              <UiLink
                href={`/questions/${question.questionId}`}
                className="clip-line rounded-sm font-medium underline-offset-4 hover:underline"
              >
                <bdi>{question.name || t('questions.titles.untitled')}</bdi>
              </UiLink>
            ) : (
              <>
                <bdi className="clip-line font-medium">{question.name || t('questions.titles.untitled')}</bdi>
                <Badge>{t('sharing.labels.keyClosed')}</Badge>
              </>
            )}
            {!question.isReady && <Badge tone="warning">{t('questions.list.notReady')}</Badge>}
          </span>
          {textOf(question.prompt) !== question.name && (
            <span className="clip-line block text-xs font-normal text-muted">
              <AuthorTextFor text={question.prompt} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'type',
      label: t('questions.list.type'),
      isPlain: true,
      sortable: true,
      cell: ({ type }) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <Icon of={TYPE_ICONS[type]} size={18} className="text-muted" />
          {t(`questions.types.${type}`)}
        </span>
      ),
    },
    {
      id: 'category',
      hidden: true,
      label: t('questions.list.category'),
      cell: ({ questionCategoryId }) => {
        const category = categories.find((each) => each.questionCategoryId === questionCategoryId);
        return category ? <AuthorTextFor text={category.name} /> : <EmptyCell />;
      },
    },
    {
      id: 'tags',
      label: t('questions.list.tags'),
      isPlain: true,
      cell: ({ tags }) =>
        tags.length === 0 ? (
          <EmptyCell />
        ) : (
          <span className="flex flex-wrap gap-1">
            {tags.map((tag) => (
              <Badge key={tag}>
                <bdi>{tag}</bdi>
              </Badge>
            ))}
          </span>
        ),
    },
    {
      id: 'difficulty',
      label: t('questions.list.difficulty'),
      isPlain: true,
      sortable: true,
      cell: ({ difficulty }) => {
        const level = LEVELS.find((each) => each === difficulty);
        return level ? t(`questions.difficulties.${level}`) : <EmptyCell />;
      },
    },
    {
      id: 'marks',
      hidden: true,
      label: t('questions.list.marks'),
      cell: ({ marks }) => <span className="tabular">{format.decimal(marks)}</span>,
    },
    {
      id: 'languages',
      isPlain: true,
      label: t('questions.list.languages'),
      cell: ({ languages, prompt }) => <LanguageTags languages={languages} begun={prompt} />,
    },
    {
      id: 'owner',
      hidden: true,
      label: t('sharing.labels.owner'),
      cell: ({ owner, sharing }) => <OwnerCell owner={owner} sharing={sharing} />,
    },
    {
      id: 'changed',
      label: t('questions.list.changed'),
      sortable: true,
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ];
}
