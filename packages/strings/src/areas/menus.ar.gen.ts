// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './menus.en.gen.ts';

export const messages = {
  "attendance.menu.attendance": "الحضور",
  "certificate-desk.menu.templates": "الشهادات",
  "checklist-keeping.menu.title": "قوائم المهام",
  "event-desk.menu.events": "الفعاليات",
  "lectures.menu.lectures": "المحاضرات",
  "lectures.menu.zoomPolicy": "سياسة استخدام Zoom",
  "members.menu.members": "الأعضاء",
  "members.menu.invitePeople": "دعوة أشخاص",
  "members.menu.permissionSets": "مجموعات الصلاحيات",
  "members.menu.invite": "دعوة",
  "organization-settings.menu.settings": "المؤسسة",
  "studio.menu.organization": "الإدارة",
  "studio.menu.people": "الأشخاص",
  "studio.menu.catalogue": "المحتوى",
  "accounting.menu.title": "المحاسبة",
  "accounting.menu.lead": "تصل الفواتير إلى نظامك المحاسبي تلقائيًا، ودفتر اليومية لمن يسجّل القيود يدويًا.",
  "attachments.menu.files": "الملفات",
  "bundles.menu.title": "الحزم",
  "cart.menu.cart": "السلة",
  "course-interests.menu.title": "المهتمّون",
  "discussion-desk.menu.title": "النقاشات",
  "external-courses.menu.title": "تعلّم في جهات أخرى",
  "group-desk.menu.title": "المجموعات",
  "order-desk.menu.title": "الطلبات",
  "order-desk.menu.transfers": "الحوالات",
  "orders.menu.history": "سجل المدفوعات",
  "refund-desk.menu.requests": "طلبات الاسترداد",
  "refund-desk.menu.lead": "ما يطلبه المشترون خارج شروط الإلغاء، والمبالغ التي تعذّر استردادها.",
  "reports.menu.title": "التقارير",
  "revenue.menu.title": "الإيرادات",
  "translations.menu.title": "الترجمات",
  "video-conferencing.menu.zoom": "ربط Zoom",
  "voucher-desk.menu.title": "القسائم"
} as const satisfies ArabicOf<typeof english>;
