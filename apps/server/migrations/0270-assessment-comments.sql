-- Comments on the tables, columns and views of 0070-assessment.sql.

-- module: assessment

comment on table accommodations is 'Exceptions granted to one learner or one course group for an exam or assignment lesson.';
comment on column accommodations.organization_id is 'Organisation of the row.';
comment on column accommodations.accommodation_id is 'Identifier of the accommodation.';
comment on column accommodations.course_subsection_id is 'Lesson it is granted for, an exam or an assignment.';
comment on column accommodations.user_id is 'Learner it is granted to; null: granted to a group.';
comment on column accommodations.course_group_id is 'Course group it is granted to; null: granted to a learner.';
comment on column accommodations.opens_at is 'Granted opening; null: as for everyone in an exam, no opening date in an assignment.';
comment on column accommodations.due_at is 'Granted due date, assignments only; null: no due date. An assignment takes all three dates from here.';
comment on column accommodations.closes_at is 'Granted closing; null: as for everyone in an exam, no closing date in an assignment.';
comment on column accommodations.extra_minutes is 'Exam minutes added; the larger of these and extra_percent applies. Null: none.';
comment on column accommodations.extra_percent is 'Percentage of the exam time limit added, rounded up to whole minutes; null: none.';
comment on column accommodations.extra_attempts is 'Exam attempts added to the allowed number; null: none.';
comment on column accommodations.note is 'Plain text for editors of the course; learners never see it.';
comment on column accommodations.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column accommodations.granted_by is 'Member who granted it or changed it last.';
comment on column accommodations.granted_at is 'When it was granted or last changed.';

comment on table saved_comments is 'Feedback phrases a marker saved for reuse, at most 200 for each member.';
comment on column saved_comments.organization_id is 'Organisation of the row.';
comment on column saved_comments.saved_comment_id is 'Identifier of the saved comment.';
comment on column saved_comments.user_id is 'Member who saved it; only this member reads it.';
comment on column saved_comments.comment is 'The phrase, plain text; each is saved once for a member.';
comment on column saved_comments.created_at is 'When the phrase was saved.';

comment on view granted_dates is 'Individual dates of learners and groups, for lists of what opens, is due or closes.';

-- module: assignments

comment on table assignments is 'Task and rules of an assignment, one row for each assignment lesson.';
comment on column assignments.organization_id is 'Organisation of the row.';
comment on column assignments.course_subsection_id is 'Lesson of kind ASSIGNMENT; also the identifier of the assignment.';
comment on column assignments.course_id is 'Course of the lesson.';
comment on column assignments.instructions is 'Task as Localized sanitised HTML.';
comment on column assignments.instruction_media_ids is 'Media files embedded in the instructions; derived from the HTML on save.';
comment on column assignments.attachment_ids is 'Media files handed out beside the instructions, in display order.';
comment on column assignments.is_published is 'Whether learners see the assignment.';
comment on column assignments.accepts_text is 'Whether learners may submit written text.';
comment on column assignments.accepts_files is 'Whether learners may upload files.';
comment on column assignments.accepts_link is 'Whether learners may submit an https link.';
comment on column assignments.most_words is 'Upper limit of words in the text; null: unlimited.';
comment on column assignments.most_files is 'Upper limit of files in one submission.';
comment on column assignments.most_bytes is 'Upper limit of bytes for each file.';
comment on column assignments.extensions is 'File endings accepted, such as pdf; empty: all that the server supports.';
comment on column assignments.is_group_work is 'Whether course groups submit together; fixed after the first submission.';
comment on column assignments.opens_at is 'When learners can start to submit; null: at once. Accommodations may replace all three dates.';
comment on column assignments.due_at is 'Submissions after this moment are late; null: no due date.';
comment on column assignments.closes_at is 'Submissions from this moment on are refused; null: never closes.';
comment on column assignments.late_percent is 'Percentage of the maximum deducted for each late interval begun; null: no deduction.';
comment on column assignments.late_interval is 'Unit in which lateness is counted: HOUR or DAY.';
comment on column assignments.late_floor_percent is 'Percentage of the maximum below which the late deduction never lowers a mark.';
comment on column assignments.missing_percent is 'Percentage of the maximum given if nothing is submitted by the due date; null: no mark.';
comment on column assignments.versions_allowed is 'How many versions a learner or group may submit; null: unlimited.';
comment on column assignments.resubmits_until is 'Last moment for versions after the first; null: until the assignment closes.';
comment on column assignments.allows_withdrawal is 'Whether unmarked work can be withdrawn before the assignment closes.';
comment on column assignments.maximum is 'Points that can be reached; with a rubric, its maximum. Fixed after the first mark.';
comment on column assignments.rubric_id is 'Rubric used for marking; null: marked by points.';
comment on column assignments.rubric_version is 'Version of the rubric used for marking; null: no rubric.';
comment on column assignments.marker_count is 'Number of members who mark each submission independently, 1 or 2.';
comment on column assignments.tolerance is 'Points two marks may differ to count as their mean; more needs a reconciliation.';
comment on column assignments.is_blind is 'Whether learners are hidden from markers until the mark is released.';
comment on column assignments.release is 'When learners see marks: AT_ONCE, BY_HAND by an editor, AT_TIME at release_at.';
comment on column assignments.release_at is 'Moment of release for AT_TIME; null unless one is set.';
comment on column assignments.released_at is 'When an editor released the marks; null: not released by hand.';
comment on column assignments.told_released_at is 'When the job last announced a release at release_at to other modules; null: never.';
comment on column assignments.told_due_at is 'When the job last announced passed due dates to other modules; null: never.';
comment on column assignments.version is 'Raised with each change; a client that sends an older one is refused.';

