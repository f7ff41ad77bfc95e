// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './order-list.en.gen.ts';

export const messages = {
  "order-list.states.PENDING": "بانتظار الدفع",
  "order-list.states.PAID": "مدفوع",
  "order-list.states.PART_REFUNDED": "مستردّ جزئيًا",
  "order-list.states.REFUNDED": "مستردّ",
  "order-list.states.DISPUTED": "معترض عليه",
  "order-list.states.CANCELLED": "ملغى",
  "order-list.states.EXPIRED": "منتهٍ",
  "order-list.titles.states": "الطلبات بحسب الحالة",
  "order-list.titles.filters": "التصفية",
  "order-list.fields.month": "الشهر",
  "order-list.fields.method": "طريقة الدفع",
  "order-list.fields.itemType": "نوع العنصر",
  "order-list.filters.company": "طلبات الشركات",
  "order-list.filters.attention": "تحتاج إلى متابعة",
  "order-list.filters.anyMonth": "كل الأشهر",
  "order-list.filters.anyMethod": "كل طرق الدفع",
  "order-list.filters.anyType": "كل أنواع العناصر",
  "order-list.counts.orders": {
    "zero": "لا طلبات",
    "one": "طلب واحد",
    "two": "طلبان",
    "few": "{count} طلبات",
    "many": "{count} طلبًا",
    "other": "{count} طلب"
  },
  "order-list.file.title": "الطلبات",
  "order-list.columns.number": "الطلب",
  "order-list.columns.placed": "تاريخ الطلب",
  "order-list.columns.buyer": "المشتري",
  "order-list.columns.email": "البريد الإلكتروني",
  "order-list.columns.item": "أول عنصر",
  "order-list.columns.itemCount": "عدد العناصر",
  "order-list.columns.method": "طريقة الدفع",
  "order-list.columns.state": "الحالة",
  "order-list.columns.total": "المجموع",
  "order-list.columns.tax": "الضريبة المشمولة",
  "order-list.columns.refunded": "المستردّ",
  "order-list.columns.currency": "العملة",
  "order-list.columns.test": "تجريبي"
} as const satisfies ArabicOf<typeof english>;
