import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.social-groups': { en: 'Groups', ar: 'المجموعات' },
  'members.categories.social-groups': { en: 'Groups', ar: 'المجموعات' },
  'members.permissions.organization_social_platform': { en: 'Groups and posts', ar: 'المجموعات والمنشورات' },
  'members.permissions.organization_member_access_communities': { en: 'Access to groups', ar: 'الوصول إلى المجموعات' },
  'notifications.kinds.group': { en: 'There is an update in one of your groups.', ar: 'هناك تحديث في إحدى مجموعاتك.' },
  'notifications.kinds.post': { en: 'There is an update on a post.', ar: 'هناك تحديث بشأن أحد المنشورات.' },
  'organization-settings.featureTexts.social-groups': {
    en: 'Groups around a subject, open, closed or secret, with posts and comments.',
    ar: 'مجموعات حول موضوع، مفتوحة أو مغلقة أو سرية، فيها منشورات وتعليقات.',
  },
  'organization-settings.featureWords.social-groups': {
    en: 'community social posts feed members clubs circles',
    ar: 'مجتمع منشورات أعضاء نادٍ ملتقى دوائر',
  },
  'organization-settings.featureUses.social-groups': {
    en: { one: '{count} group', other: '{count} groups' },
    ar: {
      zero: 'لا مجموعات',
      one: 'مجموعة واحدة',
      two: 'مجموعتين',
      few: '{count} مجموعات',
      many: '{count} مجموعة',
      other: '{count} مجموعة',
    },
  },
  'members.permissions.organization_read_social_groups': { en: 'See all groups', ar: 'رؤية كل المجموعات' },
  'members.permissions.organization_create_social_groups': { en: 'Create groups', ar: 'تأسيس المجموعات' },
  'members.permissions.organization_update_social_groups': {
    en: 'Change and moderate all groups',
    ar: 'تعديل كل المجموعات والإشراف عليها',
  },
  'members.permissions.organization_delete_social_groups': { en: 'Delete groups', ar: 'حذف المجموعات' },
  'errors.codes.social-group.full': { en: 'The group is full.', ar: 'المجموعة مكتملة العدد.' },
  'errors.codes.social-group.last-administrator': {
    en: 'Someone has to lead the group. Hand it over first.',
    ar: 'لا بدّ للمجموعة من مشرف. سلّمها إلى غيرك أولًا.',
  },
  'errors.codes.social-group.rules-not-accepted': {
    en: 'Accept the rules of the group first.',
    ar: 'وافق على قواعد المجموعة أولًا.',
  },
  'errors.codes.social-group.not-member': {
    en: 'You don’t belong to this group.',
    ar: 'لست من أعضاء هذه المجموعة.',
  },
  'errors.codes.social-group.posting-paused': {
    en: 'Posting in this group is paused for you. The group’s page says until when.',
    ar: 'أوقف المشرفون نشرك في هذه المجموعة مؤقتًا. تجد موعد عودته في صفحتها.',
  },
  'errors.codes.social-group.limit-too-low': {
    en: 'More people belong to the group already.',
    ar: 'أعضاء المجموعة أكثر من هذا الحد.',
  },
  'errors.codes.social-group.too-many-links': {
    en: 'Close one of the open links first.',
    ar: 'أغلق أحد الروابط المفتوحة أولًا.',
  },
  'errors.codes.post.poll-closed': { en: 'The poll is closed.', ar: 'أُغلق الاستطلاع.' },
  'errors.codes.post.too-many-pins': { en: 'Unpin another post first.', ar: 'ألغِ تثبيت منشور آخر أولًا.' },
  'errors.codes.post.slow-down': {
    en: {
      one: 'You have just joined, so you can’t post that often yet. Try again in {count} minute.',
      other: 'You have just joined, so you can’t post that often yet. Try again in {count} minutes.',
    },
    ar: {
      zero: 'انضممت حديثًا، فلا يمكنك النشر بهذه السرعة بعد. حاول بعد لحظات.',
      one: 'انضممت حديثًا، فلا يمكنك النشر بهذه السرعة بعد. حاول بعد دقيقة.',
      two: 'انضممت حديثًا، فلا يمكنك النشر بهذه السرعة بعد. حاول بعد دقيقتين.',
      few: 'انضممت حديثًا، فلا يمكنك النشر بهذه السرعة بعد. حاول بعد {count} دقائق.',
      many: 'انضممت حديثًا، فلا يمكنك النشر بهذه السرعة بعد. حاول بعد {count} دقيقة.',
      other: 'انضممت حديثًا، فلا يمكنك النشر بهذه السرعة بعد. حاول بعد {count} دقيقة.',
    },
  },
  'errors.codes.post.too-many-scheduled': {
    en: { one: 'You can schedule {count} post at most.', other: 'You can schedule {count} posts at most.' },
    ar: {
      zero: 'لا يمكنك جدولة المنشورات.',
      one: 'يمكنك جدولة منشور واحد على الأكثر.',
      two: 'يمكنك جدولة منشورين على الأكثر.',
      few: 'يمكنك جدولة {count} منشورات على الأكثر.',
      many: 'يمكنك جدولة {count} منشورًا على الأكثر.',
      other: 'يمكنك جدولة {count} منشور على الأكثر.',
    },
  },
  'errors.codes.link-preview.none': { en: 'This page has no preview.', ar: 'لا معاينة لهذه الصفحة.' },
  'search.groups.groups': { en: 'Groups', ar: 'المجموعات' },
  'search.groups.posts': { en: 'Posts', ar: 'المنشورات' },
} as const satisfies Words;
