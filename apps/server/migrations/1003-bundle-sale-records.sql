-- module: bundles

create view bundle_sale_records with (security_invoker = true) as
  select organization_id, order_line_id, item_type, item_id, share_minor from bundle_sales;
call publish_view('bundle_sale_records');
comment on view bundle_sale_records is 'What order lines of bundles gave, with the share of each item in the price.';
create index bundle_sales_by_item on bundle_sales (organization_id, item_type, item_id);
call note_dependencies('bundle_sales');
