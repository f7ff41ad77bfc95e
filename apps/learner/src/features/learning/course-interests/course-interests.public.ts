export { InterestButton } from './lazy-interest-button.tsx';
