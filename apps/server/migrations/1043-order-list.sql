-- module: orders

create or replace view order_records with (security_invoker = true) as
  select o.organization_id, o.order_id, o.number, o.status, o.currency, o.user_id, o.buyer_name, o.buyer_email,
    o.total_minor, o.tax_minor, o.placed_at,
    exists (select from order_companies c where c.organization_id = o.organization_id and c.order_id = o.order_id) as is_company
  from orders o;
create or replace view order_refund_records with (security_invoker = true) as
  select organization_id, refund_id, order_id, order_line_id, amount_minor, status from refunds where status <> 'FAILED';

-- module: disputes

create view open_disputes with (security_invoker = true) as
  select organization_id, order_id from disputes where status = 'OPEN';
call publish_view('open_disputes');
comment on view open_disputes is 'Orders whose payment is disputed, once for each open dispute.';

-- module: refund-requests

create view waiting_refund_requests with (security_invoker = true) as
  select r.organization_id, r.refund_request_id, r.order_id from refund_requests r where r.status = 'REQUESTED';
call publish_view('waiting_refund_requests');
comment on view waiting_refund_requests is 'Refund requests that no administrator has decided.';

-- module: vouchers

create view order_voucher_codes with (security_invoker = true) as
  select u.organization_id, u.order_id, v.code
  from voucher_uses u join vouchers v on v.organization_id = u.organization_id and v.voucher_id = u.voucher_id;
call publish_view('order_voucher_codes');
comment on view order_voucher_codes is 'Codes that reduced orders.';
