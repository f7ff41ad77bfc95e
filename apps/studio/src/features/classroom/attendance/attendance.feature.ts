import { ADMINISTRATION, COURSE_WORK } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['studio', 'attendance', 'errors'] as const;
const access = { features: ['attendance'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      // for the wall of a room: nothing stands around it
      path: '/courses/$courseId/attendance/$attendanceSessionId/screen',
      load: () => import('./projector.screen.tsx').then((file) => file.ProjectorScreen),
      titleKey: 'attendance.menu.attendance',
      areas,
      access: { ...access, memberPermissions: [ADMINISTRATION, ...COURSE_WORK] },
      hidesBar: true,
      hidesMenu: true,
    },
  ],
  courseScreens: [
    {
      path: 'attendance',
      load: () => import('./attendance.screen.tsx').then((file) => file.CourseAttendanceScreen),
      titleKey: 'attendance.menu.attendance',
      areas,
      access,
      tab: {
        titleKey: 'attendance.menu.attendance',
        place: 54,
        group: 'teach',
        icon: 'UserCheck',
        features: ['attendance'],
      },
    },
    {
      path: 'attendance/report',
      load: () => import('./report.screen.tsx').then((file) => file.AttendanceReportScreen),
      titleKey: 'attendance.menu.attendance',
      areas,
      access,
    },
    {
      path: 'attendance/$attendanceSessionId',
      load: () => import('./sheet.screen.tsx').then((file) => file.AttendanceSheetScreen),
      titleKey: 'attendance.menu.attendance',
      areas,
      access,
    },
  ],
};
