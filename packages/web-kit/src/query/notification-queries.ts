/** Whether a cached response is about notifications; its key begins with the operation. */
export function isNotificationQuery({ queryKey: [operation] }: { queryKey: readonly unknown[] }): boolean {
  return typeof operation === 'string' && operation.includes('/api/notifications');
}