comment on view held_assignments is 'Assignments, whether they are published and whether they are group work.';

-- module: question-categories

comment on table question_categories is 'Tree of categories of the question bank.';
comment on column question_categories.organization_id is 'Organisation of the row.';
comment on column question_categories.question_category_id is 'Identifier of the category.';
comment on column question_categories.parent_category_id is 'Category above it; null: top level.';
comment on column question_categories.name is 'Localized plain text; unique among siblings in either language.';

-- module: questions

comment on table questions is 'Question bank of the organisation; content is in question_versions.';
comment on column questions.organization_id is 'Organisation of the row.';
comment on column questions.question_id is 'Identifier of the question.';
comment on column questions.question_category_id is 'Category the question is filed in; null: none.';
comment on column questions.current_version is 'Number of the newest version; a client that saves over an older one is refused.';
comment on column questions.is_archived is 'Whether default lists and random draws omit it; exams still ask it as a fixed question.';
comment on column questions.first_used_at is 'When an attempt first asked it; from then on it can only be archived. Null: never used.';
comment on column questions.text_words is 'Name and prompt of the current version in both languages, folded for search.';
comment on column questions.tag_words is 'Tags and their second names, folded for search; rewritten when tags change.';
comment on column questions.search_text is 'Generated from text_words and tag_words, joined by a space; the search index uses it.';
comment on column questions.created_by is 'Member who owns the question and decides on sharing.';
comment on column questions.created_at is 'When the question was created.';
comment on column questions.updated_at is 'When the newest version was saved; moving, tagging and archiving leave it.';
comment on column questions.id_number is 'Identifier in other systems (GIFT, Moodle, QTI); not unique. Null: none.';
comment on column questions.sharing is 'What colleagues may do: PRIVATE: nothing; USE: read, use and copy; EDIT: also change and delete.';

comment on table question_versions is 'Content of a question at each save; rows never change, since attempts refer to them.';
comment on column question_versions.organization_id is 'Organisation of the row.';
comment on column question_versions.question_id is 'Question the version belongs to.';
comment on column question_versions.version is 'Number of the version, from 1.';
comment on column question_versions.type is 'Question type, the same as in content; determines the shape of content, key and answers.';
comment on column question_versions.name is 'Plain text title for authors; learners never see it.';
comment on column question_versions.content is 'QuestionContent of packages/domain: what learners see, texts as Localized sanitised HTML, without the key.';
comment on column question_versions.marks is 'Marks a correct answer gives, unless the exam sets others.';
comment on column question_versions.negative_marks is 'Marks a wrong answer costs; 0: none.';
comment on column question_versions.difficulty is 'From 1, very easy, to 5, very hard; null: not set.';
comment on column question_versions.languages is 'Languages, en or ar, in which every text of the content is written.';
comment on column question_versions.is_ready is 'Whether validation found no error; only versions without errors are asked in exams.';
comment on column question_versions.media_ids is 'Media files shown by content and key; derived on save.';
comment on column question_versions.created_by is 'Member who saved the version.';
comment on column question_versions.created_at is 'When the version was saved.';

comment on table question_keys is 'Correct answers of question versions, stored apart so that queries for learners never read them.';
comment on column question_keys.organization_id is 'Organisation of the row.';
comment on column question_keys.question_id is 'Question the key belongs to.';
comment on column question_keys.version is 'Version of the question the key belongs to.';
comment on column question_keys.key is 'QuestionKey of packages/domain with feedback and explanation as Localized HTML; secret until the answers are released.';

comment on table question_tags is 'Tags of questions, one row for each question and tag.';
comment on column question_tags.organization_id is 'Organisation of the row.';
comment on column question_tags.question_id is 'Question that has the tag.';
comment on column question_tags.tag_folded is 'Tag folded for search, so that spelling variants are one tag.';
comment on column question_tags.tag is 'Tag as its author wrote it.';

comment on table question_tag_names is 'Second name of a question tag, in the other script.';
comment on column question_tag_names.organization_id is 'Organisation of the row.';
comment on column question_tag_names.tag_folded is 'Tag as question_tags stores it, folded for search.';
comment on column question_tag_names.other_folded is 'The other name, folded for search; no question carries it.';
comment on column question_tag_names.other is 'The other name as its author wrote it.';

comment on view bank_versions is 'Versions of bank questions, without content and keys.';

-- module: exams

comment on table exams is 'Exam content of a course; exam lessons schedule it.';
comment on column exams.organization_id is 'Organisation of the row.';
comment on column exams.exam_id is 'Identifier of the exam.';
comment on column exams.course_id is 'Course the exam belongs to.';
comment on column exams.title is 'Localized plain text; follows the title of the lesson while only one lesson uses it.';
comment on column exams.instructions is 'Localized sanitised HTML; learners read it before they start.';
comment on column exams.version is 'Raised with each save of the exam or its sections; a client that sends an older one is refused.';
comment on column exams.created_by is 'Member who created the exam; draws may use private questions of this member.';
comment on column exams.created_at is 'When the exam was created.';
comment on column exams.updated_at is 'When the content was last saved; renaming by the lesson leaves it.';

comment on table exam_sections is 'Parts of an exam; each save of the exam replaces all its rows.';
comment on column exam_sections.organization_id is 'Organisation of the row.';
comment on column exam_sections.exam_section_id is 'Identifier of the section.';
comment on column exam_sections.exam_id is 'Exam the section belongs to.';
comment on column exam_sections.position is 'Place in the order, from 0.';
comment on column exam_sections.title is 'Localized plain text; may be empty.';
comment on column exam_sections.navigation is 'FREE: questions in any order; ONE_WAY: a question that was left cannot be reopened.';
comment on column exam_sections.is_shuffled is 'Whether questions are asked in random order.';
comment on column exam_sections.shuffles_choices is 'Whether answer choices are shown in random order.';

