-- module: orders

-- A refund to credit lowers the revenue of the method that paid, but its money lies on the credit account.
create or replace view order_postings with (security_invoker = true) as
  select l.organization_id, l.order_id, l.order_line_id, false as is_refund, o.ended_at as posted_at, o.currency, p.method,
    l.item_type, l.item_id, l.title, l.tax_rate_basis_points, l.total_minor as amount_minor, l.discount_minor, l.tax_minor,
    p.method as money_method
  from orders o
  join order_lines l on l.organization_id = o.organization_id and l.order_id = o.order_id
  left join lateral (
    select p.method from payments p
    where p.organization_id = o.organization_id and p.order_id = o.order_id and p.status = 'SUCCEEDED'
    order by p.payment_id limit 1) p on true
  where o.status = 'PAID'
  union all
  select l.organization_id, l.order_id, l.order_line_id, true as is_refund, r.ended_at as posted_at, o.currency, p.method,
    l.item_type, l.item_id, l.title, l.tax_rate_basis_points, r.amount_minor, 0 as discount_minor,
    (div(2 * l.tax_minor::numeric * (b.amount_minor + r.amount_minor) + l.total_minor, 2 * l.total_minor)
      - div(2 * l.tax_minor::numeric * b.amount_minor + l.total_minor, 2 * l.total_minor))::bigint as tax_minor,
    case r.destination when 'CREDIT' then 'Organization Credit' else p.method end as money_method
  from refunds r
  join order_lines l on l.organization_id = r.organization_id and l.order_id = r.order_id and l.order_line_id = r.order_line_id
  join orders o on o.organization_id = r.organization_id and o.order_id = r.order_id
  join payments p on p.organization_id = r.organization_id and p.order_id = r.order_id and p.payment_id = r.payment_id
  cross join lateral (
    select coalesce(sum(e.amount_minor), 0) as amount_minor from refunds e
    where e.organization_id = r.organization_id and e.order_id = r.order_id and e.order_line_id = r.order_line_id
      and e.status = 'SUCCEEDED' and (e.ended_at, e.refund_id) < (r.ended_at, r.refund_id)) b
  where r.status = 'SUCCEEDED';
