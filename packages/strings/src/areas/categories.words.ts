import type { Words } from '../define.ts';

/** Categories of the catalogue in the studio. */
export const words = {
  'categories.list.lead': {
    en: 'The catalogue shows categories in this order. Drag a handle to reorder, or press Enter on it and use the arrow keys.',
    ar: 'يعرض الدليل التصنيفات بهذا الترتيب. اسحب المقبض، أو انتقل إليه واضغط مفتاح الإدخال ثم استخدم الأسهم.',
  },
  'categories.list.edit': { en: 'Edit category', ar: 'تعديل التصنيف' },
  'categories.list.icon': { en: 'Icon', ar: 'الأيقونة' },
  'categories.list.iconNamed': { en: 'Icon: {name}', ar: 'الأيقونة: {name}' },
  'categories.list.oneLanguage': { en: 'In one language only', ar: 'بلغة واحدة فقط' },
  'categories.list.inUse': {
    en: {
      one: '{count} {course} uses this category. Move it to another category first.',
      other: '{count} {courses} use this category. Move them to another category first.',
    },
    ar: {
      zero: 'لا شيء في هذا التصنيف.',
      one: 'في هذا التصنيف عنصر واحد. انقله إلى تصنيف آخر أولًا.',
      two: 'في هذا التصنيف عنصران. انقلهما إلى تصنيف آخر أولًا.',
      few: 'في هذا التصنيف {count} عناصر. انقلها إلى تصنيف آخر أولًا.',
      many: 'في هذا التصنيف {count} عنصرًا. انقلها إلى تصنيف آخر أولًا.',
      other: 'في هذا التصنيف {count} عنصر. انقلها إلى تصنيف آخر أولًا.',
    },
  },
} as const satisfies Words;
