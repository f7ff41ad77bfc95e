-- Comments on the tables, columns and views of 0040-learning.sql.

-- module: course-categories

comment on table course_categories is 'Categories of courses and events, ordered by hand.';
comment on column course_categories.organization_id is 'Organisation of the row.';
comment on column course_categories.course_category_id is 'Identifier of the category.';
comment on column course_categories.name is 'Name; Localized ({ en, ar }), plain text, unique in each language after folding.';
comment on column course_categories.icon is 'Name of an icon in packages/ui.';
comment on column course_categories.hue is 'Hue in degrees, 0 to 359; colours generated covers.';
comment on column course_categories.position is 'Place in the order of the catalogue, from 0; gaps are possible.';

comment on view course_category_names is 'Names, icons and colours of course categories.';

-- module: entitlements

comment on table entitlements is 'Ledger of grants: why a member may use a course or an event, one row for each source.';
comment on column entitlements.organization_id is 'Organisation of the row.';
comment on column entitlements.entitlement_id is 'Random identifier of the grant.';
comment on column entitlements.user_id is 'Member who is entitled.';
comment on column entitlements.subject_kind is 'domain type EntitledSubject: what the member is entitled to, such as COURSE.';
comment on column entitlements.subject_id is 'Identifier of the subject, such as a course_id, without foreign key.';
comment on column entitlements.source is 'Why: SELF: taken for free; ORDER: bought; GRANT: added by staff; IMPORT: loaded; BUNDLE: with a specialization; RULE: by rule.';
comment on column entitlements.source_key is 'Order, bundle, rule or learner_addition_id behind the source, such as specialization-12; empty: the source alone says it.';
comment on column entitlements.status is 'WAITING: not begun; ACTIVE: in force; ENDED: expired; REVOKED: withdrawn. A job changes it at starts_at and ends_at.';
comment on column entitlements.starts_at is 'When the grant takes effect; null: immediately.';
comment on column entitlements.ends_at is 'When the grant expires; null: never.';
comment on column entitlements.granted_at is 'When the grant was made.';
comment on column entitlements.granted_by is 'Member who made the grant, without foreign key; null: the system.';
comment on column entitlements.revoked_at is 'When it was withdrawn; null unless REVOKED.';

-- module: courses

comment on table courses is 'Courses: description, publication state, enrolment terms and maintained counters.';
comment on column courses.organization_id is 'Organisation of the row.';
comment on column courses.course_id is 'Identifier of the course.';
comment on column courses.title is 'Title; Localized ({ en, ar }), plain text, at least one language.';
comment on column courses.subtitle is 'Subtitle; Localized, plain text.';
comment on column courses.description is 'Description; Localized, sanitised HTML.';
comment on column courses.outcomes is 'What learners will be able to do: [{ en, ar }], plain text.';
comment on column courses.requirements is 'What learners need beforehand: [{ en, ar }], plain text.';
comment on column courses.audience is 'Who the course is for: [{ en, ar }], plain text.';
comment on column courses.course_category_id is 'Category of the course; null: none.';
comment on column courses.languages is 'Languages in which it is taught, en and ar.';
comment on column courses.learning_type is 'How it is taught: SELF_PACED, ONLINE, ON_CAMPUS or BLENDED.';
comment on column courses.level is 'Difficulty as its authors state it.';
comment on column courses.cover_media_id is 'Cover image; null: a generated cover is shown.';
comment on column courses.price_minor is 'Price in minor units of currency; 0: free.';
comment on column courses.currency is 'ISO 4217 code of the price.';
comment on column courses.duration_minutes is 'Length in minutes as its authors state it; 0: not stated.';
comment on column courses.status is 'DRAFT: editors only; PENDING_APPROVAL: submitted to administrators; PUBLISHED: in the catalogue; ARCHIVED: withdrawn after learners took it.';
comment on column courses.approval_note is 'Why an administrator sent it back to its authors, plain text; empty: it was not sent back.';
comment on column courses.is_certificate_issued_manually is 'Certificates are issued by hand instead of on completion.';
comment on column courses.passing_criteria is 'What completes the course: { requiredShare?, minimumGrade?, minimumAttendance? }, whole percent.';
comment on column courses.expires_at is 'Enrolment ends then; lists omit the course 30 days later. Null: no end.';
comment on column courses.published_at is 'First publication, which sorting by newest uses; null: never published.';
comment on column courses.created_by is 'Member who created the course, without foreign key.';
comment on column courses.created_at is 'When the draft was created.';
comment on column courses.updated_at is 'Last change of the description or the content.';
comment on column courses.version is 'Raised with each change of description, state or criteria; a client that sends an older one is refused.';
comment on column courses.outline_version is 'Lock of the outline, raised with each change of sections or lessons; an older one is refused.';
comment on column courses.enrolled_count is 'Counter of ACTIVE enrolments, updated by enrollments.';
comment on column courses.subsection_count is 'Counter of lessons with is_made, updated by course-content.';
comment on column courses.required_count is 'Counter of required lessons with is_made, updated by course-content.';
comment on column courses.found_by is 'Folded names of the category and the instructors, part of search_text; written when any of them changes.';
comment on column courses.search_text is 'Generated: folded title and subtitle in both languages, followed by found_by, for trigram search.';
comment on column courses.enrolls_from is 'Learners can enrol from then on; null: as soon as it is published.';
comment on column courses.is_by_invitation is 'Learners cannot enrol themselves; editors add them.';

