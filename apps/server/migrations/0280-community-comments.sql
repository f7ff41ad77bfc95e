-- Comments on the tables, columns and views of 0080-community.sql.

-- module: comments

comment on table comments is 'Comments on discussion boards and posts, in two levels: comments and their replies.';
comment on column comments.organization_id is 'Organisation of the row.';
comment on column comments.comment_id is 'Identifier of the comment.';
comment on column comments.host_kind is 'domain type CommentedSubject: what the comment belongs to; discussion-board or post.';
comment on column comments.host_id is 'Identifier of the host: a discussion_board_id or post_id. No foreign key; orphans are deleted nightly.';
comment on column comments.parent_comment_id is 'Top-level comment that this one replies to; null: it is a top-level comment.';
comment on column comments.author_user_id is 'Member who wrote the comment; withheld from other readers when is_anonymous.';
comment on column comments.request_key is 'Client key of the draft; sending it twice creates one comment. Null: none sent, or deleted.';
comment on column comments.html is 'Text as sanitised HTML; empty after deletion, or when there are only attachments.';
comment on column comments.media_ids is 'Media shown within the text, found each time it is saved.';
comment on column comments.attachment_ids is 'Media attached beside the text; at most 5.';
comment on column comments.word_count is 'Words of the text, compared with discussion_boards.least_words.';
comment on column comments.is_anonymous is 'Hides the name of the author from everyone but the author and moderators.';
comment on column comments.search_text is 'Computed from html: without tags, folded for search.';
comment on column comments.created_at is 'When the comment was written.';
comment on column comments.edited_at is 'When the author last changed the text; null: never.';
comment on column comments.deleted_at is 'When it was emptied; the row stays as a placeholder for replies. Null: not deleted.';
comment on column comments.hidden_at is 'When a moderator or the word list hid it; the author still reads it. Null: visible.';
comment on column comments.hidden_reason is 'Why a moderator hid it, plain text shown to the author; empty when visible or held.';
comment on column comments.version is 'Raised with each edit of the text; a client that sends an older one is refused.';
comment on column comments.is_held is 'Hidden until a moderator reviews the listed words found in it; hidden_at is set too.';

comment on table comment_versions is 'Earlier texts of edited comments, shown to their authors and to moderators.';
comment on column comment_versions.organization_id is 'Organisation of the row.';
comment on column comment_versions.comment_id is 'Comment that was edited.';
comment on column comment_versions.version is 'Version of the comment that had this text, from 1.';
comment on column comment_versions.html is 'Text before the edit, as sanitised HTML.';
comment on column comment_versions.written_at is 'When this text was written, not when it was replaced.';

comment on table comment_mentions is 'Members mentioned in a comment, found each time its text is saved.';
comment on column comment_mentions.organization_id is 'Organisation of the row.';
comment on column comment_mentions.comment_id is 'Comment that contains the mention.';
comment on column comment_mentions.user_id is 'Member who is mentioned; could see the host when the text was saved.';

comment on table likes is 'Likes of comments, discussion boards and posts, one row for each member and item.';
comment on column likes.organization_id is 'Organisation of the row.';
comment on column likes.liked_kind is 'What is liked: comment, or the kind of a host (discussion-board, post).';
comment on column likes.liked_id is 'Identifier of the liked comment, board or post. No foreign key.';
comment on column likes.user_id is 'Member who likes it.';
comment on column likes.created_at is 'When the like was given.';

comment on table comment_readings is 'What a member has read of the comments on a host, and whether they follow it.';
comment on column comment_readings.organization_id is 'Organisation of the row.';
comment on column comment_readings.host_kind is 'domain type CommentedSubject: whose comments were read; discussion-board or post.';
comment on column comment_readings.host_id is 'Identifier of the host: a discussion_board_id or post_id. No foreign key.';
comment on column comment_readings.user_id is 'Member who reads the comments.';
comment on column comment_readings.is_following is 'Notified of new comments; null: never chosen, so has_talked decides.';
comment on column comment_readings.has_talked is 'The member has written a comment here; stays true after it is deleted.';
comment on column comment_readings.read_at is 'When the member last read the comments; newer ones count as unread. Null: never.';
comment on column comment_readings.told_at is 'When a follower was last notified; not notified again before reading. Null: never.';