comment on table exam_draws is 'Lines of an exam section: one fixed question, or a random selection from the question bank.';
comment on column exam_draws.organization_id is 'Organisation of the row.';
comment on column exam_draws.exam_draw_id is 'Identifier of the draw; each save of the exam writes new rows.';
comment on column exam_draws.exam_section_id is 'Section the draw belongs to.';
comment on column exam_draws.position is 'Place in the order, from 0.';
comment on column exam_draws.question_id is 'Fixed question; null: questions are drawn at random.';
comment on column exam_draws.question_category_id is 'Category to draw from, including its subcategories; null: any.';
comment on column exam_draws.tags is 'Tags a drawn question must all have; empty: any.';
comment on column exam_draws.difficulty is 'Difficulty a drawn question must have, 1 to 5; null: any.';
comment on column exam_draws.take is 'Number of questions drawn; 1 for a fixed question.';
comment on column exam_draws.marks is 'Marks for each question, overriding the question; null: marks of the question.';

comment on view exam_contents is 'Title and instructions of exams.';

-- module: scheduled-exams

comment on table subsection_exams is 'Rules by which an exam is held, one row for each exam lesson.';
comment on column subsection_exams.organization_id is 'Organisation of the row.';
comment on column subsection_exams.course_subsection_id is 'Lesson of kind EXAM; also the identifier of the scheduled exam.';
comment on column subsection_exams.course_id is 'Course of the lesson and the exam.';
comment on column subsection_exams.exam_id is 'Exam that is held; fixed after the first attempt of a learner.';
comment on column subsection_exams.is_published is 'Whether learners see the exam.';
comment on column subsection_exams.opens_at is 'When attempts can start; null: at once.';
comment on column subsection_exams.closes_at is 'When attempts can no longer start and running ones end; null: never.';
comment on column subsection_exams.limit_minutes is 'Minutes from the start of an attempt; null: until the exam closes.';
comment on column subsection_exams.attempts_allowed is 'Attempts each learner may start, abandoned ones included; null: unlimited.';
comment on column subsection_exams.grading_method is 'How the grade comes from several attempts: BEST, LAST, FIRST or AVERAGE of them.';
comment on column subsection_exams.pass_percent is 'Percentage of the marks needed to pass; null: neither pass nor fail.';
comment on column subsection_exams.password_hash is 'Argon2id hash of the password asked for at the start; null: no password.';
comment on column subsection_exams.allowed_addresses is 'IP ranges from which learners may take the exam; empty: anywhere.';
comment on column subsection_exams.release_score is 'When learners see scores; AFTER_CLOSE: once the last learner''s window closes; AT_TIME: at release_at.';
comment on column subsection_exams.release_answers is 'When learners see correct answers; values as in release_score.';
comment on column subsection_exams.release_explanations is 'When learners see explanations, never before the answers; values as in release_score.';
comment on column subsection_exams.release_at is 'Moment of release for AT_TIME; null: none set.';
comment on column subsection_exams.is_blind is 'Whether learners are hidden from markers until the attempt is fully marked.';
comment on column subsection_exams.marker_count is 'Number of members who mark each essay or file answer independently, 1 or 2.';
comment on column subsection_exams.version is 'Raised with each change; a client that sends an older one is refused.';

comment on view held_exams is 'Exams scheduled in lessons, and whether they are published.';

-- module: exam-attempts

comment on table exam_attempts is 'Attempts at an exam, one row each, including previews by editors.';
comment on column exam_attempts.organization_id is 'Organisation of the row.';
comment on column exam_attempts.exam_attempt_id is 'Identifier of the attempt; random, so that blind markers learn no order from it.';
comment on column exam_attempts.course_subsection_id is 'Exam lesson in which the attempt was made.';
comment on column exam_attempts.course_id is 'Course of the lesson.';
comment on column exam_attempts.exam_id is 'Exam whose content was drawn at the start; no foreign key.';
comment on column exam_attempts.user_id is 'Learner, or the editor of a preview.';
comment on column exam_attempts.number is 'Attempt number of this member in this lesson, from 1; previews are numbered separately.';
comment on column exam_attempts.state is 'RUNNING; SUBMITTED; EXPIRED: closed at its deadline; ABANDONED: replaced by a restart, counts but gives no grade.';
comment on column exam_attempts.is_preview is 'Whether an editor tries the exam out; previews count nowhere.';
comment on column exam_attempts.started_at is 'When the attempt started, by the clock of the server.';
comment on column exam_attempts.deadline is 'Last moment for answers; moves with rules and accommodations. Null: no limit.';
comment on column exam_attempts.finished_at is 'When it ended; for EXPIRED its deadline. Null: still running.';
comment on column exam_attempts.seed is 'Random token from which the draw and all shuffles derive; never sent to clients.';
comment on column exam_attempts.sections is 'Sections as drawn: [{ title, navigation, shufflesChoices }]; title is Localized.';
comment on column exam_attempts.question_count is 'Number of questions drawn; written at the start.';
comment on column exam_attempts.reached is 'Position of the open question in one-way sections; beyond the last question: none is left.';
comment on column exam_attempts.holder is 'Key of the browser tab that may save; null: no tab has opened the attempt.';
comment on column exam_attempts.score is 'Sum of the answer marks, never below zero; null: an answer waits for its mark.';
comment on column exam_attempts.marks is 'Marks that can be reached, summed over the questions.';
comment on column exam_attempts.marked_at is 'When the score last changed; null: not fully marked.';
comment on column exam_attempts.score_told_at is 'When the learner was notified that the score is visible; null: not yet.';
comment on column exam_attempts.granted is 'Accommodation behind the deadline: { extraMinutes, extraPercent, closesAt }, closesAt in milliseconds since 1970; null: not recorded.';

