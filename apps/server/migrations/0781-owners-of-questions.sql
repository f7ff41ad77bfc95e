-- The index of owners (0780) looks questions up by created_by: the planner has to know that the organisation follows from it.
call note_dependencies('questions');
