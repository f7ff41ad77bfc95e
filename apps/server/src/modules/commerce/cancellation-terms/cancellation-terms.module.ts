import { demoWork } from '../../../demo/demo-content.ts';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoTerms } from './cancellation-terms.demo.ts';
import {
  DefaultTerms,
  ItemTerms,
  ItemTermsBody,
  TermsItemParams,
  TermsTypeParams,
  TermsVersion,
} from './cancellation-terms.schemas.ts';
import { readDefaultTerms, readItemTerms, saveDefaultTerms, saveItemTerms } from './cancellation-terms.service.ts';

/** Cancellation terms: until when buyers can cancel, and how much they get back. */
export const cancellationTermsModule = defineModule({
  name: 'cancellation-terms',
  partOf: ['marketplace'],
  owns: ['cancellation_terms'],
  uses: ['events', 'item-prices'],
  contributes: [contribute(demoWork, loadDemoTerms)],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/cancellation-terms/:itemType',
      operationId: 'getDefaultCancellationTerms',
      summary: 'The cancellation terms of items of a type that have none of their own',
      access: administrator(),
      params: TermsTypeParams,
      response: DefaultTerms,
      handle: (context, { params }) => readDefaultTerms(context, params.itemType),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/cancellation-terms/:itemType',
      operationId: 'saveDefaultCancellationTerms',
      summary: 'Saves the default cancellation terms of a type; orders keep theirs',
      access: administrator(),
      params: TermsTypeParams,
      body: DefaultTerms,
      response: TermsVersion,
      handle: (context, { params, body }) => saveDefaultTerms(context, params.itemType, body),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/cancellation-terms/:itemType/:itemId',
      operationId: 'getItemCancellationTerms',
      summary: 'The cancellation terms of an item and the default, for people who may change its price',
      access: signedIn(),
      params: TermsItemParams,
      response: ItemTerms,
      handle: (context, { params }) => readItemTerms(context, params),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/cancellation-terms/:itemType/:itemId',
      operationId: 'saveItemCancellationTerms',
      summary: 'Saves the cancellation terms of an item, or lets it follow the default; orders keep theirs',
      access: signedIn(),
      params: TermsItemParams,
      body: ItemTermsBody,
      response: TermsVersion,
      handle: (context, { params, body }) => saveItemTerms(context, params, body),
    }),
  ],
});