comment on table course_instructors is 'Instructors of a course, in the order in which they are shown.';
comment on column course_instructors.organization_id is 'Organisation of the row.';
comment on column course_instructors.course_id is 'Course that is taught.';
comment on column course_instructors.user_id is 'Member who teaches the course.';
comment on column course_instructors.position is 'Place in the order, from 0.';

comment on view course_teachers is 'Instructors of each course, in their order.';
comment on view course_overviews is 'Courses with the name of their category.';

-- module: enrollments

comment on table enrollments is 'One permanent row for each learner and course, with last visit and completion; reasons are in entitlements.';
comment on column enrollments.organization_id is 'Organisation of the row.';
comment on column enrollments.enrollment_id is 'Identifier of the enrolment, also used as the order number.';
comment on column enrollments.course_id is 'Course in which the learner is enrolled.';
comment on column enrollments.user_id is 'Member who learns or has learnt in the course.';
comment on column enrollments.status is 'ACTIVE while an entitlement to the course is active, otherwise CANCELLED; follows the ledger.';
comment on column enrollments.enrolled_at is 'When the current or last enrolment began.';
comment on column enrollments.completed_at is 'When the learner met the passing criteria, never withdrawn; null: not completed.';
comment on column enrollments.last_visited_subsection_id is 'Lesson of the last visit, without foreign key, so it may have been deleted; null: none yet.';
comment on column enrollments.last_visited_at is 'Time of the last visit; null: never visited.';
comment on column enrollments.first_enrolled_at is 'First enrolment of a learner who left and returned; null: enrolled_at is the first.';

comment on view learners is 'Active enrolments; joined_at is the first enrolment in the course.';
comment on view enrollment_records is 'Enrolments, active or cancelled; joined_at is the first enrolment in the course.';

-- module: course-groups

comment on table course_groups is 'Groups of a course''s learners, for group work, accommodations and lessons released to some.';
comment on column course_groups.organization_id is 'Organisation of the row.';
comment on column course_groups.course_group_id is 'Identifier of the group.';
comment on column course_groups.course_id is 'Course to which the group belongs.';
comment on column course_groups.name is 'Name; Localized ({ en, ar }), plain text.';
comment on column course_groups.capacity is 'Maximum number of members; null: unlimited.';
comment on column course_groups.is_open is 'Learners may join, switch and leave by themselves; otherwise only editors move them.';
comment on column course_groups.version is 'Raised with each change of the settings; a client that sends an older one is refused.';
comment on column course_groups.created_at is 'When the group was created.';

comment on table course_group_members is 'Members of course groups; a learner is in at most one group of a course.';
comment on column course_group_members.organization_id is 'Organisation of the row.';
comment on column course_group_members.course_group_id is 'Group in which the learner is.';
comment on column course_group_members.course_id is 'Course of the group, repeated so that one group for each course can be enforced.';
comment on column course_group_members.user_id is 'Member who is in the group.';
comment on column course_group_members.joined_at is 'When the learner joined this group; set anew by a move.';

comment on view course_group_names is 'Names of course groups.';
comment on view course_group_seats is 'Members of course groups.';

-- module: course-content

