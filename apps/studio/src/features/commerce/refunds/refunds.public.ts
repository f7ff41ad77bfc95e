export { RefundAmount, useRefundAmount } from './refund-amount.tsx';
export { RefundRequests } from './refund-requests-card.tsx';
export { SoldTickets } from './sold-tickets.tsx';
export { DefaultTermsCard, ItemTermsCard } from './terms-cards.tsx';
