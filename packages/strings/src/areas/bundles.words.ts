import type { Words } from '../define.ts';

/** Bundles: the learner's page, and the studio's list and editor. */
export const words = {
  'bundles.menu.title': { en: 'Bundles', ar: 'الحزم' },
  'bundles.titles.bundle': { en: 'Bundle', ar: 'حزمة' },
  'bundles.titles.new': { en: 'New bundle', ar: 'حزمة جديدة' },
  'bundles.page.contents': { en: 'In this bundle', ar: 'في هذه الحزمة' },
  'bundles.page.separately': { en: 'Price when bought separately:', ar: 'السعر عند الشراء منفردة:' },
  'bundles.page.owned': { en: 'You already have this', ar: 'لديك هذا بالفعل' },
  'bundles.page.ownedOff': { en: 'You have this: {amount} off', ar: 'لديك هذا: خُصم {amount}' },
  'bundles.page.fullPrice': { en: 'Price of the whole bundle:', ar: 'سعر الحزمة كاملة:' },
  'bundles.page.allOwned': { en: 'You have everything in this bundle.', ar: 'لديك كل ما في هذه الحزمة.' },
  'bundles.page.closed': {
    en: 'Part of this bundle is not on sale right now.',
    ar: 'بعض ما في هذه الحزمة غير متاح للبيع حاليًا.',
  },
  'bundles.page.notAllowed': { en: 'Not available to your account.', ar: 'غير متاحة لحسابك.' },
  'bundles.page.noTitle': { en: 'No longer available', ar: 'لم يعد متاحًا' },
  'bundles.page.hidden': { en: 'Sign in to see this item', ar: 'يظهر هذا العنصر بعد تسجيل الدخول' },
  'bundles.page.closedToVisitors': {
    en: 'Part of this bundle is not on sale to visitors right now. Sign in to see whether you can buy it.',
    ar: 'بعض ما في هذه الحزمة غير معروض للزوار حاليًا. سجّل الدخول لمعرفة هل يمكن شراؤها.',
  },
  'bundles.page.signIn': { en: 'Sign in', ar: 'تسجيل الدخول' },
  'bundles.counts.items': {
    en: { one: '{count} item', other: '{count} items' },
    ar: {
      zero: 'لا عناصر',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: '{count} عناصر',
      many: '{count} عنصرًا',
      other: '{count} عنصر',
    },
  },
  'bundles.list.empty': { en: 'No bundles yet', ar: 'لا حزم بعد' },
  'bundles.list.emptyText': {
    en: 'A bundle sells several items together at one price.',
    ar: 'تبيع الحزمة عدة عناصر معًا بسعر واحد.',
  },
  'bundles.list.deleteText': { en: 'Those who bought it keep its items.', ar: 'يحتفظ من اشتراها بما فيها.' },
  'bundles.editor.open': { en: 'Open page', ar: 'فتح الصفحة' },
  'bundles.editor.shown': { en: 'On sale', ar: 'معروضة للبيع' },
  'bundles.editor.shownHint': {
    en: 'Until then it is visible to administrators only.',
    ar: 'وإلى حينها لا تظهر إلا للمشرفين.',
  },
  'bundles.editor.price': { en: 'Price of the bundle ({currency})', ar: 'سعر الحزمة ({currency})' },
  'bundles.editor.items': { en: 'Items', ar: 'العناصر' },
  'bundles.editor.itemsHint': {
    en: 'Two or more, of which one may be a ticket. Each must be on sale by itself.',
    ar: 'عنصران أو أكثر، على ألا تزيد التذاكر على واحدة، وكل منها معروض للبيع منفردًا.',
  },
  'bundles.editor.kind': { en: 'Kind of item', ar: 'نوع العنصر' },
  'bundles.editor.add': { en: 'Add item', ar: 'إضافة عنصر' },
  'bundles.editor.item': { en: 'Item', ar: 'العنصر' },
  'bundles.editor.listPrice': { en: 'Regular price', ar: 'السعر المعتاد' },
  'bundles.editor.share': { en: 'In bundle', ar: 'في الحزمة' },
  'bundles.editor.total': { en: 'Total', ar: 'الإجمالي' },
  'bundles.editor.remove': { en: 'Remove {title}', ar: 'إزالة {title}' },
  'bundles.editor.sharesHint': {
    en: 'Someone who has an item already pays less by what it costs in the bundle.',
    ar: 'من لديه أحد العناصر يدفع أقل بقدر حصته من سعر الحزمة.',
  },
  'bundles.kinds.course': { en: '{Course}', ar: '{course}' },
  'bundles.kinds.specialization': { en: 'Specialisation', ar: 'تخصّص' },
  'bundles.kinds.event': { en: 'Event ticket', ar: 'تذكرة فعالية' },
} as const satisfies Words;