comment on table attempt_questions is 'Questions of an attempt, drawn and frozen when it starts.';
comment on column attempt_questions.organization_id is 'Organisation of the row.';
comment on column attempt_questions.exam_attempt_id is 'Attempt that asks the question.';
comment on column attempt_questions.position is 'Place in the attempt, from 1.';
comment on column attempt_questions.section is 'Index of its section in exam_attempts.sections, from 0.';
comment on column attempt_questions.question_id is 'Question that is asked.';
comment on column attempt_questions.version is 'Version of the question that the learner sees.';
comment on column attempt_questions.key_version is 'Version whose key marks the answer; a regrade sets it to the newest.';
comment on column attempt_questions.marks is 'Marks a correct answer gives.';
comment on column attempt_questions.negative_marks is 'Marks a wrong answer costs; 0: none.';
comment on column attempt_questions.salt is 'Shuffle variant chosen so that an ordering question does not start solved; 0 for other types.';
comment on column attempt_questions.opened_hints is 'Number of hints the learner has opened.';

comment on table attempt_answers is 'Latest saved answer to each question of an attempt.';
comment on column attempt_answers.organization_id is 'Organisation of the row.';
comment on column attempt_answers.exam_attempt_id is 'Attempt that contains the question.';
comment on column attempt_answers.position is 'Position of the question in the attempt, from 1.';
comment on column attempt_answers.sequence is 'Number the browser gives each save; a save with a lower or equal one never overwrites.';
comment on column attempt_answers.answer is 'QuestionAnswer of packages/domain; JSON null: left blank, which is an answer too. Essays are sanitised HTML.';
comment on column attempt_answers.is_flagged is 'Whether the learner flagged the question to revisit it.';
comment on column attempt_answers.saved_at is 'When the answer was saved, by the clock of the server.';

comment on table attempt_events is 'Browser and connection events during an attempt, shown to markers; at most 2,000 for each attempt.';
comment on column attempt_events.organization_id is 'Organisation of the row.';
comment on column attempt_events.attempt_event_id is 'Identifier of the event; orders events as they arrived.';
comment on column attempt_events.exam_attempt_id is 'Attempt during which it happened.';
comment on column attempt_events.kind is 'FOCUS_LOST and FOCUS_GAINED: exam window; PASTE; RECONNECTED: back online; TAKEN_OVER: another tab continued.';
comment on column attempt_events.position is 'Position of the question shown; null: not tied to a question.';
comment on column attempt_events.occurred_at is 'When it happened, by the clock of the browser; for TAKEN_OVER, of the server.';
comment on column attempt_events.received_at is 'When the server received it.';

comment on table attempt_times is 'Time each question of an attempt was on screen, for markers and statistics; no grade uses it.';
comment on column attempt_times.organization_id is 'Organisation of the row.';
comment on column attempt_times.exam_attempt_id is 'Attempt that was timed.';
comment on column attempt_times.sequence is 'Number of the last report added; a repeated or older report is ignored. 0: none yet.';
comment on column attempt_times.seconds is 'Seconds on screen by question position, starting at 1; 0 or missing: never shown.';

comment on view sat_exams is 'Exam attempts with state and score.';
comment on view asked_questions is 'Questions of attempts with the given answer and the seconds spent on each.';

-- module: exam-marks

comment on table answer_marks is 'Mark that counts for each answer; the rules write it when the attempt closes.';
comment on column answer_marks.organization_id is 'Organisation of the row.';
comment on column answer_marks.exam_attempt_id is 'Attempt that contains the answer.';
comment on column answer_marks.position is 'Position of the question in the attempt, from 1.';
comment on column answer_marks.score is 'Marks given, exact and possibly negative; null: waits for a marker or a reconciliation.';
comment on column answer_marks.outcome is 'CORRECT: full marks; PARTIAL: some; WRONG: none or fewer; BLANK: unanswered; PENDING: no score yet.';
comment on column answer_marks.source is 'AUTO: key; MARKER: person; REGRADED: newer key; GIVEN_TO_ALL, ALSO_ACCEPTED: regrade decision; DECISION_WITHDRAWN: key again after withdrawal.';
comment on column answer_marks.is_disputed is 'Whether two markers disagree and a reconciliation is due.';
comment on column answer_marks.comment is 'Feedback to the learner, plain text; comments of two markers are joined.';
comment on column answer_marks.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column answer_marks.marked_by is 'Member who marked or regraded; null: marked by the rules.';
comment on column answer_marks.marked_at is 'When the mark last changed; null: never marked.';
comment on column answer_marks.assessment is 'Filled-in rubric that counts, [{ criterionId, levelId, points, comment }]; null: marked without a rubric.';

