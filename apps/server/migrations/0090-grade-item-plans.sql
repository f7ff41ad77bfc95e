-- What a copied course knows of the items that its exams and assignments will have: an item comes with their publication,
-- and then takes over where the original stood in the gradebook and how it counted.
create table grade_item_plans (
  organization_id bigint not null,
  course_subsection_id bigint not null,      -- the copied lesson, whose item isn't made yet
  course_id bigint not null,
  grade_category_id bigint,
  weight numeric(9, 4) not null check (weight >= 0),
  is_extra_credit boolean not null,
  is_omitted boolean not null,
  is_never_dropped boolean not null,
  is_posted boolean not null,
  position integer not null,
  primary key (organization_id, course_subsection_id),
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_id, grade_category_id) references grade_categories (organization_id, course_id, grade_category_id) on delete set null (grade_category_id)
);
create index grade_item_plans_by_category on grade_item_plans (organization_id, course_id, grade_category_id);
call protect_tenant_table('grade_item_plans');
