-- module: events

create view event_host_records with (security_invoker = true) as
  select organization_id, event_id, user_id from event_hosts;
call publish_view('event_host_records');
comment on view event_host_records is 'Members who host events.';
