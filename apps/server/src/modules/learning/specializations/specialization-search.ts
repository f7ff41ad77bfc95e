import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { isFound } from '../../../kernel/database/search.ts';
import {
  closeness,
  findTitles,
  foundTotal,
  nothing,
  type SearchSource,
} from '../../operations/search/search.public.ts';
import { courseViewerOf } from '../courses/courses.public.ts';
import { readsAll } from './specializations.access.ts';

/** Specializations by their titles: published ones for whoever looks around or teaches. */
export const specializationSearch: SearchSource = {
  kind: 'specialization',
  feature: 'specializations',
  findsNear: true,
  path: ({ id }) => `/lms/specializations/${id}/overview`,
  find: async (context, tx, wanted) => {
    const { looksAround, mayTeach } = courseViewerOf(context);
    return tx.all(
      db
        .selectFrom('specializations as z')
        .select(['z.specialization_id as id', 'z.title', 'z.description as html'])
        .select([nothing.as('courseTitle'), sql<number | null>`null::bigint`.as('courseId'), foundTotal])
        .where(isFound('z.specialization_id', await findTitles(tx, 'specializations', wanted)))
        .where(
          sql<boolean>`(${readsAll(context)}::boolean or (${looksAround || mayTeach}::boolean and z.is_published))`,
        )
        .orderBy(closeness('z.search_text', wanted), 'desc')
        .orderBy('z.specialization_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    );
  },
};