comment on table comment_activity is 'Comment totals of each host, shown in lists; recounted from comments with every change.';
comment on column comment_activity.organization_id is 'Organisation of the row.';
comment on column comment_activity.host_kind is 'domain type CommentedSubject: whose comments are counted; discussion-board or post.';
comment on column comment_activity.host_id is 'Identifier of the host: a discussion_board_id or post_id. No foreign key.';
comment on column comment_activity.comment_count is 'Counter of comments and replies that are neither deleted nor hidden; recounted, never incremented.';
comment on column comment_activity.last_comment_at is 'When the newest counted comment was written; null: there is none.';

comment on table moderation_cases is 'One case for each reported, held or hidden item, however many people report it.';
comment on column moderation_cases.organization_id is 'Organisation of the row.';
comment on column moderation_cases.moderation_case_id is 'Identifier of the moderation case.';
comment on column moderation_cases.host_kind is 'domain type CommentedSubject: what the case is about, or what the comment of the case belongs to';
comment on column moderation_cases.host_id is 'Identifier of the host: a discussion_board_id or post_id. No foreign key.';
comment on column moderation_cases.comment_id is 'Comment that the case is about; null: the host itself.';
comment on column moderation_cases.status is 'OPEN: awaits a decision; KEPT: stays visible; HIDDEN: removed from view; APPEALED: author asks for another review.';
comment on column moderation_cases.reason is 'Reason for the latest decision, plain text shown to the author; required for HIDDEN.';
comment on column moderation_cases.appeal is 'Plain text with which the author appealed; empty: no appeal. Only one is possible.';
comment on column moderation_cases.opened_at is 'When the case was first opened; reopening does not change it.';
comment on column moderation_cases.decided_at is 'When the latest decision was made; null: none, or it was undone.';
comment on column moderation_cases.decided_by is 'Moderator who made the latest decision and may not decide the appeal; null: undecided.';
comment on column moderation_cases.found_words is 'Listed words that held the text: [{ word, written }], entry of the list and its spelling in the text.';
comment on column moderation_cases.before_decision is 'State to restore on undo: { status, reason, decidedAt, decidedBy, wasHeld, also }; null: nothing to undo.';

comment on table moderation_reports is 'Reports of a case, one for each member; reporters are never named to others.';
comment on column moderation_reports.organization_id is 'Organisation of the row.';
comment on column moderation_reports.moderation_case_id is 'Case of the reported item.';
comment on column moderation_reports.reporter_user_id is 'Member who reported it; never sent to a client.';
comment on column moderation_reports.why is 'SPAM: advertising or spam; HURTFUL: hurts people; CHEATING: gives away answers; OTHER: see note.';
comment on column moderation_reports.note is 'Plain text to the moderators; may be empty.';
comment on column moderation_reports.created_at is 'When the report was made.';

comment on view visible_comments is 'Comments that are neither deleted nor hidden.';
comment on view comment_followings is 'Who follows the comments of a host, and has read them up to when; commenting follows by default.';
comment on view comment_counts is 'Number of comments of each host and time of the last one.';
comment on view like_counts is 'Likes of comments and hosts, one row for each person.';
comment on view open_cases is 'Moderation cases that are open or appealed.';

-- module: discussion-boards

