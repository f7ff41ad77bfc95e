import type { ArabicOf } from '../define.ts';
import type { messages as english } from './shell.en.ts';

export const messages = {
  'shell.titles.page': '{product} | {page}',
  'shell.titles.notFound': 'الصفحة غير موجودة',
  'shell.titles.notAllowed': 'لا تملك صلاحية الوصول',
  'shell.titles.notAuthenticated': 'يلزم تسجيل الدخول',

  'shell.landmarks.skip': 'الانتقال إلى المحتوى',
  'shell.landmarks.sideMenu': 'القائمة الجانبية',
  'shell.landmarks.header': 'القائمة الرئيسية',
  'shell.landmarks.profile': 'حسابك',

  'shell.menu.home': 'الرئيسية',
  'shell.bottom.label': 'الأماكن الرئيسية',
  'shell.bottom.home': 'الرئيسية',
  'shell.bottom.courses': '{myCourses}',
  'shell.bottom.explore': 'استكشاف',
  'shell.bottom.me': 'حسابي',
  'shell.menu.dashboard': '{theDashboard}',
  'shell.menu.courses': '{theCourses}',
  'shell.menu.allCourses': 'كل {theCourses}',
  'shell.menu.myCourses': '{myCourses}',
  'shell.menu.specializations': 'التخصّصات',
  'shell.menu.events': 'الفعاليات',
  'shell.menu.allEvents': 'كل الفعاليات',
  'shell.menu.myEvents': 'فعالياتي',
  'shell.menu.groups': 'المجموعات',
  'shell.menu.checklist': 'قائمة المهام',
  'shell.menu.about': 'من نحن',
  'shell.menu.contact': 'اتصل بنا',
  'shell.menu.favorites': 'المفضّلة',
  'shell.menu.notifications': 'الإشعارات',
  'shell.menu.announcements': 'الإعلانات',
  'shell.menu.expand': 'توسيع القائمة',
  'shell.menu.collapse': 'طيّ القائمة',
  'shell.menu.open': 'فتح القائمة',

  'shell.profile.open': 'فتح قائمة الحساب',
  'shell.profile.view': 'عرض الملف الشخصي',
  'shell.profile.activityLog': 'سجل النشاط',
  'shell.profile.savedPosts': 'المنشورات المحفوظة',
  'shell.profile.myCertificates': 'شهاداتي',
  'shell.profile.userActivities': 'أنشطتي',
  'shell.profile.switchOrganization': 'تبديل المؤسسة',
  'shell.profile.switchToAdmin': 'الانتقال إلى الإدارة',
  'shell.profile.switchToInstructor': 'الانتقال إلى الاستوديو',
  'shell.profile.switchToLearner': 'الانتقال إلى التعلّم',
  'shell.profile.logout': 'تسجيل الخروج',

  'shell.language.switchTo': 'English',
  'shell.language.label': 'التبديل إلى الإنجليزية',

  'shell.bar.login': 'تسجيل الدخول',
  'shell.bar.register': 'إنشاء حساب',
  'shell.bar.search': 'بحث',
  'shell.bar.organizationLogo': 'شعار {organization}',
  'shell.bar.unread': {
    zero: 'لا إشعارات غير مقروءة',
    one: 'إشعار واحد غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: '{count} إشعارات غير مقروءة',
    many: '{count} إشعارًا غير مقروء',
    other: '{count} إشعار غير مقروء',
  },
  'shell.bar.noUnread': 'الإشعارات',
  'shell.bar.badgeOver': '{maximum}+',

  'shell.environment.label': 'بيئة تجريبية',

  'shell.notAllowed.title': 'لا تملك صلاحية الوصول إلى هذه الصفحة',
  'shell.notAllowed.text': 'إن كنت بحاجة إلى الوصول إليها، فتواصل مع أحد مسؤولي مؤسستك.',
  'shell.notAllowed.home': 'الرئيسية',

  'shell.notAuthenticated.code': '٤٠٣',
  'shell.notAuthenticated.title': 'سجّل الدخول لعرض هذه الصفحة',
  'shell.notAuthenticated.text': 'هذه الصفحة للأعضاء فقط. سجّل الدخول أو أنشئ حسابًا.',
  'shell.notAuthenticated.login': 'تسجيل الدخول',
  'shell.notAuthenticated.register': 'إنشاء حساب',

  'shell.notFound.title': 'الصفحة غير موجودة',
  'shell.notFound.text': 'ربما كان العنوان غير صحيح، أو نُقلت الصفحة.',
  'shell.notFound.home': 'الصفحة الرئيسية',

  'shell.failure.title': 'حدث خطأ ما',
  'shell.failure.text': 'أعد تحميل الصفحة. وإن استمرت المشكلة، فحاول بعد بضع دقائق.',
  'shell.failure.offline': 'لا يوجد اتصال. تحقّق من الشبكة ثم أعد المحاولة.',
  'shell.failure.newVersion': 'يتوفّر إصدار جديد.',

  'shell.completeProfile.title': 'أكمل ملفك الشخصي',
  'shell.completeProfile.text': 'تحتاج مؤسستك إلى بيانات إضافية قبل المتابعة.',
  'shell.completeProfile.action': 'الملف الشخصي',

  'shell.banner.label': 'فعالية مميّزة',
  'shell.banner.view': 'عرض التفاصيل',
  'shell.banner.dismiss': 'إخفاء هذه الفعالية',

  'shell.instructorView.label': 'تعرض هذه الصفحة كما يراها {theStudent}',
  'shell.instructorView.leave': 'العودة إلى الاستوديو',

  'shell.masquerade.label': 'تتصرّف باسم {name}',
  'shell.masquerade.hint': 'يُسجَّل كل إجراء بالاسمين معًا.',
  'shell.masquerade.leave': 'إيقاف',

  'shell.signOn.going': 'جارٍ الانتقال…',
  'shell.signOn.failed': 'انتهت صلاحية الرابط. حاول مرة أخرى.',
  'shell.signOn.title': 'هل تريد تسجيل الدخول باسم {name}؟',
  'shell.signOn.text':
    'سجّلت الدخول باسم {present}. يُخرجك الرابط الذي فتحته ويسجّل الدخول باسم {name}. تابع فقط إن كنت تتوقّع ذلك.',
  'shell.signOn.replace': 'تسجيل الدخول',

  'shell.footer.rights': '© {year} {organization}',

  'shell.connection.offline': 'أنت غير متصل بالإنترنت.',
  'shell.connection.unreachable': 'تعذّر الوصول إلى الخادم.',
  'shell.connection.typed': 'ما كتبته باقٍ في هذه الصفحة. أعد إرساله عند عودة الاتصال.',
  'shell.connection.stays': 'أنت غير متصل بالإنترنت، لذا تبقى هذه الصفحة مفتوحة. أعد المحاولة عند عودة الاتصال.',
  'shell.connection.since': 'منذ {time}',
  'shell.connection.back': 'عاد الاتصال.',

  'shell.session.ended': 'انتهت جلستك. سجّل الدخول مرة أخرى.',
} as const satisfies ArabicOf<typeof english>;
