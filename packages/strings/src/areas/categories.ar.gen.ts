// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './categories.en.gen.ts';

export const messages = {
  "categories.list.lead": "يعرض الدليل التصنيفات بهذا الترتيب. اسحب المقبض، أو انتقل إليه واضغط مفتاح الإدخال ثم استخدم الأسهم.",
  "categories.list.edit": "تعديل التصنيف",
  "categories.list.icon": "الأيقونة",
  "categories.list.iconNamed": "الأيقونة: {name}",
  "categories.list.oneLanguage": "بلغة واحدة فقط",
  "categories.list.inUse": {
    "zero": "لا شيء في هذا التصنيف.",
    "one": "في هذا التصنيف عنصر واحد. انقله إلى تصنيف آخر أولًا.",
    "two": "في هذا التصنيف عنصران. انقلهما إلى تصنيف آخر أولًا.",
    "few": "في هذا التصنيف {count} عناصر. انقلها إلى تصنيف آخر أولًا.",
    "many": "في هذا التصنيف {count} عنصرًا. انقلها إلى تصنيف آخر أولًا.",
    "other": "في هذا التصنيف {count} عنصر. انقلها إلى تصنيف آخر أولًا."
  }
} as const satisfies ArabicOf<typeof english>;
