-- What was handed in, and the rubrics by which it was marked, go only with what they hang on: the lesson or the rubric.
-- (Cascades run with the rights of the tables' owner.)
revoke delete on assignment_submissions, submission_versions, submission_files, rubric_versions from sullam_app;
