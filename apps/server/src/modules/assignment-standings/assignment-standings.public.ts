export { readAssignmentActivities } from './assignment-activities.reads.ts';
export { marksOfAssignment } from './assignment-marks.reads.ts';
