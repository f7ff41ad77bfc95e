import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.social-groups': { en: 'Groups', ar: 'المجموعات' },
  'members.categories.social-groups': { en: 'Groups', ar: 'المجموعات' },
  'members.permissions.organization_social_platform': { en: 'Groups and posts', ar: 'المجموعات والمنشورات' },
  'members.permissions.organization_member_access_communities': { en: 'Access to groups', ar: 'الوصول إلى المجموعات' },
  'notifications.kinds.group': { en: 'There is an update in one of your groups.', ar: 'هناك تحديث في إحدى مجموعاتك.' },
  'notifications.kinds.post': { en: 'There is an update on a post.', ar: 'هناك تحديث بشأن أحد المنشورات.' },
} as const satisfies Words;
