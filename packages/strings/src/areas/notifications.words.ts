import type { Words } from '../define.ts';

export const words = {
  'errors.codes.notification.unread': {
    en: 'Only read notifications can be deleted.',
    ar: 'لا تُحذف إلا الإشعارات المقروءة.',
  },
  'errors.codes.notification.locked': {
    en: 'Your organisation requires this category.',
    ar: 'هذه الفئة إلزامية في مؤسستك.',
  },
} as const satisfies Words;