comment on table discussion_boards is 'Discussion boards of courses, one topic each; contributions are comments with host_kind discussion-board.';
comment on column discussion_boards.organization_id is 'Organisation of the row.';
comment on column discussion_boards.discussion_board_id is 'Identifier of the discussion board.';
comment on column discussion_boards.course_id is 'Course of the board.';
comment on column discussion_boards.course_subsection_id is 'Lesson that the board is; null: not a lesson, so never graded.';
comment on column discussion_boards.course_group_id is 'Course group whose members see the board; null: all learners of the course.';
comment on column discussion_boards.author_user_id is 'Member who started the board; in a copied course the member who copied it.';
comment on column discussion_boards.request_key is 'Client key of the draft; sending it twice creates one board. Null: none sent.';
comment on column discussion_boards.kind is 'DISCUSSION: open exchange; QUESTION: one comment can be accepted as the answer.';
comment on column discussion_boards.title is 'Localized, plain text; of a lesson it follows the title of the lesson.';
comment on column discussion_boards.body is 'Localized, sanitised HTML; languages without text are left out.';
comment on column discussion_boards.media_ids is 'Media shown within the body, found each time it is saved.';
comment on column discussion_boards.attachment_ids is 'Media attached beside the body; at most 5.';
comment on column discussion_boards.search_text is 'Computed from title and body in both languages: without tags, folded for search.';
comment on column discussion_boards.is_anonymous is 'Hides the name of the author from everyone but the author and moderators.';
comment on column discussion_boards.allows_anonymous is 'Contributions to this board may be anonymous.';
comment on column discussion_boards.posts_first is 'Learners read the contributions of other learners only after writing one themselves.';
comment on column discussion_boards.is_pinned is 'Listed before the other boards of the course.';
comment on column discussion_boards.accepted_comment_id is 'Accepted answer to a QUESTION; cleared when that comment is deleted or hidden. No foreign key.';
comment on column discussion_boards.locked_from is 'From when nothing can be written; null: the board is not locked.';
comment on column discussion_boards.locked_until is 'When writing becomes possible again; null with locked_from set: permanently locked.';
comment on column discussion_boards.lock_reason is 'Why it is locked, plain text shown to its readers; may be empty.';
comment on column discussion_boards.published_at is 'When it was published; null: a draft that only people working on the course see.';
comment on column discussion_boards.grading is 'NONE; PARTICIPATION: contributions are counted; BY_HAND: points from instructors; RUBRIC: assessed by a rubric.';
comment on column discussion_boards.maximum is 'Most points a learner can get; with a rubric the maximum of the rubric. Null: none set.';
comment on column discussion_boards.due_at is 'When participation is due; later contributions do not count. Null: no due date.';
comment on column discussion_boards.own_count is 'Top-level contributions that full participation requires.';
comment on column discussion_boards.reply_count is 'Replies that full participation requires, each to a different person.';
comment on column discussion_boards.least_words is 'Fewest words of a contribution that counts as participation.';
comment on column discussion_boards.hidden_at is 'When a moderator hid the board; its author still sees it. Null: visible.';
comment on column discussion_boards.hidden_reason is 'Why it was hidden, plain text shown to the author; empty when visible.';
comment on column discussion_boards.told_closing_at is 'The locked_from that learners were reminded of a day ahead; null: none yet.';
comment on column discussion_boards.told_locked_at is 'The locked_from whose arrival learners were notified of; null: none yet.';
comment on column discussion_boards.told_open_at is 'The locked_until whose passing learners were notified of; null: none yet.';
comment on column discussion_boards.told_due_at is 'The due_at after which missing participation was graded; null: none yet.';
comment on column discussion_boards.created_at is 'When the row was written.';
comment on column discussion_boards.edited_at is 'When title or body last changed after publication; null: never.';
comment on column discussion_boards.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column discussion_boards.rubric_id is 'Rubric for grading RUBRIC; null with every other grading.';
comment on column discussion_boards.rubric_version is 'Version of the rubric used for marking; fixed once a learner has been marked.';

comment on table course_discussion_settings is 'What learners may do on the discussion boards of a course; no row: start boards, not anonymously.';
comment on column course_discussion_settings.organization_id is 'Organisation of the row.';
comment on column course_discussion_settings.course_id is 'Course that the settings apply to.';
comment on column course_discussion_settings.learners_start is 'Learners may start boards; false: only people who run the course may.';
comment on column course_discussion_settings.allows_anonymous is 'New boards may be started anonymously, and copy this into discussion_boards.allows_anonymous.';

comment on view boards_of_courses is 'Discussion boards with grading and due date, without their text.';

-- module: discussion-grades

