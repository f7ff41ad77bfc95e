// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './translations.en.gen.ts';

export const messages = {
  "translations.menu.title": "الترجمات",
  "translations.list.hint": "كل نصوص {theCourse} بالعربية والإنجليزية. يُحفظ ما تكتبه أولًا بأول، وتبقى نصوص الدروس مسوّدات حتى تنشرها.",
  "translations.list.keys": "ينقلك {key} مع سهم الأعلى أو الأسفل بين النصوص.",
  "translations.filters.all": "الكل",
  "translations.filters.missing": "الناقصة",
  "translations.filters.outdated": "المتأخّرة",
  "translations.progress.label": "نصوص باللغة {language}",
  "translations.progress.missing": {
    "zero": "لا نص ناقص",
    "one": "نص واحد ناقص",
    "two": "نصّان ناقصان",
    "few": "{count} نصوص ناقصة",
    "many": "{count} نصًّا ناقصًا",
    "other": "{count} نص ناقص"
  },
  "translations.progress.outdated": {
    "zero": "لا نص متأخّر",
    "one": "نص واحد متأخّر",
    "two": "نصّان متأخّران",
    "few": "{count} نصوص متأخّرة",
    "many": "{count} نصًّا متأخّرًا",
    "other": "{count} نص متأخّر"
  },
  "translations.progress.complete": "مكتملة",
  "translations.empty.missing": "لا شيء ناقص",
  "translations.empty.outdated": "لا شيء متأخّر",
  "translations.sides.missing": "ناقص",
  "translations.sides.outdated": "أقدم من اللغة الأخرى",
  "translations.sides.nothing": "لم يُكتب شيء بعد",
  "translations.actions.confirm": "ما زال صحيحًا",
  "translations.actions.sideBySide": "الكتابة جنبًا إلى جنب",
  "translations.actions.openPage": "فتح صفحته",
  "translations.conflict.title": "غيّر شخص آخر هذا النص",
  "translations.conflict.emptied": "أصبح فارغًا.",
  "translations.conflict.mine": "الإبقاء على نصّي",
  "translations.conflict.theirs": "اعتماد النص الآخر",
  "translations.places.course": "{theCourse}",
  "translations.places.section": "{theModules}",
  "translations.places.lesson": "درس",
  "translations.places.attachment": "ملف",
  "translations.places.assignment": "واجب",
  "translations.places.lecture": "محاضرة",
  "translations.places.survey": "استبانة",
  "translations.fields.title": "العنوان",
  "translations.fields.subtitle": "الملخّص",
  "translations.fields.description": "الوصف",
  "translations.fields.outcomes": "ما ستتعلّمه",
  "translations.fields.requirements": "متطلّب",
  "translations.fields.audience": "لمن هي",
  "translations.fields.text": "النص",
  "translations.fields.name": "اسم الملف",
  "translations.fields.instructions": "التعليمات",
  "translations.columns.key": "المفتاح (لا تغيّره)",
  "translations.columns.en": "الإنجليزية",
  "translations.columns.ar": "العربية",
  "translations.columns.enWas": "علامة الإنجليزية (لا تغيّرها)",
  "translations.columns.arWas": "علامة العربية (لا تغيّرها)",
  "translations.file.import": "استيراد",
  "translations.file.title": "استيراد الترجمات",
  "translations.file.hint": "لم يتغيّر شيء بعد. وما كتبه غيرك منذ التصدير يبقى كما هو.",
  "translations.file.write": "حفظ التغييرات",
  "translations.file.written": {
    "zero": "لم يُحفظ أي نص.",
    "one": "حُفظ نص واحد.",
    "two": "حُفظ نصّان.",
    "few": "حُفظت {count} نصوص.",
    "many": "حُفظ {count} نصًّا.",
    "other": "حُفظ {count} نص."
  },
  "translations.outcomes.CHANGES": {
    "zero": "لا تغييرات",
    "one": "تغيير واحد",
    "two": "تغييران",
    "few": "{count} تغييرات",
    "many": "{count} تغييرًا",
    "other": "{count} تغيير"
  },
  "translations.outcomes.SAME": {
    "zero": "لا شيء موجود من قبل",
    "one": "واحد موجود من قبل",
    "two": "اثنان موجودان من قبل",
    "few": "{count} موجودة من قبل",
    "many": "{count} موجودًا من قبل",
    "other": "{count} موجود من قبل"
  },
  "translations.outcomes.CONFLICT": {
    "zero": "لم يغيّر غيرك شيئًا",
    "one": "واحد غيّره غيرك",
    "two": "اثنان غيّرهما غيرك",
    "few": "{count} غيّرها غيرك",
    "many": "{count} غيّرها غيرك",
    "other": "{count} غيّرها غيرك"
  },
  "translations.outcomes.UNKNOWN": {
    "zero": "لا شيء محذوف",
    "one": "واحد لم يعد موجودًا",
    "two": "اثنان لم يعودا موجودين",
    "few": "{count} لم تعد موجودة",
    "many": "{count} لم تعد موجودة",
    "other": "{count} لم تعد موجودة"
  },
  "translations.outcomes.REFUSED": {
    "zero": "لا شيء مرفوض",
    "one": "واحد غير مقبول",
    "two": "اثنان غير مقبولين",
    "few": "{count} غير مقبولة",
    "many": "{count} غير مقبول",
    "other": "{count} غير مقبول"
  }
} as const satisfies ArabicOf<typeof english>;