comment on table regrade_decisions is 'Decisions about a question after it was asked; they also apply to attempts still running.';
comment on column regrade_decisions.organization_id is 'Organisation of the row.';
comment on column regrade_decisions.regrade_decision_id is 'Identifier of the decision.';
comment on column regrade_decisions.course_subsection_id is 'Exam lesson the decision applies to.';
comment on column regrade_decisions.question_id is 'Question the decision is about.';
comment on column regrade_decisions.up_to_version is 'Newest version of the question it covers; later versions are marked by their key.';
comment on column regrade_decisions.kind is 'GIVE_TO_ALL: full marks for everyone asked; ACCEPT_ALSO: one more answer is correct.';
comment on column regrade_decisions.answer is 'QuestionAnswer that is accepted too; null for GIVE_TO_ALL.';
comment on column regrade_decisions.reason is 'Reason for the decision, plain text.';
comment on column regrade_decisions.decided_by is 'Member who made the decision.';
comment on column regrade_decisions.decided_at is 'When the decision was made.';
comment on column regrade_decisions.withdrawn_at is 'When it was withdrawn; null: in force.';
comment on column regrade_decisions.withdrawn_by is 'Member who withdrew it; null: in force.';
comment on column regrade_decisions.withdrawal_reason is 'Reason for the withdrawal, plain text; null: in force.';

comment on table mark_changes is 'Permanent history of answer marks; the application may only add rows.';
comment on column mark_changes.organization_id is 'Organisation of the row.';
comment on column mark_changes.mark_change_id is 'Identifier of the change; orders the history.';
comment on column mark_changes.exam_attempt_id is 'Attempt that contains the answer.';
comment on column mark_changes.position is 'Position of the question in the attempt, from 1.';
comment on column mark_changes.old_score is 'Score before the change; null: there was none.';
comment on column mark_changes.new_score is 'Score after the change; null: no mark counts, and a person has to mark.';
comment on column mark_changes.source is 'MARKER: person; REGRADED: newer key; GIVEN_TO_ALL, ALSO_ACCEPTED: regrade decision; DECISION_WITHDRAWN: key again after withdrawal.';
comment on column mark_changes.reason is 'Reason given for a regrade or reconciliation, plain text; empty for ordinary marks.';
comment on column mark_changes.changed_by is 'Member who changed the mark.';
comment on column mark_changes.changed_at is 'When the mark was changed.';

comment on view exam_marks is 'Current marks of answers.';
comment on view exam_mark_history is 'Changes of marks of answers.';

-- module: exam-marking

comment on table answer_reviews is 'What each marker gave for an answer, one row for each marker.';
comment on column answer_reviews.organization_id is 'Organisation of the row.';
comment on column answer_reviews.exam_attempt_id is 'Attempt that contains the answer.';
comment on column answer_reviews.position is 'Position of the question in the attempt, from 1.';
comment on column answer_reviews.marker_user_id is 'Member who marked; hidden from a second marker until both have marked.';
comment on column answer_reviews.score is 'Marks this marker gave; with a rubric, computed from its points.';
comment on column answer_reviews.comment is 'Feedback of this marker, plain text; empty: none.';
comment on column answer_reviews.version is 'Raised each time the marker saves; with two markers, a client that sends an older one is refused.';
comment on column answer_reviews.reviewed_at is 'When the marker last saved it.';
comment on column answer_reviews.assessment is 'Filled-in rubric of this marker, [{ criterionId, levelId, points, comment }]; null: no rubric.';

comment on table answer_comments is 'Comments of markers on passages of essay answers; learners see them with the score.';
comment on column answer_comments.organization_id is 'Organisation of the row.';
comment on column answer_comments.answer_comment_id is 'Identifier of the comment.';
comment on column answer_comments.exam_attempt_id is 'Attempt that contains the answer.';
comment on column answer_comments.position is 'Position of the question in the attempt, from 1.';
comment on column answer_comments.start_offset is 'Start of the passage in the answer without HTML tags, in UTF-16 units from 0.';
comment on column answer_comments.end_offset is 'End of the passage, exclusive, in the same units.';
comment on column answer_comments.quote is 'The passage itself; a comment is refused unless the answer contains it there.';
comment on column answer_comments.comment is 'What the marker wrote, plain text.';
comment on column answer_comments.marker_user_id is 'Member who wrote the comment; only this member changes it.';
comment on column answer_comments.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column answer_comments.written_at is 'When it was written or last changed.';

comment on table exam_question_rubrics is 'Rubric by which markers mark one question of an exam lesson.';
comment on column exam_question_rubrics.organization_id is 'Organisation of the row.';
comment on column exam_question_rubrics.course_subsection_id is 'Exam lesson in which the rubric is used.';
comment on column exam_question_rubrics.question_id is 'Question marked by the rubric.';
comment on column exam_question_rubrics.rubric_id is 'Rubric used; fixed once an answer has been marked.';
comment on column exam_question_rubrics.rubric_version is 'Version of the rubric used, the current one when it was chosen.';
comment on column exam_question_rubrics.tolerance is 'Rubric points two markers may differ to count as their mean.';
comment on column exam_question_rubrics.chosen_by is 'Member who chose the rubric.';
comment on column exam_question_rubrics.chosen_at is 'When the rubric was chosen.';

-- module: submissions

comment on table assignment_submissions is 'Work of one learner or one course group for an assignment, from the first draft or mark.';
comment on column assignment_submissions.organization_id is 'Organisation of the row.';
comment on column assignment_submissions.assignment_submission_id is 'Identifier of the submission; random, so that blind markers learn no order from it.';
comment on column assignment_submissions.course_subsection_id is 'Assignment lesson the work is for.';
comment on column assignment_submissions.course_id is 'Course of the assignment.';
comment on column assignment_submissions.user_id is 'Learner whose work it is; null: work of a group.';
comment on column assignment_submissions.course_group_id is 'Group whose work it is; null: one learner. No foreign key, since work outlives its group.';
comment on column assignment_submissions.group_name is 'Localized name of the group at its last submission; null: a learner, or nothing submitted.';
comment on column assignment_submissions.last_number is 'Number of the newest submitted version, also if withdrawn; 0: none yet.';
comment on column assignment_submissions.current_number is 'Number of the version that counts; null: nothing submitted, or withdrawn.';
comment on column assignment_submissions.draft_saves is 'Counter of draft saves; supplies the next draft version, so versions never repeat.';
comment on column assignment_submissions.created_at is 'When the first draft was saved or a mark without submission was given.';