comment on table discussion_marks is 'Marks that instructors give for taking part in a discussion; each replaces counted participation.';
comment on column discussion_marks.organization_id is 'Organisation of the row.';
comment on column discussion_marks.discussion_board_id is 'Graded board that the mark is for.';
comment on column discussion_marks.user_id is 'Learner who was marked.';
comment on column discussion_marks.points is 'Points given; with a rubric the sum of the assessment.';
comment on column discussion_marks.comment is 'Plain text from the instructor to the learner; may be empty.';
comment on column discussion_marks.marked_by is 'Member who gave the mark or last changed it.';
comment on column discussion_marks.marked_at is 'When the mark was given or last changed.';
comment on column discussion_marks.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column discussion_marks.assessment is 'Filled-in rubric: [{ criterionId, levelId, points, comment }]; null: marked by points alone.';
comment on column discussion_marks.rubric_version is 'Version of the rubric that the assessment follows; null: marked by points alone.';

-- module: social-groups

comment on table social_groups is 'Groups in which members of the organisation meet and post.';
comment on column social_groups.organization_id is 'Organisation of the row.';
comment on column social_groups.social_group_id is 'Identifier of the group.';
comment on column social_groups.privacy is 'OPEN: anyone joins and reads; CLOSED: people ask to join; SECRET: only members and invited people know it.';
comment on column social_groups.name is 'Localized, plain text in at least one language.';
comment on column social_groups.about is 'Description of the group: Localized, plain text.';
comment on column social_groups.rules is 'Localized, plain text, one rule per line; if present, people accept them to join.';
comment on column social_groups.tags is 'Topics as entered, without # and with underscores for spaces; no duplicates after folding.';
comment on column social_groups.cover_media_id is 'Cover picture, a private file; null: a generated drawing is shown.';
comment on column social_groups.member_limit is 'Most members the group may have; null: no limit.';
comment on column social_groups.member_count is 'Counter of ACCEPTED members; recounted with each change while the row is locked.';
comment on column social_groups.search_text is 'Computed from name and about in both languages, folded for search.';
comment on column social_groups.created_by is 'Member who founded the group; rights come from social_group_members.role.';
comment on column social_groups.created_at is 'When the group was founded.';
comment on column social_groups.version is 'Raised with each change; a client that sends an older one is refused.';

comment on table social_group_members is 'Membership of people in groups; a person who left has no row.';
comment on column social_group_members.organization_id is 'Organisation of the row.';
comment on column social_group_members.social_group_id is 'Group of the membership.';
comment on column social_group_members.user_id is 'Person whose membership it is.';
comment on column social_group_members.role is 'MEMBER; ADMIN: runs the group. Every group has at least one ADMIN.';
comment on column social_group_members.status is 'PENDING: asks to join; ACCEPTED: is a member; REJECTED: was refused; INVITED: has not answered; BANNED: excluded.';
comment on column social_group_members.invited_by is 'Member who invited them or made the link they used; null: joined without invitation.';
comment on column social_group_members.since is 'When the present status began.';
comment on column social_group_members.joined_at is 'When they were accepted, from which newcomer days count; null unless ACCEPTED.';
comment on column social_group_members.seen_at is 'When they last opened the group; later posts count as new. Null: never a member.';
comment on column social_group_members.is_muted is 'Leaves the group out of their feed and of notifications, except for announced posts.';

comment on table social_group_pauses is 'People who may not post or comment in a group for a time, even after rejoining.';
comment on column social_group_pauses.organization_id is 'Organisation of the row.';
comment on column social_group_pauses.social_group_id is 'Group that the pause applies to.';
comment on column social_group_pauses.user_id is 'Person who may not post or comment.';
comment on column social_group_pauses.posts_again_at is 'When the pause ends; the row remains afterwards without effect.';
comment on column social_group_pauses.reason is 'Plain text shown to the paused person; may be empty in old rows.';

comment on view groups_of_people is 'Groups with name, privacy and number of members.';
comment on view group_memberships is 'Members of groups with role and status.';
comment on view posting_pauses is 'Members who may not post in a group until a given time, and the reason.';

-- module: notification-digests

comment on table notification_digests is 'Digest runs, one for each member, pace and day; deleted after 60 days.';
comment on column notification_digests.organization_id is 'Organisation of the row.';
comment on column notification_digests.user_id is 'Member who gets the digest.';
comment on column notification_digests.pace is 'DAILY: every day; WEEKLY: on Sundays.';
comment on column notification_digests.day is 'Date of the digest in the time zone of the organisation.';
comment on column notification_digests.covers_until is 'End of the period covered; the next digest of this pace starts here.';
comment on column notification_digests.item_count is 'Items in the mail; 0: nothing new, so no mail was sent.';

