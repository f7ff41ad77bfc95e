// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './bundles.en.gen.ts';

export const messages = {
  "bundles.menu.title": "الحزم",
  "bundles.titles.bundle": "حزمة",
  "bundles.titles.new": "حزمة جديدة",
  "bundles.page.contents": "في هذه الحزمة",
  "bundles.page.separately": "السعر عند الشراء منفردة:",
  "bundles.page.owned": "لديك هذا بالفعل",
  "bundles.page.ownedOff": "لديك هذا: خُصم {amount}",
  "bundles.page.fullPrice": "سعر الحزمة كاملة:",
  "bundles.page.allOwned": "لديك كل ما في هذه الحزمة.",
  "bundles.page.closed": "بعض ما في هذه الحزمة غير متاح للبيع حاليًا.",
  "bundles.page.notAllowed": "غير متاحة لحسابك.",
  "bundles.page.noTitle": "لم يعد متاحًا",
  "bundles.page.hidden": "يظهر هذا العنصر بعد تسجيل الدخول",
  "bundles.page.closedToVisitors": "بعض ما في هذه الحزمة غير معروض للزوار حاليًا. سجّل الدخول لمعرفة هل يمكن شراؤها.",
  "bundles.page.signIn": "تسجيل الدخول",
  "bundles.counts.items": {
    "zero": "لا عناصر",
    "one": "عنصر واحد",
    "two": "عنصران",
    "few": "{count} عناصر",
    "many": "{count} عنصرًا",
    "other": "{count} عنصر"
  },
  "bundles.list.empty": "لا حزم بعد",
  "bundles.list.emptyText": "تبيع الحزمة عدة عناصر معًا بسعر واحد.",
  "bundles.list.deleteText": "يحتفظ من اشتراها بما فيها.",
  "bundles.editor.open": "فتح الصفحة",
  "bundles.editor.shown": "معروضة للبيع",
  "bundles.editor.shownHint": "وإلى حينها لا تظهر إلا للمشرفين.",
  "bundles.editor.price": "سعر الحزمة ({currency})",
  "bundles.editor.items": "العناصر",
  "bundles.editor.itemsHint": "عنصران أو أكثر، على ألا تزيد التذاكر على واحدة، وكل منها معروض للبيع منفردًا.",
  "bundles.editor.kind": "نوع العنصر",
  "bundles.editor.add": "إضافة عنصر",
  "bundles.editor.item": "العنصر",
  "bundles.editor.listPrice": "السعر المعتاد",
  "bundles.editor.share": "في الحزمة",
  "bundles.editor.total": "الإجمالي",
  "bundles.editor.remove": "إزالة {title}",
  "bundles.editor.sharesHint": "من لديه أحد العناصر يدفع أقل بقدر حصته من سعر الحزمة.",
  "bundles.kinds.course": "{course}",
  "bundles.kinds.specialization": "تخصّص",
  "bundles.kinds.event": "تذكرة فعالية"
} as const satisfies ArabicOf<typeof english>;
