export {
  type Account,
  type AccountProvider,
  accountProviderNamed,
  accountProviders,
  type EventSubject,
  type FeeReport,
  type ListedRefund,
  type PayoutEntryReport,
  type PayoutReport,
  type ReceivedWebhook,
  type WebhookEvent,
} from './account-providers.ts';
export { attempt, type Connection, readConnections } from './connections.ts';
export { pageProviderOf } from './page-provider.ts';
export { idIn, keyOf, metadataOf, titleIn } from './provider-references.ts';
export { askProvider, type JsonBody, ProviderRefusal } from './provider-requests.ts';