-- module: link-previews

comment on table link_previews is 'Title, text and picture of external pages, fetched once for posts; unused rows go after a day.';
comment on column link_previews.organization_id is 'Organisation of the row.';
comment on column link_previews.link_preview_id is 'Identifier of the link preview.';
comment on column link_previews.url is 'Address of the page after redirects.';
comment on column link_previews.site is 'Site name from the metadata of the page, or else its host name.';
comment on column link_previews.title is 'Title from the metadata of the page, plain text.';
comment on column link_previews.description is 'Description from the metadata of the page, plain text; may be empty.';
comment on column link_previews.media_id is 'Private, re-encoded copy of the preview picture; null: none was readable.';
comment on column link_previews.created_by is 'Member who had the page fetched; only their posts may add this preview.';
comment on column link_previews.created_at is 'When the page was fetched.';

-- module: posts

comment on table posts is 'Posts in groups; their comments, likes and moderation belong to the module comments.';
comment on column posts.organization_id is 'Organisation of the row.';
comment on column posts.post_id is 'Identifier of the post.';
comment on column posts.social_group_id is 'Group in which it was posted.';
comment on column posts.author_user_id is 'Member who wrote the post.';
comment on column posts.request_key is 'Client key of the draft; sending it twice creates one post. Null: none sent, or erased.';
comment on column posts.html is 'Text as sanitised HTML; empty when there are only files or a poll, or after erasure.';
comment on column posts.media_ids is 'Media shown within the text, found each time it is saved.';
comment on column posts.attachment_ids is 'Media attached beside the text; at most 8.';
comment on column posts.tags is 'Hashtags found in the text, folded for comparison and without #.';
comment on column posts.poll_options is 'Answers of the poll in order, plain text; empty: the post has no poll.';
comment on column posts.poll_closes_at is 'When voting ends; null: the poll stays open, or there is none.';
comment on column posts.poll_hides_results is 'Results stay hidden until poll_closes_at has passed.';
comment on column posts.search_text is 'Computed from html: without tags, folded for search.';
comment on column posts.pinned_at is 'When the post was pinned to the top of its group; null: not pinned.';
comment on column posts.pinned_by is 'Member who pinned the post; null: not pinned.';
comment on column posts.is_announced is 'Every member of the group is notified, even those who muted it.';
comment on column posts.hidden_at is 'When a moderator or the word list hid it; the author still reads it. Null: visible.';
comment on column posts.hidden_reason is 'Why a moderator hid it, plain text shown to the author; empty when visible or held.';
comment on column posts.created_at is 'When the post was published; groups and feeds list by it.';
comment on column posts.edited_at is 'When the author last changed the post; null: never.';
comment on column posts.version is 'Raised with each edit; a client that sends an older one is refused.';
comment on column posts.is_held is 'Hidden until a moderator reviews the listed words found in it; hidden_at is set too.';
comment on column posts.link_preview_id is 'Preview of a linked page shown below the text; null: none.';

comment on table post_versions is 'Earlier texts of edited posts.';
comment on column post_versions.organization_id is 'Organisation of the row.';
comment on column post_versions.post_id is 'Post that was edited.';
comment on column post_versions.version is 'Version of the post that had this text, from 1.';
comment on column post_versions.html is 'Text before the edit, as sanitised HTML.';
comment on column post_versions.written_at is 'When this text was written, not when it was replaced.';

comment on table post_mentions is 'Members mentioned in a post, found each time its text is saved.';
comment on column post_mentions.organization_id is 'Organisation of the row.';
comment on column post_mentions.post_id is 'Post that contains the mention.';
comment on column post_mentions.user_id is 'Member who is mentioned; belonged to the group when the text was saved.';

comment on table post_votes is 'Votes in the polls of posts, one for each member; a new vote replaces the old.';
comment on column post_votes.organization_id is 'Organisation of the row.';
comment on column post_votes.post_id is 'Post with the poll.';
comment on column post_votes.user_id is 'Member who gave the vote.';
comment on column post_votes.option is 'Index of the chosen answer in posts.poll_options, from 0.';
comment on column post_votes.voted_at is 'When the current vote was given.';