comment on table submission_members is 'Learners a submission belongs to, recorded at submission; later changes of group leave it.';
comment on column submission_members.organization_id is 'Organisation of the row.';
comment on column submission_members.assignment_submission_id is 'Submission the learner has a part in.';
comment on column submission_members.course_subsection_id is 'Assignment lesson; repeated here so that each learner has one submission for it.';
comment on column submission_members.user_id is 'Learner the submission belongs to.';
comment on column submission_members.last_number is 'Newest version submitted while the learner was a member; 0: marked without a submission.';

comment on table submission_drafts is 'Unsubmitted work, at most one draft for each submission; deleted when it is submitted.';
comment on column submission_drafts.organization_id is 'Organisation of the row.';
comment on column submission_drafts.assignment_submission_id is 'Submission the draft belongs to.';
comment on column submission_drafts.version is 'Set from draft_saves with each save; a client that sends an older one is refused.';
comment on column submission_drafts.body is 'Written text as sanitised HTML; empty: none.';
comment on column submission_drafts.link is 'Link to the work, https only; empty: none.';
comment on column submission_drafts.media_ids is 'Uploaded media files in display order.';
comment on column submission_drafts.saved_by is 'Member who saved last; in a group, any of its members.';
comment on column submission_drafts.saved_at is 'When the draft was last saved.';

comment on table submission_versions is 'Work as submitted; permanent, only withdrawn_at is set later.';
comment on column submission_versions.organization_id is 'Organisation of the row.';
comment on column submission_versions.assignment_submission_id is 'Submission the version belongs to.';
comment on column submission_versions.number is 'Number of the version in its submission, from 1.';
comment on column submission_versions.body is 'Written text as sanitised HTML; empty: none.';
comment on column submission_versions.link is 'Link to the work, https only; empty: none.';
comment on column submission_versions.word_count is 'Number of words in body, counted at submission.';
comment on column submission_versions.receipt_code is 'Random code of 10 letters and digits on the receipt of the learner.';
comment on column submission_versions.submitted_by is 'Member who submitted; in a group, any of its members.';
comment on column submission_versions.submitted_at is 'When it was submitted, by the clock of the server; decides lateness.';
comment on column submission_versions.withdrawn_at is 'When it was withdrawn and became a draft again; null: not withdrawn.';

comment on table submission_files is 'Files of a submitted version; rows never change.';
comment on column submission_files.organization_id is 'Organisation of the row.';
comment on column submission_files.submission_file_id is 'Identifier of the file; random, so that blind markers learn no order from it.';
comment on column submission_files.assignment_submission_id is 'Submission the file belongs to.';
comment on column submission_files.number is 'Number of the version the file belongs to.';
comment on column submission_files.position is 'Place in the order, from 0.';
comment on column submission_files.media_id is 'Media file that was submitted.';
comment on column submission_files.file_name is 'Original name of the file at submission.';
comment on column submission_files.byte_size is 'Size in bytes at submission.';

comment on table submission_reviews is 'What each marker gave for a submission, one row for each marker.';
comment on column submission_reviews.organization_id is 'Organisation of the row.';
comment on column submission_reviews.assignment_submission_id is 'Submission that was marked.';
comment on column submission_reviews.marker_user_id is 'Member who marked; hidden from a second marker until both have marked.';
comment on column submission_reviews.number is 'Number of the version this marker marked; 0: marked without a submission.';
comment on column submission_reviews.points is 'Points this marker gave, before the late deduction.';
comment on column submission_reviews.assessment is 'Filled-in rubric of this marker, [{ criterionId, levelId, points, comment }]; null: marked by points.';
comment on column submission_reviews.rubric_version is 'Version of the rubric behind assessment; null: marked by points.';
comment on column submission_reviews.comment is 'Feedback of this marker, plain text; empty: none.';
comment on column submission_reviews.version is 'Raised each time the marker saves; with two markers, a client that sends an older one is refused.';
comment on column submission_reviews.reviewed_at is 'When the marker last saved it.';

comment on table submission_marks is 'Mark that counts for a submission, before the late deduction; for groups, of all members.';
comment on column submission_marks.organization_id is 'Organisation of the row.';
comment on column submission_marks.assignment_submission_id is 'Submission that was marked.';
comment on column submission_marks.points is 'Points given; null: two markers disagree, or the mark was withdrawn.';
comment on column submission_marks.number is 'Number of the version that was marked; 0: marked without a submission.';
comment on column submission_marks.assessment is 'Filled-in rubric that counts, [{ criterionId, levelId, points, comment }]; null: none.';
comment on column submission_marks.rubric_version is 'Version of the rubric behind assessment; null: marked by points.';
comment on column submission_marks.comment is 'Feedback to the learner, plain text; comments of two markers are joined.';
comment on column submission_marks.is_disputed is 'Whether two markers disagree beyond the tolerance and a reconciliation is due.';
comment on column submission_marks.version is 'Raised with each change, withdrawal too; a client that sends an older one is refused.';
comment on column submission_marks.marked_by is 'Member who last changed the mark.';
comment on column submission_marks.marked_at is 'When the mark last changed.';

