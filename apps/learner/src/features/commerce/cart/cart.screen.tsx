import '../../../app.css';
import { useUser } from '@sullam/web-kit/kit-context.tsx';
import { useSettledAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { MemberCart } from './member-cart.tsx';
import { VisitorCart } from './visitor-cart.tsx';

/** A visitor's cart has its own words, which members don't need. */
function WordedVisitorCart() {
  useSettledAreas(['visitor-cart']);
  return <VisitorCart />;
}

/** `/cart`: what the reader has chosen, at present prices. */
export function CartScreen() {
  return useUser() === null ? <WordedVisitorCart /> : <MemberCart />;
}
