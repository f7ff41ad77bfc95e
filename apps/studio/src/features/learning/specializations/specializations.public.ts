export { CoverField } from './cover-field.tsx';
export { specializationQuery } from './specializations.api.ts';
