export { marksOfAssignment } from './assignment-marks.reads.ts';