comment on table course_sections is 'Sections of courses ("modules" in the interface), which group lessons.';
comment on column course_sections.organization_id is 'Organisation of the row.';
comment on column course_sections.course_section_id is 'Identifier of the section.';
comment on column course_sections.course_id is 'Course to which the section belongs.';
comment on column course_sections.title is 'Title; Localized ({ en, ar }), plain text.';
comment on column course_sections.position is 'Place in the order of the course, from 0.';
comment on column course_sections.search_text is 'Generated: folded title in both languages, for trigram search.';

comment on table course_subsections is 'Lessons of courses, with their file or address and what locks them.';
comment on column course_subsections.organization_id is 'Organisation of the row.';
comment on column course_subsections.course_subsection_id is 'Identifier of the lesson.';
comment on column course_subsections.course_id is 'Course to which the lesson belongs.';
comment on column course_subsections.course_section_id is 'Section in which the lesson stands.';
comment on column course_subsections.kind is 'domain type LessonKind: a file in packages/domain/src/lesson-kinds, such as ARTICLE or EXAM.';
comment on column course_subsections.title is 'Title; Localized ({ en, ar }), plain text.';
comment on column course_subsections.position is 'Place in the order of the section, from 0.';
comment on column course_subsections.is_required is 'Counts towards progress and completion, once is_made is true.';
comment on column course_subsections.duration_minutes is 'Length in minutes as its authors state it; 0: not stated.';
comment on column course_subsections.media_id is 'Video, audio or document file, or uploaded page of an embed; null: none.';
comment on column course_subsections.poster_media_id is 'Still image shown before playback, without foreign key; null: none.';
comment on column course_subsections.captions is 'Caption files, WebVTT: [{ language, mediaId }].';
comment on column course_subsections.embed_url is 'Address (https) of an embedded page from elsewhere; null: none.';
comment on column course_subsections.release_at is 'Locked for learners until then; null: not locked by date.';
comment on column course_subsections.prerequisite_subsection_id is 'Lesson of the same course that must be finished first; null: none.';
comment on column course_subsections.version is 'Raised with each change of its settings, not its place; a client that sends an older one is refused.';
comment on column course_subsections.search_text is 'Generated: folded title in both languages, for trigram search.';
comment on column course_subsections.released_group_ids is 'Course groups that may open it; null: everyone. Deleted groups stay listed, so that it stays restricted.';
comment on column course_subsections.is_made is 'Has content to show, such as a text, file or published activity; otherwise hidden from learners. Maintained by course-content.';

comment on table subsection_texts is 'Text of a lesson in one language: an article, or the transcript of a recording.';
comment on column subsection_texts.organization_id is 'Organisation of the row.';
comment on column subsection_texts.course_subsection_id is 'Lesson to which the text belongs.';
comment on column subsection_texts.course_id is 'Course of the lesson.';
comment on column subsection_texts.language is 'Language of the text, en or ar.';
comment on column subsection_texts.document is 'Published text as the editor''s document; null: the HTML came from elsewhere.';
comment on column subsection_texts.html is 'Published text, sanitised HTML with files as data-media-id and formulas as data-formula; empty: only a draft.';
comment on column subsection_texts.search_text is 'Folded plain text of html, written with it.';
comment on column subsection_texts.media_ids is 'Files shown in html.';
comment on column subsection_texts.draft_document is 'Unpublished text as the editor''s document; null: none.';
comment on column subsection_texts.draft_html is 'Unpublished text, sanitised HTML; null: there is no draft.';
comment on column subsection_texts.version is 'Raised with each save, drafts included; a client that sends an older one is refused.';
comment on column subsection_texts.updated_by is 'Member who last saved the text, without foreign key; null: loaded, not saved by a member.';
comment on column subsection_texts.updated_at is 'Last save, drafts included.';
comment on column subsection_texts.stems is 'Generated: word stems of search_text, for ranked search.';
comment on column subsection_texts.words is 'Generated: exact words of search_text, plus *stem for stems that occur three times or more.';

comment on view sections is 'Sections of courses.';
comment on view lesson_texts is 'Published texts of lessons, without drafts.';
comment on view lessons is 'Lessons of courses; a lesson without content is not required.';

-- module: progress

comment on table finished_subsections is 'Lessons that learners have finished; progress is derived from these rows.';
comment on column finished_subsections.organization_id is 'Organisation of the row.';
comment on column finished_subsections.user_id is 'Member who finished the lesson.';
comment on column finished_subsections.course_id is 'Course of the lesson.';
comment on column finished_subsections.course_subsection_id is 'Lesson that was finished.';
comment on column finished_subsections.finished_at is 'When it was first finished; the row is deleted if the mark is removed.';

