// Written by `npm run generate` from the features' menus. Do not edit.
/** The screens to which menus of members lead. */
export const MENU_PLACES = {
  learner: [
    { name: 'all-courses', path: '/lms/all-courses' },
    { name: 'announcements', path: '/announcements' },
    { name: 'checklist', path: '/checklist' },
    { name: 'dashboard', path: '/dashboard' },
    { name: 'favorites', path: '/favorite/courses' },
    { name: 'my-certificates', path: '/my-certificates' },
    { name: 'my-courses', path: '/lms/my-courses' },
    { name: 'specializations', path: '/lms/specializations' },
    { name: 'user-activities', path: '/dashboard/user-activities' },
  ],
  studio: [
    { name: 'studio-announcements', path: '/studio/announcements' },
    { name: 'studio-approvals', path: '/studio/approvals' },
    { name: 'studio-categories', path: '/studio/categories' },
    { name: 'studio-certificate-templates', path: '/studio/certificate-templates' },
    { name: 'studio-checklists', path: '/studio/checklists' },
    { name: 'studio-courses', path: '/studio/courses' },
    { name: 'studio-home', path: '/studio/home' },
    { name: 'studio-members', path: '/studio/members' },
    { name: 'studio-new-question', path: '/studio/questions/new' },
    { name: 'studio-new-rubric', path: '/studio/rubrics/new' },
    { name: 'studio-new-specialization', path: '/studio/specializations/new' },
    { name: 'studio-permission-sets', path: '/studio/permission-sets' },
    { name: 'studio-questions', path: '/studio/questions' },
    { name: 'studio-reports', path: '/studio/reports' },
    { name: 'studio-rubrics', path: '/studio/rubrics' },
    { name: 'studio-specializations', path: '/studio/specializations' },
    { name: 'studio-to-mark', path: '/studio/to-mark' },
  ],
};
