-- The late cut as packages/domain/src/grading/late-policy.ts reckons it, for lists that are filtered and put in order by it.

-- Intervals begun since the due date; zero: on time.
create function late_intervals(due timestamptz, submitted timestamptz, late_interval text) returns integer
  language sql immutable parallel safe as $$
  select case when submitted > due
    then ceil(extract(epoch from submitted - due) / case late_interval when 'HOUR' then 3600 else 86400 end)::integer
    else 0 end $$;

-- A mark after the cut, exactly; null for none. The floor stops the cut and never raises a mark.
create function after_late_cut(points numeric, maximum numeric, percent numeric, floor_percent numeric, intervals integer) returns numeric
  language sql immutable parallel safe as $$
  select case when points is not null
    then greatest(points - maximum * coalesce(percent, 0) * intervals * 0.01, least(points, maximum * floor_percent * 0.01)) end $$;