comment on table course_totals is 'Grade total and attendance share of each learner, as completion criteria use them.';
comment on column course_totals.organization_id is 'Organisation of the row.';
comment on column course_totals.course_id is 'Course of the totals.';
comment on column course_totals.user_id is 'Member whose totals these are.';
comment on column course_totals.percent is 'Final total of posted grades in percent, exact decimal or fraction; written by the gradebook. Null: nothing counts yet.';
comment on column course_totals.attendance is 'Share of closed sessions in percent, exact integer or fraction; written by attendance. Null: no session counts yet.';

comment on view finished_lessons is 'Lessons that learners have finished.';

-- module: announcements

comment on table announcements is 'Announcements of a course or of the whole organisation; drafts, scheduled and published.';
comment on column announcements.organization_id is 'Organisation of the row.';
comment on column announcements.announcement_id is 'Identifier of the announcement.';
comment on column announcements.course_id is 'Course whose learners are addressed; null: every member of the organisation.';
comment on column announcements.title is 'Title; Localized ({ en, ar }), plain text, at least one language.';
comment on column announcements.body is 'Text; Localized, sanitised HTML without files.';
comment on column announcements.search_text is 'Generated: folded title in both languages, for trigram search.';
comment on column announcements.author_user_id is 'Member who wrote the announcement.';
comment on column announcements.published_at is 'When it was published; null: draft or scheduled.';
comment on column announcements.created_at is 'When the draft was created.';
comment on column announcements.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column announcements.sends_mail is 'Readers also get it by email, unless they switched announcements off.';
comment on column announcements.edited_at is 'Last change after publication; null: never edited since.';
comment on column announcements.stems is 'Generated: word stems of title and body in both languages, for ranked search.';
comment on column announcements.words is 'Generated: exact words of title and body, plus *stem for stems that occur three times or more.';
comment on column announcements.scheduled_at is 'When a job publishes it; null: not scheduled, or already published.';
comment on column announcements.keeps_receipts is 'False for announcements published before read receipts existed; these report no readers.';
comment on column announcements.reminded_at is 'When its unread recipients were last reminded, at most once a day; null: never.';

comment on table announcement_reads is 'Read receipts: which member has opened which published announcement.';
comment on column announcement_reads.organization_id is 'Organisation of the row.';
comment on column announcement_reads.announcement_id is 'Announcement that was read.';
comment on column announcement_reads.user_id is 'Member who opened it; administrators who act as a member leave no receipt.';
comment on column announcement_reads.read_at is 'When the page first reported the announcement as open; later reads do not change it.';

-- module: reports

comment on table report_views is 'Named filters of a report, private until shared.';
comment on column report_views.organization_id is 'Organisation of the row.';
comment on column report_views.report_view_id is 'Identifier of the view.';
comment on column report_views.user_id is 'Member who saved the view.';
comment on column report_views.course_id is 'Course of the report; null: the whole organisation.';
comment on column report_views.kind is 'Report kind by its address, such as completion; contributed by modules.';
comment on column report_views.name is 'Name of the view, plain text as its owner wrote it.';
comment on column report_views.narrowing is 'Filters { from?, to?, courseGroupId?, status?, courseIds? }, days as YYYY-MM-DD.';
comment on column report_views.is_shared is 'Visible to everyone who may read the report; grants no access to it.';
comment on column report_views.created_at is 'When the view was saved.';

comment on table report_mails is 'Subscriptions to a report view by email.';
comment on column report_mails.organization_id is 'Organisation of the row.';
comment on column report_mails.report_view_id is 'View that is sent.';
comment on column report_mails.user_id is 'Member who receives the mail, in their own language.';
comment on column report_mails.rhythm is 'WEEKLY: Sundays; MONTHLY: the first of the month; both at 7 in the organisation''s time zone.';
comment on column report_mails.next_at is 'When the next mail is due; the row is deleted if the receiver has lost access by then.';

