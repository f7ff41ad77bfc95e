-- When and where lectures are, and the title that each goes by: that of its series where it has none of its own.
create view lecture_hours with (security_invoker = true) as
  select l.organization_id, l.lecture_id, l.course_id, l.kind, l.status, l.is_published, l.starts_at, l.ends_at, l.zone, l.place, l.location,
    l.capacity, l.host_user_id, case when l.title = '{}' then coalesce(r.title, l.title) else l.title end as shown_title
  from lectures l
  left join lecture_series r on r.organization_id = l.organization_id and r.lecture_series_id = l.lecture_series_id;
call publish_view('lecture_hours');

-- Who leads a lecture besides its host.
create view lecture_leaders with (security_invoker = true) as
  select organization_id, lecture_id, user_id from lecture_hosts;
call publish_view('lecture_leaders');