comment on table submission_member_marks is 'Individual mark of one group member, in place of the mark of the group.';
comment on column submission_member_marks.organization_id is 'Organisation of the row.';
comment on column submission_member_marks.assignment_submission_id is 'Submission of the group.';
comment on column submission_member_marks.user_id is 'Group member who gets the mark.';
comment on column submission_member_marks.points is 'Points given, before the late deduction.';
comment on column submission_member_marks.reason is 'Reason for the individual mark, plain text; the learner sees it with the mark.';
comment on column submission_member_marks.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column submission_member_marks.marked_by is 'Member who gave the mark.';
comment on column submission_member_marks.marked_at is 'When the mark was given or last changed.';

comment on table submission_mark_changes is 'Permanent history of submission marks; the application may only add rows.';
comment on column submission_mark_changes.organization_id is 'Organisation of the row.';
comment on column submission_mark_changes.submission_mark_change_id is 'Identifier of the change; orders the history.';
comment on column submission_mark_changes.assignment_submission_id is 'Submission whose mark changed.';
comment on column submission_mark_changes.user_id is 'Group member whose own mark changed; null: mark of the whole submission.';
comment on column submission_mark_changes.old_points is 'Points before the change, without late deduction; null: there was no mark.';
comment on column submission_mark_changes.new_points is 'Points after the change, without late deduction; null: withdrawn or disputed.';
comment on column submission_mark_changes.reason is 'Reason given for a reconciliation or a member mark, plain text; empty: none.';
comment on column submission_mark_changes.changed_by is 'Member who changed the mark.';
comment on column submission_mark_changes.changed_at is 'When the mark was changed.';

comment on table submission_comments is 'Conversation between learners and markers about a submission.';
comment on column submission_comments.organization_id is 'Organisation of the row.';
comment on column submission_comments.submission_comment_id is 'Identifier of the comment; random, so that blind markers learn no order from it.';
comment on column submission_comments.assignment_submission_id is 'Submission the comment is about.';
comment on column submission_comments.author_user_id is 'Member who wrote the comment; only this member deletes it.';
comment on column submission_comments.is_by_marker is 'Whether the author wrote as an editor of the course.';
comment on column submission_comments.waits_for_release is 'Whether learners see it only with the released mark; otherwise at once.';
comment on column submission_comments.body is 'What the author wrote, plain text.';
comment on column submission_comments.created_at is 'When the comment was written.';
comment on column submission_comments.place is 'Sequence that orders comments of the same moment; never sent to clients.';

comment on view submitted_work is 'Submissions: whose they are and their current version.';
comment on view submitted_files is 'Files of submitted versions.';
comment on view submission_people is 'Learners of each submission.';
comment on view work_member_marks is 'Marks of single members of a group submission.';
comment on view work_reviews is 'Which marker has reviewed which version of a submission.';
comment on view submitted_versions is 'Submitted versions with text, link and number of words.';
comment on view work_marks is 'Current marks of submissions, with their marker.';

-- module: plagiarism

comment on table plagiarism_settings is 'Plagiarism check of an assignment; no row: the check is off.';
comment on column plagiarism_settings.organization_id is 'Organisation of the row.';
comment on column plagiarism_settings.course_subsection_id is 'Assignment lesson whose submissions are checked.';
comment on column plagiarism_settings.is_on is 'Whether findings are made; texts are stored for comparison either way.';
comment on column plagiarism_settings.threshold_percent is 'Similarity, in percent of at least one text, below which there is no finding.';
comment on column plagiarism_settings.excludes_quotations is 'Whether quoted passages are left out of the comparison.';
comment on column plagiarism_settings.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column plagiarism_settings.run_by is 'Member who requested a check of all submissions and is notified at its end; null: none runs.';

comment on table plagiarism_texts is 'Plain text of each submitted version, stored for comparison.';
comment on column plagiarism_texts.organization_id is 'Organisation of the row.';
comment on column plagiarism_texts.plagiarism_text_id is 'Identifier of the text.';
comment on column plagiarism_texts.course_subsection_id is 'Assignment lesson the version was submitted for.';
comment on column plagiarism_texts.assignment_submission_id is 'Submission the version belongs to.';
comment on column plagiarism_texts.number is 'Number of the submitted version.';
comment on column plagiarism_texts.status is 'WAITING: check queued; CHECKED: done; FAILED: the job failed and the queue retries it.';
comment on column plagiarism_texts.body is 'Plain text of the answer and its readable files, about 1,000,000 characters at most.';
comment on column plagiarism_texts.parts is '[{ name, start, end, problem }], ranges in body; name null: the written text; problem: why a file is unreadable.';
comment on column plagiarism_texts.fingerprint_count is 'Number of distinct fingerprints of the text; written with them.';
comment on column plagiarism_texts.checked_at is 'When the last check ended; null: never checked.';

comment on table plagiarism_fingerprints is 'Hashes by which submitted texts are compared, one row for each text and hash.';
comment on column plagiarism_fingerprints.organization_id is 'Organisation of the row.';
comment on column plagiarism_fingerprints.hash is 'Signed 64-bit hash of a run of 30 normalised characters, selected by winnowing.';
comment on column plagiarism_fingerprints.plagiarism_text_id is 'Text that contains the run.';