comment on table report_files is 'Long report lists that a job writes to a file for one member; deleted after a week.';
comment on column report_files.organization_id is 'Organisation of the row.';
comment on column report_files.report_file_id is 'Identifier of the request.';
comment on column report_files.user_id is 'Member who requested the file and alone may download it.';
comment on column report_files.course_id is 'Course of the report, without foreign key; null: the whole organisation.';
comment on column report_files.kind is 'Report kind by its address, such as completion; contributed by modules.';
comment on column report_files.narrowing is 'Filters { from?, to?, courseGroupId?, status?, courseIds? }, days as YYYY-MM-DD.';
comment on column report_files.listed is 'Which list: { of?, search?, sort? }; of is the figure behind which it stands.';
comment on column report_files.language is 'Language of the file, en or ar.';
comment on column report_files.status is 'WAITING: the job has not finished; READY: can be downloaded; FAILED: the job failed.';
comment on column report_files.done_count is 'Rows written so far, updated by the job.';
comment on column report_files.row_count is 'Rows expected when requested; once READY, rows in the file.';
comment on column report_files.storage_key is 'Key of the file in the file store; null until READY.';
comment on column report_files.created_at is 'When the file was requested.';
comment on column report_files.expires_at is 'After this time an hourly job deletes row and file.';
comment on column report_files.format is 'File format: csv or xlsx.';

-- module: capacity

comment on table place_pools is 'Pools of places with a capacity, such as an event and its ticket types; free places are computed.';
comment on column place_pools.organization_id is 'Organisation of the row.';
comment on column place_pools.place_pool_id is 'Identifier of the pool.';
comment on column place_pools.whole_pool_id is 'Whole pool of which this is a part; null: it is a whole itself.';
comment on column place_pools.subject_kind is 'domain type PooledSubject: what the places are for, such as EVENT.';
comment on column place_pools.subject_id is 'Identifier of the subject, such as an event_id, without foreign key.';
comment on column place_pools.capacity is 'Number of places; null: unlimited.';
comment on column place_pools.offer_minutes is 'How long an offer to a waiting person stays valid, in minutes; read from the whole pool.';
comment on column place_pools.is_open is 'False: free places are no longer offered; read from the whole pool.';

comment on table places is 'Places that people have in a pool, and positions in its waiting list.';
comment on column places.organization_id is 'Organisation of the row.';
comment on column places.place_id is 'Identifier of the place.';
comment on column places.whole_pool_id is 'Whole pool of the place; its row is locked for every change.';
comment on column places.part_pool_id is 'Part in which the place also counts; null: the pool has no parts.';
comment on column places.user_id is 'Member who has the place or waits; null: a guest without account.';
comment on column places.state is 'WAITING: queued; OFFERED or HELD (payment): reserved up to until; TAKEN: in use; RELEASED: given back; EXPIRED: not taken in time.';
comment on column places.until is 'When an offer or hold expires; null in all other states.';
comment on column places.queue_number is 'Order of arrival, from a global sequence; the lowest waiting number is offered first.';
comment on column places.changed_at is 'Last change of state or holder.';

-- module: favorites

comment on table favorite_courses is 'Courses that members marked as favourites; the wish list is the same list.';
comment on column favorite_courses.organization_id is 'Organisation of the row.';
comment on column favorite_courses.user_id is 'Member who marked the course.';
comment on column favorite_courses.course_id is 'Course that was marked; hidden courses stay listed here.';
comment on column favorite_courses.created_at is 'When the course was marked.';

-- module: external-courses

comment on table external_courses is 'Courses that members took elsewhere, recorded by them and approved or refused by administrators.';
comment on column external_courses.organization_id is 'Organisation of the row.';
comment on column external_courses.external_course_id is 'Identifier of the record.';
comment on column external_courses.user_id is 'Member who took the course and recorded it.';
comment on column external_courses.title is 'Title as the member wrote it, plain text in any language.';
comment on column external_courses.provider is 'Who offered the course, plain text as the member wrote it.';
comment on column external_courses.started_on is 'First day of the course; null: not stated.';
comment on column external_courses.finished_on is 'Last day of the course.';
comment on column external_courses.minutes is 'Learning time in minutes.';
comment on column external_courses.media_id is 'Certificate as an image or document; null: see link.';
comment on column external_courses.link is 'Address of the certificate (http or https); null: see media_id.';
comment on column external_courses.status is 'PENDING: awaits a decision; APPROVED: accepted and no longer editable; REFUSED: with a reason, editable again.';
comment on column external_courses.reason is 'Why it was refused, plain text shown to the member; empty otherwise.';
comment on column external_courses.decided_by is 'Administrator who decided, without foreign key; null: pending.';
comment on column external_courses.decided_at is 'When it was decided; null: pending.';
comment on column external_courses.created_at is 'When the member recorded it.';
comment on column external_courses.updated_at is 'Last change by the member, or the decision.';
comment on column external_courses.version is 'Raised with each change or decision; a client that sends an older one is refused.';
comment on column external_courses.course_id is 'Course of the organisation that it is recognised as, for specializations; null: none. Cleared when that course is deleted.';

