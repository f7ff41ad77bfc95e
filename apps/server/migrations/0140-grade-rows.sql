-- All grades of a learner in a course as one row: what reports, files and totals of many learners read. The grades themselves stay
-- what is true; whoever writes them writes the row again in the same transaction (writeGrades). It is text, because a report reads
-- thousands of cells at once and texts cost least to read. All of it is in the order of the items' ids; of an item that has been
-- deleted something may stay until the next writing, and nobody looks at it.
create table grade_rows (
  organization_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  grade_item_ids text not null,              -- "12,15"
  states text not null,                      -- a letter an item: B blank, M marked, E excused, X missing, P pending
  points text not null,                      -- of the marked ones, exact, with spaces between: "87.5 280/3"
  flags text not null,                       -- a digit an item: 1 posted for this learner, 2 overridden, 4 with a comment; added up
  versions text not null,                    -- "1,3"
  primary key (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
) with (fillfactor = 80);                    -- changed often, and none of what changes is indexed

-- the owner of the tables sees their rows only while row-level security isn't forced upon it
alter table grades no force row level security;
insert into grade_rows (organization_id, course_id, user_id, grade_item_ids, states, points, flags, versions)
  select organization_id, course_id, user_id,
    string_agg(grade_item_id::text, ',' order by grade_item_id),
    string_agg(case state when 'MARKED' then 'M' when 'EXCUSED' then 'E' when 'MISSING' then 'X' when 'PENDING' then 'P' else 'B' end,
      '' order by grade_item_id),
    coalesce(string_agg(points, ' ' order by grade_item_id), ''),
    string_agg((is_posted::int + 2 * is_overridden::int + 4 * (comment <> '')::int)::text, '' order by grade_item_id),
    string_agg(version::text, ',' order by grade_item_id)
  from grades group by organization_id, course_id, user_id;
alter table grades force row level security;
call protect_tenant_table('grade_rows');
