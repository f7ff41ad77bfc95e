-- What is typed at a door is looked up among the tickets of its event, without reading all of them.
create index event_enrollments_by_code on event_enrollments (organization_id, event_id, short_code) where short_code is not null;
-- What is due in a week is found among graded discussions alone, of which a course has few.
create index discussion_boards_due on discussion_boards (organization_id, due_at) where grading <> 'NONE';
