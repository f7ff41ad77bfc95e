export { BookingPanel } from './booking-panel.tsx';