comment on view recognized_courses is 'Courses that learners need not take because an external course was recognised for them.';

-- module: specializations

comment on table specializations is 'Learning paths through several courses.';
comment on column specializations.organization_id is 'Organisation of the row.';
comment on column specializations.specialization_id is 'Identifier of the specialization.';
comment on column specializations.title is 'Title; Localized ({ en, ar }), plain text, at least one language.';
comment on column specializations.description is 'Description; Localized, sanitised HTML.';
comment on column specializations.search_text is 'Generated: folded title in both languages, for trigram search.';
comment on column specializations.cover_media_id is 'Cover image; null: a generated cover is shown.';
comment on column specializations.is_published is 'Shown to learners; otherwise it exists for its editors only.';
comment on column specializations.created_at is 'When the specialization was created.';
comment on column specializations.subtitle is 'Subtitle; Localized, plain text.';
comment on column specializations.position is 'Place in lists, ascending; newer specializations first among equals. Nothing in the product sets it: 0.';
comment on column specializations.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column specializations.is_certificate_issued_manually is 'Certificates are issued by hand instead of on completion.';

comment on table specialization_groups is 'Groups of courses that a specialization asks for; rewritten with each save of its groups.';
comment on column specialization_groups.organization_id is 'Organisation of the row.';
comment on column specialization_groups.specialization_group_id is 'Identifier of the group, new with each save.';
comment on column specialization_groups.specialization_id is 'Specialization to which the group belongs.';
comment on column specialization_groups.position is 'Place in the order of the specialization, from 0.';
comment on column specialization_groups.title is 'Name; Localized ({ en, ar }), plain text; may be empty if there is one group.';
comment on column specialization_groups.needed_count is 'How many of its courses must be completed; null: all of them.';

comment on table specialization_courses is 'Courses of specializations, each in one of their groups.';
comment on column specialization_courses.organization_id is 'Organisation of the row.';
comment on column specialization_courses.specialization_id is 'Specialization that includes the course.';
comment on column specialization_courses.course_id is 'Course that is included.';
comment on column specialization_courses.position is 'Place in the order of the group, from 0.';
comment on column specialization_courses.specialization_group_id is 'Group that asks for the course.';

comment on table specialization_enrollments is 'Members who follow a specialization; leaving it deletes the row.';
comment on column specialization_enrollments.organization_id is 'Organisation of the row.';
comment on column specialization_enrollments.specialization_id is 'Specialization that is followed.';
comment on column specialization_enrollments.user_id is 'Member who follows it.';
comment on column specialization_enrollments.specialization_enrollment_id is 'Random identifier of the enrolment.';
comment on column specialization_enrollments.enrolled_at is 'When the member began to follow it.';

comment on table specialization_completions is 'Who has completed which specialization, recorded once and never withdrawn.';
comment on column specialization_completions.organization_id is 'Organisation of the row.';
comment on column specialization_completions.specialization_id is 'Specialization that was completed, without foreign key: the fact outlives it.';
comment on column specialization_completions.user_id is 'Member who completed it.';
comment on column specialization_completions.completed_at is 'When completion was first recorded, by an action or the nightly job.';

comment on view specialization_followers is 'Learners who follow a specialization, with the time at which they completed it.';
comment on view specialization_courses_in_order is 'Courses of specializations, by group and position.';
comment on view specialization_overviews is 'Specializations with their texts and whether they are published.';

-- module: checklists

comment on table checklists is 'Checklist templates, such as onboarding lists, from which members get their own copies.';
comment on column checklists.organization_id is 'Organisation of the row.';
comment on column checklists.checklist_id is 'Identifier of the template.';
comment on column checklists.title is 'Title; Localized ({ en, ar }), plain text.';
comment on column checklists.description is 'Description; Localized, plain text.';
comment on column checklists.status is 'DRAFT: assigned to no one; PUBLISHED: can be assigned and its join rule applies.';
comment on column checklists.join_rule is 'Who gets it on joining: NOBODY, EVERYBODY, or SET: holders of permission_set_id.';
comment on column checklists.permission_set_id is 'Permission set of the rule SET, without foreign key; null for other rules.';
comment on column checklists.rule_since is 'The rule applies to members who join after this time; null: no rule applies yet.';
comment on column checklists.approver_user_id is 'Member who approves unless an assignment names another; null: everyone who may edit checklists.';
comment on column checklists.created_by is 'Member who created the template.';
comment on column checklists.created_at is 'When the template was created.';
comment on column checklists.updated_at is 'Last change, draft saves included.';
comment on column checklists.version is 'Raised with each change or draft save; a client that sends an older one is refused.';
comment on column checklists.draft is 'Unpublished changes { title, description, joinRule, permissionSetId, approverUserId, items }, possibly incomplete; null: none.';