comment on table plagiarism_findings is 'Pairs of submitted texts that share passages, one row for each pair.';
comment on column plagiarism_findings.organization_id is 'Organisation of the row.';
comment on column plagiarism_findings.plagiarism_finding_id is 'Identifier of the finding; random, so that blind markers learn no order from it.';
comment on column plagiarism_findings.first_text_id is 'Text with the lower identifier of the two.';
comment on column plagiarism_findings.second_text_id is 'Text with the higher identifier of the two.';
comment on column plagiarism_findings.shared is 'Number of fingerprints in both texts; divided by fingerprint_count it is the similarity of each.';
comment on column plagiarism_findings.passages is 'Shared passages: [{ first: { start, end }, second: { start, end } }], UTF-16 ranges in the two bodies.';
comment on column plagiarism_findings.found_at is 'When it was first found; later checks leave it.';
comment on column plagiarism_findings.dismissed_by is 'Member who dismissed the finding as irrelevant; null: open.';
comment on column plagiarism_findings.dismissed_at is 'When it was dismissed; null: open. Later checks do not reopen it.';
comment on column plagiarism_findings.dismiss_reason is 'Reason for the dismissal, plain text; null: open.';

-- module: submission-marking

comment on table submission_annotations is 'Drawings and notes of markers on pages of submitted files; learners see them with the mark.';
comment on column submission_annotations.organization_id is 'Organisation of the row.';
comment on column submission_annotations.submission_file_id is 'Submitted file the annotation is on.';
comment on column submission_annotations.annotation_key is 'Key generated by the browser, unique for the file.';
comment on column submission_annotations.page is 'Page number, from 1; an image has one page.';
comment on column submission_annotations.kind is 'NOTE: pin; HIGHLIGHT: marked areas; BOX: rectangle; INK: freehand strokes.';
comment on column submission_annotations.color is 'Colour of the drawing.';
comment on column submission_annotations.shapes is '[[{ x, y }]], coordinates from 0 to 1 of page width and height, from the top left corner.';
comment on column submission_annotations.comment is 'Plain text of the marker; empty: none.';
comment on column submission_annotations.author_user_id is 'Member who drew it; only this member changes it.';
comment on column submission_annotations.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column submission_annotations.created_at is 'When the annotation was first saved.';
comment on column submission_annotations.updated_at is 'When the annotation was last saved.';

-- module: surveys

comment on table surveys is 'Surveys and polls of a course.';
comment on column surveys.organization_id is 'Organisation of the row.';
comment on column surveys.survey_id is 'Identifier of the survey.';
comment on column surveys.course_id is 'Course whose learners answer it.';
comment on column surveys.type is 'SURVEY: any number of questions; POLL: one question with live results.';
comment on column surveys.title is 'Title as Localized plain text.';
comment on column surveys.description is 'Localized plain text; may be empty.';
comment on column surveys.status is 'DRAFT: editors only; PUBLISHED: open until closes_at, then treated as closed; CLOSED: takes no answers.';
comment on column surveys.is_anonymous is 'Whether answers are stored without a person; fixed after the first answer.';
comment on column surveys.allows_changes is 'Whether members may change named answers until it closes; never with anonymity.';
comment on column surveys.minimum_answers is 'Number of answers below which results of an anonymous survey stay hidden.';
comment on column surveys.results_visibility is 'When learners see results: NEVER, AFTER_ANSWER once they answered or it closed, AFTER_CLOSE; editors always.';
comment on column surveys.closes_at is 'When it stops taking answers; null: until an editor closes it.';
comment on column surveys.published_at is 'When it was published; null: still a draft.';
comment on column surveys.created_by is 'Member who created the survey.';
comment on column surveys.created_at is 'When the survey was created.';
comment on column surveys.version is 'Raised with each change; a client that sends an older one is refused.';

comment on table survey_questions is 'Questions of surveys and polls.';
comment on column survey_questions.organization_id is 'Organisation of the row.';
comment on column survey_questions.survey_id is 'Survey that asks the question.';
comment on column survey_questions.question_key is 'Key assigned in the editor, unique in the survey.';
comment on column survey_questions.position is 'Place in the order, from 0.';
comment on column survey_questions.kind is 'CHOICE: one or several options; SCALE: number; MATRIX: one option a row; RANKING: options ordered; TEXT: written.';
comment on column survey_questions.title is 'Question as Localized plain text.';
comment on column survey_questions.hint is 'Localized plain text below the question; may be empty.';
comment on column survey_questions.is_required is 'Whether an answer is required to submit the survey.';
comment on column survey_questions.content is '{ options, rows, isMultiple, hasOther, from, to, fromLabel, toLabel }; options and rows: [{ id, label }], labels Localized.';

comment on table survey_participants is 'Members who have answered a survey, without time and without link to anonymous answers.';
comment on column survey_participants.organization_id is 'Organisation of the row.';
comment on column survey_participants.survey_id is 'Survey that was answered.';
comment on column survey_participants.user_id is 'Member who has answered.';

comment on table survey_answers is 'Answers to surveys, one row for each answered question; anonymous rows lead to no person.';
comment on column survey_answers.organization_id is 'Organisation of the row.';
comment on column survey_answers.survey_answer_id is 'Random identifier of the answer; changes when anonymous rows are rewritten to hide their order.';
comment on column survey_answers.survey_id is 'Survey that was answered.';
comment on column survey_answers.is_anonymous is 'Copy of surveys.is_anonymous; the foreign key fixes it while answers exist.';
comment on column survey_answers.question_key is 'Question that was answered.';
comment on column survey_answers.user_id is 'Member who answered; null: anonymous.';
comment on column survey_answers.answer is '{ options, other, value, cells: [{ row, option }], text }; only the parts given for the question kind.';

comment on table subsection_surveys is 'Survey or poll that a lesson asks; answering it finishes the lesson.';
comment on column subsection_surveys.organization_id is 'Organisation of the row.';
comment on column subsection_surveys.course_subsection_id is 'Lesson of kind SURVEY or POLL.';
comment on column subsection_surveys.course_id is 'Course of the lesson and the survey.';
comment on column subsection_surveys.survey_id is 'Survey that the lesson asks; each is in one lesson at most.';
