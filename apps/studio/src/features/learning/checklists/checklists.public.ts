export { PersonField } from './person-field.tsx';