comment on table checklist_items is 'Items of a checklist template; learners'' copies are in student_checklist_items.';
comment on column checklist_items.organization_id is 'Organisation of the row.';
comment on column checklist_items.checklist_item_id is 'Identifier of the template item.';
comment on column checklist_items.checklist_id is 'Template to which the item belongs.';
comment on column checklist_items.position is 'Place in the order of the template, from 0; not maintained once retired.';
comment on column checklist_items.kind is 'READ and DO are ticked, UPLOAD takes a file, APPROVE needs a decision, VISIT a code, COURSE completion of course_id.';
comment on column checklist_items.title is 'Title; Localized ({ en, ar }), plain text.';
comment on column checklist_items.body is 'What to read or how to do it; Localized, sanitised HTML.';
comment on column checklist_items.course_id is 'Course that must be completed (kind COURSE); null for other kinds.';
comment on column checklist_items.due_day is 'Day on which it is due, counted from the start date, which is day 1; null: see due_on.';
comment on column checklist_items.due_on is 'Fixed due date, instead of due_day; both null: no due date.';
comment on column checklist_items.waits_for_previous is 'Locked until the item before it is done.';
comment on column checklist_items.visit_code is 'Ten-character code posted at the place (kind VISIT), stored in plain text; null for other kinds.';
comment on column checklist_items.retired_at is 'When it was removed from the template; null: current. Learners who began it keep it.';

comment on table student_checklists is 'Checklists as members have them, copied from a template.';
comment on column student_checklists.organization_id is 'Organisation of the row.';
comment on column student_checklists.student_checklist_id is 'Identifier of the member''s checklist.';
comment on column student_checklists.checklist_id is 'Template that was assigned.';
comment on column student_checklists.user_id is 'Member who has to work through it.';
comment on column student_checklists.starts_on is 'Day 1 for due days of the template.';
comment on column student_checklists.approver_user_id is 'Member who approves for this person; null: the template''s approver.';
comment on column student_checklists.assigned_by is 'Member who assigned it; null: the join rule.';
comment on column student_checklists.assigned_at is 'When it was assigned.';
comment on column student_checklists.completed_at is 'When all items were done, cleared if one reopens; null: not completed. Completed ones no longer follow the template.';

comment on table student_checklist_items is 'Items of a member''s checklist and how each stands.';
comment on column student_checklist_items.organization_id is 'Organisation of the row.';
comment on column student_checklist_items.student_checklist_item_id is 'Identifier of the member''s item.';
comment on column student_checklist_items.student_checklist_id is 'Member''s checklist to which the item belongs.';
comment on column student_checklist_items.checklist_item_id is 'Template item from which it was made.';
comment on column student_checklist_items.user_id is 'Member who has the checklist, repeated for lookups by member.';
comment on column student_checklist_items.state is 'TO_DO: open; WAITING: awaits approval; SENT_BACK: returned with a comment; DONE: finished.';
comment on column student_checklist_items.due_at is 'Last minute of the due day in the organisation''s time zone, follows the template; null: no due date.';
comment on column student_checklist_items.changed_at is 'Last change of state.';

comment on table checklist_steps is 'History of learners'' checklist items, append-only.';
comment on column checklist_steps.organization_id is 'Organisation of the row.';
comment on column checklist_steps.checklist_step_id is 'Identifier of the step; steps are read in this order.';
comment on column checklist_steps.student_checklist_item_id is 'Learner''s item to which it happened.';
comment on column checklist_steps.kind is 'SENT: submitted; SENT_BACK and APPROVED: decided; WITHDRAWN: taken back; REMINDED: approver reminded; DONE and UNDONE: completed or unticked.';
comment on column checklist_steps.by_user_id is 'Member who did it; null: the system, such as after completing a course.';
comment on column checklist_steps.at is 'When it happened.';
comment on column checklist_steps.text is 'Submitted text or comment with the decision, plain text; empty: none.';
comment on column checklist_steps.media_id is 'File that was submitted; null: none.';