comment on table saved_posts is 'Posts that members saved for later.';
comment on column saved_posts.organization_id is 'Organisation of the row.';
comment on column saved_posts.user_id is 'Member who saved the post.';
comment on column saved_posts.post_id is 'Saved post; listed without its text if no longer visible to the member.';
comment on column saved_posts.saved_at is 'When the post was saved.';

comment on table posting_rules is 'Rules for posts and comments in groups, one row for each organisation; no row: standard rules.';
comment on column posting_rules.organization_id is 'Organisation of the row.';
comment on column posting_rules.words is 'Unwanted words as they were entered; * lets a longer word match.';
comment on column posting_rules.word_action is 'What happens to a text with a listed word: HOLD until a moderator reviews it, or REFUSE.';
comment on column posting_rules.newcomer_days is 'Days after joining a group in which a member is a newcomer; 0: newcomers have no limits.';
comment on column posting_rules.newcomer_posts is 'Most posts that a newcomer may write in a group within an hour.';
comment on column posting_rules.newcomer_comments is 'Most comments that a newcomer may write in a group within an hour.';
comment on column posting_rules.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column posting_rules.changed_at is 'When the rules were last saved.';
comment on column posting_rules.reasons is 'Prepared reasons for moderators, [{ en, ar }] in plain text; authors read their own language.';

-- module: feed

comment on table feed_preferences is 'Order in which members read the feed of their groups; no row: NEWEST.';
comment on column feed_preferences.organization_id is 'Organisation of the row.';
comment on column feed_preferences.user_id is 'Member who reads the feed.';
comment on column feed_preferences.feed_order is 'NEWEST: latest posts first; DISCUSSED: most discussed posts first.';

-- module: group-invitations

comment on table social_group_links is 'Invitation links that admit anyone who has them to a group until they expire.';
comment on column social_group_links.organization_id is 'Organisation of the row.';
comment on column social_group_links.social_group_link_id is 'Identifier of the invitation link.';
comment on column social_group_links.social_group_id is 'Group that the link admits to.';
comment on column social_group_links.token_hash is 'SHA-256 of the secret in the link, base64url; the secret itself is not stored.';
comment on column social_group_links.created_by is 'Member who made the link; it ends when they stop running the group.';
comment on column social_group_links.created_at is 'When the link was made.';
comment on column social_group_links.expires_at is 'When the link stops working; a job deletes expired rows.';
comment on column social_group_links.use_count is 'Counter of joins through this link, raised by group-invitations with each one.';

-- module: scheduled-posts

comment on table scheduled_posts is 'Posts to be published later; a row is deleted when its post is published.';
comment on column scheduled_posts.organization_id is 'Organisation of the row.';
comment on column scheduled_posts.scheduled_post_id is 'Identifier of the scheduled post.';
comment on column scheduled_posts.social_group_id is 'Group in which it will be posted.';
comment on column scheduled_posts.author_user_id is 'Member who wrote it, and the only one who sees it.';
comment on column scheduled_posts.request_key is 'Client key of the draft, reused as posts.request_key so that it is published once.';
comment on column scheduled_posts.html is 'Text as sanitised HTML; empty when there are only files or a poll.';
comment on column scheduled_posts.media_ids is 'Media shown within the text, found each time it is saved.';
comment on column scheduled_posts.attachment_ids is 'Media attached beside the text; at most 8.';
comment on column scheduled_posts.poll is 'Poll of the post, { options, closesAt, hidesResults }; null: none.';
comment on column scheduled_posts.link_preview_id is 'Preview of a linked page; null: none.';
comment on column scheduled_posts.is_announced is 'Every member of the group will be notified, even those who muted it.';
comment on column scheduled_posts.publish_at is 'When a job publishes the post; at most 365 days ahead.';
comment on column scheduled_posts.failure is 'Why publishing failed: LEFT: may no longer post; WORDS: listed words; TOO_OFTEN: newcomer limit; CONTENT: invalid. Null: no failure.';
comment on column scheduled_posts.created_at is 'When the row was written.';
comment on column scheduled_posts.version is 'Raised with each change; a client that sends an older one is refused.';
