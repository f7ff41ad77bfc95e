import type { Words } from '../define.ts';

/** Reports of the studio: what stands around the figures, which come worded. */
export const words = {
  'reports.menu.title': { en: 'Reports', ar: 'التقارير' },
  'reports.titles.kinds': { en: 'Kinds of report', ar: 'أنواع التقارير' },
  'reports.titles.all': { en: 'Everybody in the report', ar: 'كل من في التقرير' },
  'reports.titles.list': { en: '{figure}, {count}', ar: '{figure}، {count}' },
  'reports.labels.counted': {
    en: 'Counted {time}. Every number opens its list.',
    ar: 'أُحصي {time}. كل رقم يفتح قائمته.',
  },
  'reports.labels.from': { en: 'Enrolled from', ar: 'سُجّل من' },
  'reports.labels.to': { en: 'Enrolled until', ar: 'سُجّل حتى' },
  'reports.labels.group': { en: 'Group', ar: 'المجموعة' },
  'reports.labels.everyGroup': { en: 'All groups', ar: 'كل المجموعات' },
  'reports.labels.status': { en: 'Who', ar: 'من' },
  'reports.labels.person': { en: '{Student}', ar: '{theStudent}' },
  'reports.labels.courses': { en: '{Courses} to compare', ar: 'المقارنة بين {theCoursesOblique}' },
  'reports.labels.chooseCourse': { en: 'Add a {course}', ar: 'إضافة {course}' },
  'reports.labels.search': { en: 'Search by name or email', ar: 'البحث بالاسم أو البريد' },
  'reports.labels.median': { en: 'median', ar: 'الوسيط' },
  'reports.labels.showAll': { en: 'Show everybody', ar: 'عرض الجميع' },
  'reports.status.LEARNING': { en: 'Learning now', ar: 'يتعلم الآن' },
  'reports.status.LEFT': { en: 'Left', ar: 'غادر' },
  'reports.status.EVERYONE': { en: 'Everybody ever enrolled', ar: 'كل من سُجّل يومًا' },
  'reports.actions.list': { en: 'Show the list: {figure}, {count}', ar: 'عرض القائمة: {figure}، {count}' },
  'reports.actions.removeCourse': { en: 'Remove {title}', ar: 'إزالة {title}' },
  'reports.actions.clear': { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  'reports.actions.download': { en: 'Download', ar: 'تنزيل' },
  'reports.actions.csv': { en: 'CSV, for any program', ar: 'CSV، لأي برنامج' },
  'reports.actions.xlsx': { en: 'Excel workbook', ar: 'مصنف Excel' },
  'reports.actions.print': { en: 'Print', ar: 'طباعة' },
  'reports.empty.title': { en: 'Nothing to report yet', ar: 'لا شيء للتقرير بعد' },
  'reports.empty.text': {
    en: 'Figures appear as soon as somebody is enrolled.',
    ar: 'تظهر الأرقام بمجرد تسجيل أول شخص.',
  },
  'reports.empty.plot': { en: 'Nothing here under these filters.', ar: 'لا شيء هنا بهذه التصفية.' },
  'reports.empty.overlap': {
    en: 'Choose a second {course} to see who is in both.',
    ar: 'اختر {course} أخرى لترى من في كلتيهما.',
  },
  'errors.codes.report.too-many-rows': {
    en: 'These are {count} rows. More than {most} are put into a file while you go on working.',
    ar: 'عدد الصفوف {count}. ما زاد على {most} يُجهَّز في ملف بينما تواصل عملك.',
  },
} as const satisfies Words;
