// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "attendance.menu.attendance": "Attendance",
  "certificate-desk.menu.templates": "Certificates",
  "checklist-keeping.menu.title": "Checklists",
  "event-desk.menu.events": "Events",
  "lectures.menu.lectures": "Lectures",
  "lectures.menu.zoomPolicy": "Zoom policy",
  "members.menu.members": "Members",
  "members.menu.invitePeople": "Invite people",
  "members.menu.permissionSets": "Permission sets",
  "members.menu.invite": "Invite",
  "organization-settings.menu.settings": "Organisation",
  "studio.menu.organization": "Administration",
  "studio.menu.people": "People",
  "studio.menu.catalogue": "Catalogue",
  "attachments.menu.files": "Files",
  "bundles.menu.title": "Bundles",
  "cart.menu.cart": "Cart",
  "course-interests.menu.title": "Interested",
  "discussion-desk.menu.title": "Discussions",
  "external-courses.menu.title": "Learning elsewhere",
  "group-desk.menu.title": "Groups",
  "order-desk.menu.title": "Orders",
  "order-desk.menu.transfers": "Transfers",
  "orders.menu.history": "Payment history",
  "reports.menu.title": "Reports",
  "revenue.menu.title": "Revenue",
  "translations.menu.title": "Translations",
  "video-conferencing.menu.zoom": "Connect Zoom",
  "voucher-desk.menu.title": "Vouchers"
} as const satisfies EnglishMessages;
