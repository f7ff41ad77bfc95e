import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useQuery } from '@tanstack/react-query';
import { paymentDisclosureQuery } from './orders.api.ts';

/** What the organisation wants buyers to read before they pay; nothing where it has written nothing. */
export function PaymentDisclosure() {
  const { data } = useQuery(paymentDisclosureQuery());
  const text = data?.text;
  if (!text?.en?.trim() && !text?.ar?.trim()) return null;
  return (
    <p className="text-sm whitespace-pre-line text-muted">
      <AuthorTextFor text={text} />
    </p>
  );
}
