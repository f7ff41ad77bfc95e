-- A lesson can be released to some groups of its course only.
alter table course_subsections
  add released_group_ids bigint[];           -- course groups; null: everybody. A deleted group stays in the list: what was for some doesn't become everybody's
