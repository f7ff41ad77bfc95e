import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.anonymous-event-view': {
    en: 'Visitors can view events without signing in',
    ar: 'السماح للزوّار بعرض الفعاليات دون تسجيل الدخول',
  },
  'organization-settings.features.events': { en: 'Events', ar: 'الفعاليات' },
  'organization-settings.features.all-events': { en: 'All events page', ar: 'صفحة كل الفعاليات' },
  'search.groups.events': { en: 'Events', ar: 'الفعاليات' },
  'members.categories.social-events': { en: 'Events', ar: 'الفعاليات' },
  'members.permissions.organization_social_events': { en: 'Events', ar: 'الفعاليات' },
  'members.permissions.organization_member_access_events': { en: 'Access to events', ar: 'الوصول إلى الفعاليات' },
  'notifications.kinds.event': { en: 'There is an update on an event.', ar: 'هناك تحديث بشأن إحدى الفعاليات.' },
  'notifications.templates.2.moved': {
    en: 'New time for “{event}”: {time}',
    ar: 'موعد جديد لفعالية «{event}»: {time}',
  },
  'notifications.templates.2.postponed': {
    en: '“{event}” is postponed to {time}. Your place moves with it.',
    ar: 'أُجّلت فعالية «{event}» إلى {time}، وينتقل مقعدك معها.',
  },
  'notifications.templates.2.place': {
    en: 'New place for “{event}”, {time}',
    ar: 'مكان جديد لفعالية «{event}»، {time}',
  },
  'notifications.templates.2.cancelled': {
    en: '“{event}” on {time} won’t take place.',
    ar: 'أُلغيت فعالية «{event}» التي كانت {time}.',
  },
  'notifications.templates.2.offered': {
    en: 'A place in “{event}” is free for you until {time}.',
    ar: 'أُتيح لك مقعد في فعالية «{event}» حتى {time}.',
  },
  'notifications.templates.2.transferred': {
    en: 'Someone transferred their ticket for “{event}” to you: {time}',
    ar: 'حُوّلت إليك تذكرة فعالية «{event}»: {time}',
  },
  'activities.kinds.EVENT': { en: 'Event', ar: 'فعالية' },
  'activities.kinds.EVENTS': { en: 'Events', ar: 'فعاليات' },
  'organization-settings.featureTexts.events': {
    en: 'Meetings in person or online, with tickets, a waiting list and check-in.',
    ar: 'لقاءات حضورية أو عن بُعد، بتذاكر وقائمة انتظار وتسجيل حضور.',
  },
  'organization-settings.featureWords.events': {
    en: 'ticket meeting workshop conference webinar waiting list check-in qr',
    ar: 'تذكرة لقاء ورشة مؤتمر ندوة انتظار حضور رمز',
  },
  'organization-settings.featureTexts.all-events': {
    en: 'The list and calendar of all events, with search and filters.',
    ar: 'قائمة كل الفعاليات وتقويمها، مع البحث والتصفية.',
  },
  'organization-settings.featureWords.all-events': {
    en: 'calendar browse explore list month',
    ar: 'تقويم تصفّح استكشاف قائمة شهر',
  },
  'organization-settings.featureTexts.anonymous-event-view': {
    en: 'Visitors see the list of events and the page of each event.',
    ar: 'يرى الزوّار قائمة الفعاليات وصفحة كل فعالية.',
  },
  'organization-settings.featureWords.anonymous-event-view': {
    en: 'public guest anonymous events',
    ar: 'عام ضيف زائر فعاليات',
  },
  'organization-settings.featureUses.events': {
    en: { one: '{count} event', other: '{count} events' },
    ar: {
      zero: 'لا فعاليات',
      one: 'فعالية واحدة',
      two: 'فعاليتين',
      few: '{count} فعاليات',
      many: '{count} فعالية',
      other: '{count} فعالية',
    },
  },
  'errors.codes.event.incomplete': {
    en: 'Something is still missing before this event can be published.',
    ar: 'ما زال شيء ناقصًا قبل نشر هذه الفعالية.',
  },
  'errors.codes.event.priced-tickets': {
    en: 'Tickets with a price can’t be published yet. Make them free.',
    ar: 'لا يمكن نشر تذاكر بسعر بعد. اجعلها مجانية.',
  },
  'errors.codes.event.published': {
    en: 'It has been published. Cancel it instead, so that people are notified.',
    ar: 'نُشرت الفعالية. ألغِها بدلًا من حذفها ليصل الخبر إلى الجميع.',
  },
  'errors.codes.event.not-published': {
    en: 'This event hasn’t been published yet.',
    ar: 'لم تُنشر هذه الفعالية بعد.',
  },
  'errors.codes.event.cancelled': { en: 'This event was cancelled.', ar: 'أُلغيت هذه الفعالية.' },
  'errors.codes.event.over': { en: 'This event is over.', ar: 'انتهت هذه الفعالية.' },
  'errors.codes.event.ticket-for-sale': {
    en: 'This ticket has a price. Add it to your cart.',
    ar: 'هذه التذكرة مدفوعة. أضفها إلى سلتك.',
  },
  'errors.codes.event.ticket-bought': {
    en: 'This ticket belongs to an order. Cancel the order while it is unpaid, pass the ticket on, or ask for a refund.',
    ar: 'هذه التذكرة ضمن طلب شراء. يمكن إلغاء الطلب قبل دفعه، أو تحويل التذكرة إلى شخص آخر، أو طلب استرداد ثمنها.',
  },
  'errors.codes.event.ticket-closed': {
    en: 'This ticket isn’t available now.',
    ar: 'هذه التذكرة غير متاحة الآن.',
  },
  'errors.codes.event.without-ticket': {
    en: 'There is no ticket to show.',
    ar: 'لا توجد تذكرة لعرضها.',
  },
  'errors.codes.event.attended': {
    en: 'This ticket has been used at the door.',
    ar: 'استُخدمت هذه التذكرة عند الدخول.',
  },
  'errors.codes.event.guest-link': {
    en: 'This link no longer works: the ticket was withdrawn, or it is already in an account.',
    ar: 'لم يعد هذا الرابط صالحًا: سُحبت التذكرة أو حُفظت في حساب.',
  },
  'errors.codes.event.guest-other': {
    en: 'This ticket is for another address. Sign in with the one that got the email.',
    ar: 'هذه التذكرة لبريد آخر. سجّل الدخول بالبريد الذي وصلته الرسالة.',
  },
  'errors.codes.event.guest-known': {
    en: 'A guest with this address has a ticket already.',
    ar: 'لدى ضيف بهذا البريد تذكرة.',
  },
  'errors.codes.event.per-person': {
    en: {
      one: 'Each person may have {count} of these tickets.',
      other: 'Each person may have {count} of these tickets.',
    },
    ar: {
      zero: 'لا تذاكر من هذا النوع للشخص الواحد.',
      one: 'تذكرة واحدة من هذا النوع للشخص الواحد.',
      two: 'تذكرتان من هذا النوع للشخص الواحد.',
      few: '{count} تذاكر من هذا النوع للشخص الواحد.',
      many: '{count} تذكرة من هذا النوع للشخص الواحد.',
      other: '{count} تذكرة من هذا النوع للشخص الواحد.',
    },
  },
  'errors.codes.event.transfer-to': {
    en: 'No one here with this email can take the ticket, or they have one already.',
    ar: 'لا أحد هنا بهذا البريد يمكنه أخذ التذكرة، أو لديه تذكرة بالفعل.',
  },
} as const satisfies Words;
