import { signedIn } from '../../../kernel/access/access.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { notFound, Problem } from '../../../kernel/problem.ts';
import { defineModule } from '../../../wiring.ts';
import { countOtherViews, deleteSavedView, listSavedViews, saveView } from './saved-views.repository.ts';
import { SavedView, SavedViewBody, SavedViewParams, SavedViews, SavedViewsQuery } from './saved-views.schemas.ts';

/** Views of one list that a member can have. */
const MOST_VIEWS = 20;

/** Saved views: filters of lists that members keep under a name. */
export const savedViewsModule = defineModule({
  name: 'saved-views',
  owns: ['saved_views'],
  personalRows: [erasedRows('saved_views', 'user_id')],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/saved-views',
      operationId: 'listSavedViews',
      summary: "The caller's saved views of a list, the oldest first",
      access: signedIn(),
      query: SavedViewsQuery,
      response: SavedViews,
      handle: async (context, { query }) => ({
        views: await reading(context, (tx) => listSavedViews(tx, context.caller.userId, query.list)),
      }),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/saved-views',
      operationId: 'saveView',
      summary: 'Saves the filters of a list under a name, in place of an earlier view of that name',
      access: signedIn(),
      body: SavedViewBody,
      response: SavedView,
      errors: { 409: ['saved-view.too-many'] },
      handle: (context, { body }) =>
        transaction(context, async (tx) => {
          const view = { ...body, name: body.name.trim() };
          const { userId } = context.caller;
          if ((await countOtherViews(tx, userId, view)) >= MOST_VIEWS)
            throw new Problem('saved-view.too-many', 409, { values: { most: MOST_VIEWS } });
          return saveView(tx, userId, view, context.clock.now());
        }),
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/saved-views/:savedViewId',
      operationId: 'deleteSavedView',
      summary: 'Deletes a saved view of the caller',
      access: signedIn(),
      params: SavedViewParams,
      handle: (context, { params }) =>
        transaction(context, async (tx) => {
          if (!(await deleteSavedView(tx, context.caller.userId, params.savedViewId))) throw notFound();
        }),
    }),
  ],
});