-- module: course-interests

comment on table course_interests is 'Members who want to be notified when enrolment in a course opens.';
comment on column course_interests.organization_id is 'Organisation of the row.';
comment on column course_interests.course_id is 'Course in which the member is interested.';
comment on column course_interests.user_id is 'Member who registered interest.';
comment on column course_interests.created_at is 'When the interest was registered, or last registered again.';
comment on column course_interests.told_at is 'When the member was notified that enrolment is open; null: still waiting.';

-- module: learning-week

comment on table weekly_goals is 'How many days a week members intend to learn; without a row the default of 4 applies.';
comment on column weekly_goals.organization_id is 'Organisation of the row.';
comment on column weekly_goals.user_id is 'Member whose goal this is.';
comment on column weekly_goals.days is 'Days a week, 2 to 6; null: the member wants no goal.';

-- module: visits

comment on table playback_positions is 'How far members have played the recordings of lessons.';
comment on column playback_positions.organization_id is 'Organisation of the row.';
comment on column playback_positions.user_id is 'Member who played the recording.';
comment on column playback_positions.course_subsection_id is 'Lesson of the recording.';
comment on column playback_positions.position_seconds is 'Position from the start, in seconds.';
comment on column playback_positions.updated_at is 'When the position was last saved.';

-- module: lessons

comment on table attachments is 'Files and links that authors add to a course or to one of its lessons.';
comment on column attachments.organization_id is 'Organisation of the row.';
comment on column attachments.attachment_id is 'Identifier of the attachment.';
comment on column attachments.course_id is 'Course to which the attachment belongs.';
comment on column attachments.course_subsection_id is 'Lesson to which the attachment belongs; null: the course as a whole.';
comment on column attachments.media_id is 'Attached file; null: the attachment is a link.';
comment on column attachments.url is 'Address of the linked page (http or https); null: the attachment is a file.';
comment on column attachments.name is 'Displayed name; Localized ({ en, ar }), plain text; by default the file name or host.';
comment on column attachments.language is 'Language of the content, en or ar; null: both, or none.';
comment on column attachments.position is 'Place in the order of its lesson or course, from 0.';
comment on column attachments.search_text is 'Generated: folded name in both languages, for trigram search.';
comment on column attachments.created_at is 'When the attachment was added, or copied with its course.';
comment on column attachments.version is 'Raised with each change except reordering; a client that sends an older one is refused.';

-- module: notes

comment on table notes is 'Private notes of learners about a lesson or a course; only the writer can read them.';
comment on column notes.organization_id is 'Organisation of the row.';
comment on column notes.note_id is 'Identifier of the note.';
comment on column notes.user_id is 'Member who wrote the note.';
comment on column notes.course_id is 'Course that the note is about.';
comment on column notes.course_subsection_id is 'Lesson that the note is about; null: the whole course, or the lesson was deleted.';
comment on column notes.position_seconds is 'Moment in the lesson''s recording, in seconds; null: none.';
comment on column notes.request_key is 'Chosen by the browser, so that a repeated request creates no second note.';
comment on column notes.html is 'Text as sanitised HTML without files; formulas in source form.';
comment on column notes.search_text is 'Folded plain text of html, written with it.';
comment on column notes.created_at is 'When the note was created.';
comment on column notes.edited_at is 'Last save of the text.';
comment on column notes.deleted_at is 'When the writer deleted it; restorable for 30 days, then purged by a job. Null: not deleted.';
comment on column notes.version is 'Raised with each save; a client that sends an older one is refused.';

-- module: translations

comment on table text_pairs is 'Fingerprints at which both language versions of a text last matched; tells which one is outdated.';
comment on column text_pairs.organization_id is 'Organisation of the row.';
comment on column text_pairs.course_id is 'Course to which the text belongs.';
comment on column text_pairs.text_key is 'Text as place:id:field, such as course:0:title.';
comment on column text_pairs.en_fingerprint is 'First 22 characters of the base64url SHA-256 of the trimmed English text; empty: no text.';
comment on column text_pairs.ar_fingerprint is 'First 22 characters of the base64url SHA-256 of the trimmed Arabic text; empty: no text.';
