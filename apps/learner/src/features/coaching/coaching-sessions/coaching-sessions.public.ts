export { BookingPanel } from './booking-panel.tsx';
export { useReaderZone } from './reader-zone.ts';
export { useSlotWords } from './use-slot-words.ts';
