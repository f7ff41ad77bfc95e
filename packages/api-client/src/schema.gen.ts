// Made from openapi.json by scripts/api-types.ts. Change the server's routes, not this file.

/** Every operation: what it takes and what it answers. */
export interface Api {
  /** Takes a comment of one’s own away */
  'DELETE /api/answer-comments/{answerCommentId}': {
    path: { answerCommentId: number };
    query: { version: number };
    answer: undefined;
  };
  /** Takes one's own words back */
  'DELETE /api/assignment-submissions/{assignmentSubmissionId}/comments/{submissionCommentId}': {
    path: { assignmentSubmissionId: number; submissionCommentId: number };
    answer: undefined;
  };
  /** Takes the mark back, with what the markers gave; the history stays */
  'DELETE /api/assignment-submissions/{assignmentSubmissionId}/mark': {
    path: { assignmentSubmissionId: number };
    query: { version: number };
    answer: undefined;
  };
  /** Lets the group's mark count for the member again */
  'DELETE /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark': {
    path: { assignmentSubmissionId: number; userId: number };
    answer: undefined;
  };
  /** Deletes the caller's account in every organisation; learning records stay, without a name */
  'DELETE /api/auth/account': {
    body: { password: string };
    answer: { ok: true };
  };
  /** Back to the administrator's own session */
  'DELETE /api/auth/masquerade': {
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** Signs the person out on one device */
  'DELETE /api/auth/sessions/{sessionId}': {
    path: { sessionId: string };
    answer: { ok: true };
  };
  /** Removes the authenticator app */
  'DELETE /api/auth/two-factor/totp': {
    body: { password: string };
    answer: {
      isEnabled: boolean;
      isRequired: boolean;
      method: 'EMAIL' | 'TOTP';
      hasTotp: boolean;
      recoveryCodesLeft: number;
    };
  };
  /** Forgets what every process keeps about the organisation: settings, wording, catalogue */
  'DELETE /api/cache': {
    answer: undefined;
  };
  /** Deletes an announcement */
  'DELETE /api/course-announcements/{announcementId}': {
    path: { announcementId: number };
    answer: undefined;
  };
  /** Takes a group's own dates back */
  'DELETE /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}': {
    path: { assignmentId: number; courseGroupId: number };
    answer: undefined;
  };
  /** Takes a learner's own dates back */
  'DELETE /api/course-assignments/{assignmentId}/accommodations/learners/{userId}': {
    path: { assignmentId: number; userId: number };
    answer: undefined;
  };
  /** Deletes a category without courses */
  'DELETE /api/course-categories/{courseCategoryId}': {
    path: { courseCategoryId: number };
    answer: undefined;
  };
  /** Deletes an exam that is held nowhere */
  'DELETE /api/course-exams/{examId}': {
    path: { examId: number };
    answer: undefined;
  };
  /** Deletes a category; its items stay, in no category */
  'DELETE /api/course-grade-categories/{gradeCategoryId}': {
    path: { gradeCategoryId: number };
    answer: undefined;
  };
  /** Deletes an item that nobody has a grade on */
  'DELETE /api/course-grade-items/{gradeItemId}': {
    path: { gradeItemId: number };
    answer: undefined;
  };
  /** Deletes a group; its learners are in none then */
  'DELETE /api/course-groups/{courseGroupId}': {
    path: { courseGroupId: number };
    answer: undefined;
  };
  /** Deletes a rubric by which nothing has been marked */
  'DELETE /api/course-rubrics/{rubricId}': {
    path: { rubricId: number };
    answer: undefined;
  };
  /** Deletes a section with its lessons */
  'DELETE /api/course-sections/{courseSectionId}': {
    path: { courseSectionId: number };
    answer: undefined;
  };
  /** Deletes a lesson */
  'DELETE /api/course-subsections/{courseSubsectionId}': {
    path: { courseSubsectionId: number };
    answer: undefined;
  };
  /** Takes the mark away; an earned completion is kept */
  'DELETE /api/course-subsections/{courseSubsectionId}/finished': {
    path: { courseSubsectionId: number };
    answer: {
      courseId: number;
      courseSubsectionId: number;
      isFinished: boolean;
      fraction: number;
      percent: number;
      finishedCount: number;
      requiredCount: number;
      isCompleted: boolean;
      hasJustCompleted: boolean;
      completedAt: string | null;
    };
  };
  /** Deletes a survey with its answers */
  'DELETE /api/course-surveys/{surveyId}': {
    path: { surveyId: number };
    answer: undefined;
  };
  /** Deletes a course without learners */
  'DELETE /api/courses/{courseId}': {
    path: { courseId: number };
    answer: undefined;
  };
  /** Leaves the list, by the token of a letter */
  'DELETE /api/email-subscription': {
    query: { token: string };
    answer: undefined;
  };
  /** Leaves a course; progress is kept for coming back */
  'DELETE /api/enrollments/{enrollmentId}': {
    path: { enrollmentId: number };
    answer: undefined;
  };
  /** Takes the mark away */
  'DELETE /api/favorites/courses/{courseId}': {
    path: { courseId: number };
    answer: undefined;
  };
  /** Takes the shipped message again */
  'DELETE /api/localizations/{language}/{messageKey}': {
    path: { language: 'en' | 'ar'; messageKey: string };
    answer: undefined;
  };
  /** Gives an upload up */
  'DELETE /api/media/upload/{uploadId}': {
    path: { uploadId: string };
    answer: undefined;
  };
  /** Deletes a file that nothing shows */
  'DELETE /api/media/{mediaId}': {
    path: { mediaId: number };
    answer: undefined;
  };
  /** Deletes a read one for good */
  'DELETE /api/notifications/{id}': {
    path: { id: number };
    answer: { ok: true };
  };
  /** Removes a font family */
  'DELETE /api/organizations-dashboard/fonts/{organizationFontId}': {
    path: { organizationFontId: number };
    answer: undefined;
  };
  /** Deletes a permission set that nobody holds */
  'DELETE /api/permission-sets/{permissionSetId}': {
    path: { permissionSetId: number };
    answer: undefined;
  };
  /** Deletes a category that nothing is in */
  'DELETE /api/question-categories/{questionCategoryId}': {
    path: { questionCategoryId: number };
    answer: undefined;
  };
  /** Deletes a question that no exam has taken */
  'DELETE /api/questions/{questionId}': {
    path: { questionId: number };
    answer: undefined;
  };
  /** Deletes a specialization; its courses stay */
  'DELETE /api/specializations/{specializationId}': {
    path: { specializationId: number };
    answer: undefined;
  };
  /** Deletes an annotation of one’s own */
  'DELETE /api/submission-files/{submissionFileId}/annotations/{annotationKey}': {
    path: { submissionFileId: number; annotationKey: string };
    answer: undefined;
  };
  /** Takes a grant back */
  'DELETE /api/subsection-exams/{subsectionExamId}/accommodations/{userId}': {
    path: { subsectionExamId: number; userId: number };
    answer: undefined;
  };
  /** Takes a group's grant back */
  'DELETE /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}': {
    path: { subsectionExamId: number; courseGroupId: number };
    answer: undefined;
  };
  /** Lets a question be marked without a rubric */
  'DELETE /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}': {
    path: { subsectionExamId: number; questionId: number };
    answer: undefined;
  };
  /** What opens, is due and closes in a span of time, in all of the caller's courses, by their own dates */
  'GET /api/activities-schedule': {
    query: {
      from: string;
      to: string;
      kinds?: ('EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL')[];
      courseIds?: number[];
      toDo?: number;
      skip?: number;
      take?: number;
    };
    answer: {
      data: ({
        happens: 'OPENS' | 'DUE' | 'LATE_UNTIL' | 'CLOSES' | 'TIME_UP';
        at: string;
        kind: 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
        activityId: number;
        title: { en?: string | null; ar?: string | null };
        course: { courseId: number; title: { en?: string | null; ar?: string | null } } | null;
        state: 'NOT_BEGUN' | 'RUNNING' | 'DRAFT' | 'OVERDUE' | 'MISSED' | 'HANDED_IN' | 'MARKED';
        isLocked: boolean;
        moments: { happens: 'OPENS' | 'DUE' | 'LATE_UNTIL' | 'CLOSES' | 'TIME_UP'; at: string }[];
        path: string;
      })[];
      total: number;
      courses: { courseId: number; title: { en?: string | null; ar?: string | null } }[];
    };
  };
  /** Announcements to the whole organisation; administrators see drafts too */
  'GET /api/announcements': {
    query: { skip?: number; take?: number; includeCourses?: boolean };
    answer: {
      data: ({
        announcementId: number;
        courseId: number | null;
        courseTitle: { en?: string | null; ar?: string | null } | null;
        title: { en?: string | null; ar?: string | null };
        body: { en?: string | null; ar?: string | null };
        status: 'DRAFT' | 'PUBLISHED';
        sendsMail: boolean;
        author: { userId: number; firstName: string; lastName: string; image: string | null };
        createdAt: string;
        publishedAt: string | null;
        editedAt: string | null;
        version: number;
        abilities: { canEdit: boolean; canPublish: boolean; canDelete: boolean };
      })[];
      total: number;
    };
  };
  /** Answers that wait for the caller, that two markers differ about, or that have been marked */
  'GET /api/answer-review': {
    query: {
      skip?: number;
      take?: number;
      subsectionExamId: number;
      state?: 'PENDING' | 'WAITING' | 'DISPUTED' | 'MARKED' | 'ALL';
      questionId?: number;
      examAttemptId?: number;
    };
    answer: {
      data: ({
        examAttemptId: number;
        position: number;
        questionId: number;
        questionName: string;
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
        marks: string;
        score: string | null;
        state: 'PENDING' | 'WAITING' | 'DISPUTED' | 'MARKED';
        learner: { userId: number; firstName: string; lastName: string } | null;
        finishedAt: string | null;
      })[];
      total: number;
    };
  };
  /** A finished attempt with keys, answers, marks and what happened around it */
  'GET /api/answer-review/{examAttemptId}': {
    path: { examAttemptId: number };
    answer: {
      examAttemptId: number;
      subsectionExamId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      learner: { userId: number; firstName: string; lastName: string } | null;
      number: number;
      state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
      isPreview: boolean;
      startedAt: string | null;
      deadline: string | null;
      finishedAt: string | null;
      score: string | null;
      marks: string;
      markerCount: number;
      questions: ({
        position: number;
        section: number;
        questionId: number;
        questionName: string;
        marks: string;
        negativeMarks: string;
        question: {
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'TRUE_FALSE';
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'SHORT_TEXT';
          maximumLength: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'NUMERIC';
          units: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'MATCHING';
          stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILL_BLANKS';
          blanks: { id: string; isNumeric: boolean }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: {
            id: string;
            choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'HOTSPOT';
          pictureMediaId: number;
          mostPoints: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILE_UPLOAD';
          mostFiles: number;
          mostBytes: number;
          extensions: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'ESSAY';
          leastWords: number;
          mostWords: number | null;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        key: {
          type: 'SINGLE_CHOICE';
          fractions: Record<string, string>;
          feedback: Record<string, { en?: string | null; ar?: string | null }>;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'MULTIPLE_CHOICE';
          fractions: Record<string, string>;
          feedback: Record<string, { en?: string | null; ar?: string | null }>;
          isAllOrNothing: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'TRUE_FALSE';
          isTrue: boolean;
          feedback: {
            true: { en?: string | null; ar?: string | null };
            false: { en?: string | null; ar?: string | null };
          };
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'SHORT_TEXT';
          accepted: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
          isStrict: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'NUMERIC';
          accepted: {
            value: string;
            tolerance: string;
            fraction: string;
            feedback: { en?: string | null; ar?: string | null };
          }[];
          units: { name: string; factor: string }[];
          isUnitRequired: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'MATCHING';
          pairs: Record<string, string>;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'ORDERING';
          order: string[];
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'FILL_BLANKS';
          blanks: Record<string, {
            weight: string;
            texts: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
            numbers: {
              value: string;
              tolerance: string;
              fraction: string;
              feedback: { en?: string | null; ar?: string | null };
            }[];
          }>;
          isStrict: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: Record<string, { weight: string; fractions: Record<string, string> }>;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'HOTSPOT';
          areas: ({
            id: string;
            area: { shape: 'rectangle' | 'ellipse'; x: number; y: number; width: number; height: number } | { shape: 'polygon'; points: { x: number; y: number }[] };
            feedback: { en?: string | null; ar?: string | null };
          })[];
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'FILE_UPLOAD' | 'ESSAY';
          guide: { en?: string | null; ar?: string | null };
          explanation: { en?: string | null; ar?: string | null };
        };
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        files: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        }[];
        score: string | null;
        outcome: 'CORRECT' | 'PARTIAL' | 'WRONG' | 'BLANK' | 'PENDING';
        parts: { id: string; result: 'RIGHT' | 'PARTIAL' | 'WRONG' | 'MISSED' }[];
        source: 'AUTO' | 'MARKER' | 'REGRADED' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED' | 'RULING_WITHDRAWN';
        isDisputed: boolean;
        comment: string;
        spentSeconds: number | null;
        markedBy: { userId: number; firstName: string; lastName: string } | null;
        markedAt: string | null;
        rubric: {
          rubricId: number;
          rubricVersion: number;
          title: { en?: string | null; ar?: string | null };
          content: {
            criteria: {
              id: number;
              name: { en?: string | null; ar?: string | null };
              description: { en?: string | null; ar?: string | null };
              isRange: boolean;
              levels: {
                id: number;
                name: { en?: string | null; ar?: string | null };
                description: { en?: string | null; ar?: string | null };
                points: string;
              }[];
            }[];
            allowsFreePoints: boolean;
          };
          maximum: string;
          tolerance: string;
        } | null;
        assessment: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[] | null;
        comments: {
          answerCommentId: number;
          start: number;
          end: number;
          quote: string;
          comment: string;
          marker: { userId: number; firstName: string; lastName: string };
          isOwn: boolean;
          version: number;
          writtenAt: string;
        }[];
        version: number;
        markVersion: number;
        reviews: {
          marker: { userId: number; firstName: string; lastName: string };
          isOwn: boolean;
          score: string;
          assessment: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[] | null;
          comment: string;
          version: number;
          reviewedAt: string;
        }[];
      })[];
      events: {
        kind: 'FOCUS_LOST' | 'FOCUS_GAINED' | 'PASTE' | 'RECONNECTED' | 'TAKEN_OVER';
        position: number | null;
        occurredAt: string | null;
        receivedAt: string | null;
      }[];
    };
  };
  /** A submission with its files, marks, and what comes next */
  'GET /api/assignment-submissions/{assignmentSubmissionId}': {
    path: { assignmentSubmissionId: number };
    answer: {
      assignmentSubmissionId: number;
      assignmentId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      learner: { userId: number; firstName: string; lastName: string } | null;
      group: { courseGroupId: number; name: { en?: string | null; ar?: string | null } } | null;
      members: {
        userId: number;
        firstName: string;
        lastName: string;
        ownPoints: string | null;
        ownReason: string | null;
        ownVersion: number;
        finalPoints: string | null;
      }[];
      state: 'NOT_SUBMITTED' | 'SUBMITTED' | 'DISPUTED' | 'MARKED' | 'RETURNED';
      maximum: string;
      dueAt: string | null;
      current: {
        number: number;
        body: string;
        link: string;
        wordCount: number;
        files: {
          submissionFileId: number;
          file: {
            mediaId: number;
            url: string;
            contentType: string;
            name: string;
            byteSize: number;
            width: number | null;
            height: number | null;
            durationSeconds: number | null;
            alt: { en?: string | null; ar?: string | null };
            variants: { url: string; width: number; contentType: string }[];
          };
        }[];
        submittedAt: string | null;
        submittedBy: { userId: number; firstName: string; lastName: string } | null;
        withdrawnAt: string | null;
        isLate: boolean;
      } | null;
      versions: ({
        number: number;
        submittedAt: string | null;
        submittedBy: { userId: number; firstName: string; lastName: string } | null;
        withdrawnAt: string | null;
        isLate: boolean;
        receiptCode: string | null;
      })[];
      rubric: {
        rubricId: number;
        rubricVersion: number;
        title: { en?: string | null; ar?: string | null };
        content: {
          criteria: {
            id: number;
            name: { en?: string | null; ar?: string | null };
            description: { en?: string | null; ar?: string | null };
            isRange: boolean;
            levels: {
              id: number;
              name: { en?: string | null; ar?: string | null };
              description: { en?: string | null; ar?: string | null };
              points: string;
            }[];
          }[];
          allowsFreePoints: boolean;
        };
        maximum: string;
      } | null;
      markerCount: number;
      isBlind: boolean;
      mark: {
        points: string | null;
        finalPoints: string | null;
        lateIntervals: number;
        number: number;
        assessment: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[] | null;
        comment: string;
        isDisputed: boolean;
        markedBy: { userId: number; firstName: string; lastName: string };
        markedAt: string;
      } | null;
      version: number;
      markVersion: number;
      reviews: {
        marker: { userId: number; firstName: string; lastName: string };
        isOwn: boolean;
        number: number;
        points: string;
        assessment: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[] | null;
        comment: string;
        version: number;
        reviewedAt: string;
      }[];
      next: number | null;
    };
  };
  /** The conversation between learners and markers */
  'GET /api/assignment-submissions/{assignmentSubmissionId}/comments': {
    path: { assignmentSubmissionId: number };
    answer: {
      data: ({
        submissionCommentId: number;
        author: { userId: number; firstName: string; lastName: string } | null;
        isByMarker: boolean;
        isOwn: boolean;
        waitsForRelease: boolean;
        body: string;
        createdAt: string | null;
      })[];
    };
  };
  /** Every change of a mark: what it was, what it became, who and why */
  'GET /api/assignment-submissions/{assignmentSubmissionId}/mark-changes': {
    path: { assignmentSubmissionId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: ({
        learner: { userId: number; firstName: string; lastName: string } | null;
        oldPoints: string | null;
        newPoints: string | null;
        reason: string;
        changedBy: { userId: number; firstName: string; lastName: string };
        changedAt: string;
      })[];
      total: number;
    };
  };
  /** An earlier version as it was handed in */
  'GET /api/assignment-submissions/{assignmentSubmissionId}/versions/{number}': {
    path: { assignmentSubmissionId: number; number: number };
    answer: {
      number: number;
      body: string;
      link: string;
      wordCount: number;
      files: {
        submissionFileId: number;
        file: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        };
      }[];
      submittedAt: string | null;
      submittedBy: { userId: number; firstName: string; lastName: string } | null;
      withdrawnAt: string | null;
      isLate: boolean;
    };
  };
  /** The signed-in person; also tells whether the token is good */
  'GET /api/auth': {
    answer: {
      id: number;
      firstName: string;
      lastName: string;
      email: string;
      profileImage: string | null;
      forceResetPassword: boolean;
      isEmailVerified: boolean;
      extraFields: { formField: { fieldKey: string }; value: unknown }[];
      portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      language: 'en' | 'ar';
      permissions: string[];
      masquerader: { id: number; name: string } | null;
      status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
    };
  };
  /** The organisations that the person is an active member of */
  'GET /api/auth/organizations': {
    answer: {
      data: {
        organizationId: number;
        prefix: string;
        name: { en?: string | null; ar?: string | null };
        logoUrl: string | null;
        url: string;
        isCurrent: boolean;
      }[];
    };
  };
  /** The same for clients that can only read; the other one keeps the token out of addresses */
  'GET /api/auth/refresh': {
    query: { token: string };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** Where the person is signed in */
  'GET /api/auth/sessions': {
    answer: {
      data: {
        sessionId: string;
        browser: string | null;
        system: string | null;
        ip: string;
        createdAt: string;
        lastSeenAt: string;
        isCurrent: boolean;
      }[];
    };
  };
  /** Exchanges such a token */
  'GET /api/auth/sso': {
    query: { token: string; target?: 'STUDIO' | 'LEARNER' };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** How the person signs in */
  'GET /api/auth/two-factor': {
    answer: {
      isEnabled: boolean;
      isRequired: boolean;
      method: 'EMAIL' | 'TOTP';
      hasTotp: boolean;
      recoveryCodesLeft: number;
    };
  };
  /** How the organisation can be reached */
  'GET /api/contact/organization/{organizationId}': {
    path: { organizationId: number };
    answer: {
      organizationId: number;
      name: { en?: string | null; ar?: string | null };
      contact: Record<string, unknown>;
    };
  };
  /** Whether and how an assignment is checked for plagiarism, and how far that is */
  'GET /api/copy-plagiarism-checks/assignments/{assignmentId}': {
    path: { assignmentId: number };
    answer: {
      isOn: boolean;
      thresholdPercent: number;
      excludesQuotations: boolean;
      version: number;
      isRunning: boolean;
      waiting: number;
      checked: number;
      unreadable: number;
    };
  };
  /** Submissions of an assignment that are like others, the most alike first */
  'GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings': {
    path: { assignmentId: number };
    query: { skip?: number; take?: number; state?: 'OPEN' | 'DISMISSED' };
    answer: {
      data: ({
        findingId: number;
        shared: number;
        passageCount: number;
        foundAt: string | null;
        dismissal: { by: { userId: number; firstName: string; lastName: string }; at: string; reason: string } | null;
        own: {
          assignmentSubmissionId: number | null;
          number: number | null;
          submittedAt: string | null;
          learner: { userId: number; firstName: string; lastName: string } | null;
          groupName: { en?: string | null; ar?: string | null } | null;
          assignmentId: number | null;
          assignmentTitle: { en?: string | null; ar?: string | null } | null;
          courseTitle: { en?: string | null; ar?: string | null } | null;
          total: number;
        };
        other: {
          assignmentSubmissionId: number | null;
          number: number | null;
          submittedAt: string | null;
          learner: { userId: number; firstName: string; lastName: string } | null;
          groupName: { en?: string | null; ar?: string | null } | null;
          assignmentId: number | null;
          assignmentTitle: { en?: string | null; ar?: string | null } | null;
          courseTitle: { en?: string | null; ar?: string | null } | null;
          total: number;
        };
        isSameAssignment: boolean;
      })[];
      total: number;
    };
  };
  /** Both texts of a finding with the passages that they share */
  'GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}': {
    path: { assignmentId: number; findingId: number };
    answer: {
      findingId: number;
      shared: number;
      passageCount: number;
      foundAt: string | null;
      dismissal: { by: { userId: number; firstName: string; lastName: string }; at: string; reason: string } | null;
      own: {
        assignmentSubmissionId: number | null;
        number: number | null;
        submittedAt: string | null;
        learner: { userId: number; firstName: string; lastName: string } | null;
        groupName: { en?: string | null; ar?: string | null } | null;
        assignmentId: number | null;
        assignmentTitle: { en?: string | null; ar?: string | null } | null;
        courseTitle: { en?: string | null; ar?: string | null } | null;
        total: number;
      };
      other: {
        assignmentSubmissionId: number | null;
        number: number | null;
        submittedAt: string | null;
        learner: { userId: number; firstName: string; lastName: string } | null;
        groupName: { en?: string | null; ar?: string | null } | null;
        assignmentId: number | null;
        assignmentTitle: { en?: string | null; ar?: string | null } | null;
        courseTitle: { en?: string | null; ar?: string | null } | null;
        total: number;
      };
      isSameAssignment: boolean;
      ownText: {
        text: string;
        parts: {
          name: string | null;
          start: number;
          end: number;
          problem: 'TYPE' | 'TOO_LARGE' | 'DAMAGED' | 'LOCKED' | 'NO_TEXT' | 'GONE' | null;
        }[];
      };
      otherText: {
        text: string;
        parts: {
          name: string | null;
          start: number;
          end: number;
          problem: 'TYPE' | 'TOO_LARGE' | 'DAMAGED' | 'LOCKED' | 'NO_TEXT' | 'GONE' | null;
        }[];
      } | null;
      passages: ({
        own: { start: number; end: number };
        other: { start: number; end: number } | null;
        excerpt: string;
      })[];
    };
  };
  /** How a submission was checked: what could be read of it, and what it is like */
  'GET /api/copy-plagiarism-checks/submissions/{assignmentSubmissionId}': {
    path: { assignmentSubmissionId: number };
    answer: {
      status: 'NONE' | 'WAITING' | 'CHECKED' | 'FAILED';
      number: number | null;
      checkedAt: string | null;
      isOn: boolean;
      parts: {
        name: string | null;
        start: number;
        end: number;
        problem: 'TYPE' | 'TOO_LARGE' | 'DAMAGED' | 'LOCKED' | 'NO_TEXT' | 'GONE' | null;
      }[];
      findings: ({
        findingId: number;
        shared: number;
        passageCount: number;
        foundAt: string | null;
        dismissal: { by: { userId: number; firstName: string; lastName: string }; at: string; reason: string } | null;
        own: {
          assignmentSubmissionId: number | null;
          number: number | null;
          submittedAt: string | null;
          learner: { userId: number; firstName: string; lastName: string } | null;
          groupName: { en?: string | null; ar?: string | null } | null;
          assignmentId: number | null;
          assignmentTitle: { en?: string | null; ar?: string | null } | null;
          courseTitle: { en?: string | null; ar?: string | null } | null;
          total: number;
        };
        other: {
          assignmentSubmissionId: number | null;
          number: number | null;
          submittedAt: string | null;
          learner: { userId: number; firstName: string; lastName: string } | null;
          groupName: { en?: string | null; ar?: string | null } | null;
          assignmentId: number | null;
          assignmentTitle: { en?: string | null; ar?: string | null } | null;
          courseTitle: { en?: string | null; ar?: string | null } | null;
          total: number;
        };
        isSameAssignment: boolean;
      })[];
    };
  };
  /** One announcement, of a course or of the organisation */
  'GET /api/course-announcements/{announcementId}': {
    path: { announcementId: number };
    answer: {
      announcementId: number;
      courseId: number | null;
      courseTitle: { en?: string | null; ar?: string | null } | null;
      title: { en?: string | null; ar?: string | null };
      body: { en?: string | null; ar?: string | null };
      status: 'DRAFT' | 'PUBLISHED';
      sendsMail: boolean;
      author: { userId: number; firstName: string; lastName: string; image: string | null };
      createdAt: string;
      publishedAt: string | null;
      editedAt: string | null;
      version: number;
      abilities: { canEdit: boolean; canPublish: boolean; canDelete: boolean };
    };
  };
  /** Courses that wait for approval */
  'GET /api/course-approvals': {
    query: { skip?: number; take?: number };
    answer: {
      data: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
        updatedAt: string;
        approvalNote: string;
        translations: {
          en: { hasTitle: boolean; textCount: number };
          ar: { hasTitle: boolean; textCount: number };
        };
      })[];
      total: number;
    };
  };
  /** The assignments of all of the caller's courses, what is due first */
  'GET /api/course-assignments': {
    query: { skip?: number; take?: number; portals?: number[] };
    answer: {
      data: {
        assignmentId: number;
        courseId: number;
        courseTitle: { en?: string | null; ar?: string | null };
        title: { en?: string | null; ar?: string | null };
        isPublished: boolean;
        isGroupWork: boolean;
        isFinished: boolean;
        opensAt: string | null;
        dueAt: string | null;
        closesAt: string | null;
        state: 'NOT_SUBMITTED' | 'DRAFT' | 'SUBMITTED' | 'RETURNED';
        isLate: boolean;
        submittedAt: string | null;
        points: string | null;
        maximum: string;
      }[];
      total: number;
    };
  };
  /** An assignment with its rules, and how the caller stands */
  'GET /api/course-assignments/{assignmentId}': {
    path: { assignmentId: number };
    answer: {
      assignmentId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      isTold: boolean;
      instructions: { en?: string | null; ar?: string | null };
      attachments: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      }[];
      isPublished: boolean;
      isGroupWork: boolean;
      acceptsText: boolean;
      acceptsFiles: boolean;
      acceptsLink: boolean;
      mostWords: number | null;
      mostFiles: number;
      mostBytes: number;
      extensions: ('pdf' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'epub' | 'txt' | 'csv' | 'md' | 'jpg' | 'png' | 'webp' | 'avif' | 'gif')[];
      latePercent: string | null;
      lateInterval: 'HOUR' | 'DAY';
      lateFloorPercent: string;
      missingPercent: string | null;
      versionsAllowed: number | null;
      resubmitsUntil: string | null;
      allowsWithdrawal: boolean;
      opensAt: string | null;
      dueAt: string | null;
      closesAt: string | null;
      state: 'NOT_SUBMITTED' | 'DRAFT' | 'SUBMITTED' | 'RETURNED';
      isLate: boolean;
      submittedAt: string | null;
      points: string | null;
      maximum: string;
      rubric: {
        rubricId: number;
        rubricVersion: number;
        title: { en?: string | null; ar?: string | null };
        content: {
          criteria: {
            id: number;
            name: { en?: string | null; ar?: string | null };
            description: { en?: string | null; ar?: string | null };
            isRange: boolean;
            levels: {
              id: number;
              name: { en?: string | null; ar?: string | null };
              description: { en?: string | null; ar?: string | null };
              points: string;
            }[];
          }[];
          allowsFreePoints: boolean;
        };
        maximum: string;
      } | null;
      group: {
        courseGroupId: number;
        name: { en?: string | null; ar?: string | null };
        members: { userId: number; firstName: string; lastName: string }[];
      } | null;
      serverTime: string;
      refusal: 'NOT_ENROLLED' | 'LOCKED' | 'NOT_OPEN_YET' | 'CLOSED' | 'NO_GROUP' | 'OTHER_GROUP' | 'NO_VERSIONS_LEFT' | 'RESUBMISSION_OVER' | null;
      canEdit: boolean;
    };
  };
  /** Dates of their own that learners and groups have */
  'GET /api/course-assignments/{assignmentId}/accommodations': {
    path: { assignmentId: number };
    answer: {
      data: ({
        opensAt: string | null;
        dueAt: string | null;
        closesAt: string | null;
        note: string;
        learner: { userId: number; firstName: string; lastName: string } | null;
        group: {
          courseGroupId: number;
          name: { en?: string | null; ar?: string | null };
          memberCount: number;
        } | null;
        version: number;
        grantedAt: string;
      })[];
    };
  };
  /** What is asked and by which rules, for editors */
  'GET /api/course-assignments/{assignmentId}/editing': {
    path: { assignmentId: number };
    answer: {
      instructions: { en?: string | null; ar?: string | null };
      isGroupWork: boolean;
      acceptsText: boolean;
      acceptsFiles: boolean;
      acceptsLink: boolean;
      mostWords: number | null;
      mostFiles: number;
      mostBytes: number;
      extensions: ('pdf' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'epub' | 'txt' | 'csv' | 'md' | 'jpg' | 'png' | 'webp' | 'avif' | 'gif')[];
      opensAt: string | null;
      dueAt: string | null;
      closesAt: string | null;
      latePercent: string | null;
      lateInterval: 'HOUR' | 'DAY';
      lateFloorPercent: string;
      missingPercent: string | null;
      versionsAllowed: number | null;
      resubmitsUntil: string | null;
      allowsWithdrawal: boolean;
      maximum: string;
      rubricId: number | null;
      markerCount: number;
      tolerance: string;
      isBlind: boolean;
      release: 'AT_ONCE' | 'BY_HAND' | 'AT_TIME';
      releaseAt: string | null;
      assignmentId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      attachments: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      }[];
      rubricVersion: number | null;
      isPublished: boolean;
      hasSubmissions: boolean;
      hasMarks: boolean;
      releasedAt: string | null;
      version: number;
    };
  };
  /** Everything that was handed in last as one archive (ZIP), a folder for each learner or group */
  'GET /api/course-assignments/{assignmentId}/files': {
    path: { assignmentId: number };
    answer: undefined;
  };
  /** What is missing or odd before learners work on it */
  'GET /api/course-assignments/{assignmentId}/findings': {
    path: { assignmentId: number };
    answer: {
      isReady: boolean;
      findings: {
        code: 'instructions-missing' | 'window-over' | 'no-groups' | 'learners-without-group' | 'due-after-close';
        isRequired: boolean;
        path: string;
        count: number;
      }[];
    };
  };
  /** The marks as a spreadsheet (CSV) */
  'GET /api/course-assignments/{assignmentId}/marks': {
    path: { assignmentId: number };
    answer: undefined;
  };
  /** The caller's or their group's work: draft, versions handed in, and the mark once it is released */
  'GET /api/course-assignments/{assignmentId}/submission': {
    path: { assignmentId: number };
    answer: {
      assignmentSubmissionId: number | null;
      state: 'NOT_SUBMITTED' | 'DRAFT' | 'SUBMITTED' | 'RETURNED';
      group: { courseGroupId: number; name: { en?: string | null; ar?: string | null } } | null;
      hasLeftGroup: boolean;
      draft: {
        version: number;
        body: string;
        link: string;
        files: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        }[];
        savedAt: string;
        savedBy: { userId: number; firstName: string; lastName: string } | null;
      } | null;
      current: {
        number: number;
        body: string;
        link: string;
        wordCount: number;
        files: {
          submissionFileId: number;
          file: {
            mediaId: number;
            url: string;
            contentType: string;
            name: string;
            byteSize: number;
            width: number | null;
            height: number | null;
            durationSeconds: number | null;
            alt: { en?: string | null; ar?: string | null };
            variants: { url: string; width: number; contentType: string }[];
          };
        }[];
        submittedAt: string;
        submittedBy: { userId: number; firstName: string; lastName: string } | null;
        withdrawnAt: string | null;
        isLate: boolean;
      } | null;
      versions: ({
        number: number;
        submittedAt: string;
        submittedBy: { userId: number; firstName: string; lastName: string } | null;
        withdrawnAt: string | null;
        isLate: boolean;
        receiptCode: string;
      })[];
      mark: {
        points: string;
        givenPoints: string;
        lateDeduction: string;
        lateIntervals: number;
        maximum: string;
        number: number;
        comment: string;
        assessment: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[] | null;
        rubricVersion: number | null;
        ownReason: string | null;
        markedAt: string;
      } | null;
      points: string | null;
      abilities: { canWrite: boolean; canSubmit: boolean; canWithdraw: boolean; canComment: boolean };
      versionsLeft: number | null;
    };
  };
  /** One of the versions that the caller or their group handed in */
  'GET /api/course-assignments/{assignmentId}/submission/versions/{number}': {
    path: { assignmentId: number; number: number };
    answer: {
      number: number;
      body: string;
      link: string;
      wordCount: number;
      files: {
        submissionFileId: number;
        file: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        };
      }[];
      submittedAt: string;
      submittedBy: { userId: number; firstName: string; lastName: string } | null;
      withdrawnAt: string | null;
      isLate: boolean;
    };
  };
  /** Who or which group has handed in what, how far marking is, and how many there are of each state */
  'GET /api/course-assignments/{assignmentId}/submissions': {
    path: { assignmentId: number };
    query: {
      skip?: number;
      take?: number;
      search?: string;
      state?: 'NOT_SUBMITTED' | 'SUBMITTED' | 'DISPUTED' | 'MARKED' | 'RETURNED';
      isLate?: boolean;
      sort?: 'name' | 'submitted' | 'points';
    };
    answer: {
      data: ({
        assignmentSubmissionId: number | null;
        learner: { userId: number; firstName: string; lastName: string } | null;
        group: {
          courseGroupId: number;
          name: { en?: string | null; ar?: string | null };
          memberCount: number;
        } | null;
        state: 'NOT_SUBMITTED' | 'SUBMITTED' | 'DISPUTED' | 'MARKED' | 'RETURNED';
        isLate: boolean;
        number: number | null;
        submittedAt: string | null;
        dueAt: string | null;
        points: string | null;
        isOutdated: boolean;
        isReviewed: boolean;
        commentCount: number;
        markVersion: number;
      })[];
      total: number;
      counts: {
        NOT_SUBMITTED: number;
        SUBMITTED: number;
        DISPUTED: number;
        MARKED: number;
        RETURNED: number;
        late: number;
      };
    };
  };
  /** All categories, with the number of courses in each */
  'GET /api/course-categories': {
    answer: {
      data: {
        courseCategoryId: number;
        name: { en?: string | null; ar?: string | null };
        icon: string;
        hue: number;
        position: number;
        courseCount: number;
      }[];
    };
  };
  /** An exam with its sections and draws */
  'GET /api/course-exams/{examId}': {
    path: { examId: number };
    answer: {
      examId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      sections: {
        title: { en?: string | null; ar?: string | null };
        navigation: 'FREE' | 'ONE_WAY';
        isShuffled: boolean;
        shufflesChoices: boolean;
        draws: {
          questionId: number | null;
          questionCategoryId: number | null;
          tags: string[];
          difficulty: number | null;
          take: number;
          marks: string | null;
          questionName: string | null;
          questionType: string | null;
          candidateCount: number;
        }[];
      }[];
      heldIn: {
        subsectionExamId: number;
        title: { en?: string | null; ar?: string | null };
        isPublished: boolean;
      }[];
      version: number;
      updatedAt: string;
    };
  };
  /** A paper as somebody might be given it, with its keys; 409 while the bank lacks what it draws */
  'GET /api/course-exams/{examId}/paper': {
    path: { examId: number };
    query: { seed?: string };
    answer: {
      examId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      seed: string;
      marks: string;
      sections: { title: { en?: string | null; ar?: string | null }; navigation: 'FREE' | 'ONE_WAY' }[];
      questions: ({
        position: number;
        section: number;
        marks: string;
        question: {
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'TRUE_FALSE';
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'SHORT_TEXT';
          maximumLength: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'NUMERIC';
          units: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'MATCHING';
          stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILL_BLANKS';
          blanks: { id: string; isNumeric: boolean }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: {
            id: string;
            choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'HOTSPOT';
          pictureMediaId: number;
          mostPoints: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILE_UPLOAD';
          mostFiles: number;
          mostBytes: number;
          extensions: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'ESSAY';
          leastWords: number;
          mostWords: number | null;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        key: {
          type: 'SINGLE_CHOICE';
          fractions: Record<string, string>;
          feedback: Record<string, { en?: string | null; ar?: string | null }>;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'MULTIPLE_CHOICE';
          fractions: Record<string, string>;
          feedback: Record<string, { en?: string | null; ar?: string | null }>;
          isAllOrNothing: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'TRUE_FALSE';
          isTrue: boolean;
          feedback: {
            true: { en?: string | null; ar?: string | null };
            false: { en?: string | null; ar?: string | null };
          };
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'SHORT_TEXT';
          accepted: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
          isStrict: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'NUMERIC';
          accepted: {
            value: string;
            tolerance: string;
            fraction: string;
            feedback: { en?: string | null; ar?: string | null };
          }[];
          units: { name: string; factor: string }[];
          isUnitRequired: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'MATCHING';
          pairs: Record<string, string>;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'ORDERING';
          order: string[];
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'FILL_BLANKS';
          blanks: Record<string, {
            weight: string;
            texts: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
            numbers: {
              value: string;
              tolerance: string;
              fraction: string;
              feedback: { en?: string | null; ar?: string | null };
            }[];
          }>;
          isStrict: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: Record<string, { weight: string; fractions: Record<string, string> }>;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'HOTSPOT';
          areas: ({
            id: string;
            area: { shape: 'rectangle' | 'ellipse'; x: number; y: number; width: number; height: number } | { shape: 'polygon'; points: { x: number; y: number }[] };
            feedback: { en?: string | null; ar?: string | null };
          })[];
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'FILE_UPLOAD' | 'ESSAY';
          guide: { en?: string | null; ar?: string | null };
          explanation: { en?: string | null; ar?: string | null };
        };
      })[];
    };
  };
  /** One item with the caller's posted grade, what it was before, and how the class did */
  'GET /api/course-grade-items/{gradeItemId}': {
    path: { gradeItemId: number };
    answer: {
      gradeItemId: number;
      source: 'MANUAL' | 'EXAM' | 'ASSIGNMENT';
      courseSubsectionId: number | null;
      title: { en?: string | null; ar?: string | null };
      gradeCategoryId: number | null;
      kind: 'POINTS' | 'PASS_FAIL';
      maximumPoints: string;
      weight: string;
      isExtraCredit: boolean;
      isOmitted: boolean;
      isNeverDropped: boolean;
      dueAt: string | null;
      grade: {
        state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
        points: string | null;
        comment: string;
      };
      courseId: number;
      courseTitle: { en?: string | null; ar?: string | null };
      statistics: { count: number; mean: string; median: string } | null;
      history: {
        state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
        points: string | null;
        changedAt: string;
      }[];
    };
  };
  /** One grade with its comment and every change of it */
  'GET /api/course-grade-items/{gradeItemId}/grades/{userId}': {
    path: { gradeItemId: number; userId: number };
    answer: {
      gradeItemId: number;
      userId: number;
      firstName: string;
      lastName: string;
      email: string;
      state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
      points: string | null;
      comment: string;
      isPosted: boolean;
      isOverridden: boolean;
      automatic: { state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING'; points: string | null } | null;
      version: number;
      history: ({
        gradeChangeId: number;
        oldState: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
        oldPoints: string | null;
        newState: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
        newPoints: string | null;
        source: 'HAND' | 'IMPORT' | 'EXAM' | 'REGRADE' | 'ASSIGNMENT' | 'REVERTED' | 'POSTED' | 'UNPOSTED';
        reason: string;
        isShown: boolean;
        changedBy: { userId: number; firstName: string; lastName: string } | null;
        changedAt: string;
      })[];
    };
  };
  /** The rubrics of the organisation */
  'GET /api/course-rubrics': {
    query: {
      skip?: number;
      take?: number;
      search?: string;
      isArchived?: boolean;
      sort?: 'changed' | 'title';
    };
    answer: {
      data: ({
        rubricId: number;
        version: number;
        title: { en?: string | null; ar?: string | null };
        courseId: number | null;
        courseTitle: { en?: string | null; ar?: string | null } | null;
        criterionCount: number;
        maximum: string;
        languages: ('en' | 'ar')[];
        isArchived: boolean;
        isUsed: boolean;
        updatedAt: string;
        updatedBy: { userId: number; firstName: string; lastName: string } | null;
        abilities: { canEdit: boolean; canDelete: boolean };
      })[];
      total: number;
    };
  };
  /** A rubric with its criteria and levels */
  'GET /api/course-rubrics/{rubricId}': {
    path: { rubricId: number };
    answer: {
      rubricId: number;
      version: number;
      title: { en?: string | null; ar?: string | null };
      courseId: number | null;
      courseTitle: { en?: string | null; ar?: string | null } | null;
      criterionCount: number;
      maximum: string;
      languages: ('en' | 'ar')[];
      isArchived: boolean;
      isUsed: boolean;
      updatedAt: string;
      updatedBy: { userId: number; firstName: string; lastName: string } | null;
      abilities: { canEdit: boolean; canDelete: boolean };
      content: {
        criteria: {
          id: number;
          name: { en?: string | null; ar?: string | null };
          description: { en?: string | null; ar?: string | null };
          isRange: boolean;
          levels: {
            id: number;
            name: { en?: string | null; ar?: string | null };
            description: { en?: string | null; ar?: string | null };
            points: string;
          }[];
        }[];
        allowsFreePoints: boolean;
      };
    };
  };
  /** Who wrote each version when */
  'GET /api/course-rubrics/{rubricId}/versions': {
    path: { rubricId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: ({
        version: number;
        title: { en?: string | null; ar?: string | null };
        criterionCount: number;
        maximum: string;
        createdAt: string;
        createdBy: { userId: number; firstName: string; lastName: string } | null;
      })[];
      total: number;
    };
  };
  /** An earlier version as it was */
  'GET /api/course-rubrics/{rubricId}/versions/{version}': {
    path: { rubricId: number; version: number };
    answer: {
      rubricId: number;
      version: number;
      title: { en?: string | null; ar?: string | null };
      courseId: number | null;
      courseTitle: { en?: string | null; ar?: string | null } | null;
      criterionCount: number;
      maximum: string;
      languages: ('en' | 'ar')[];
      isArchived: boolean;
      isUsed: boolean;
      updatedAt: string;
      updatedBy: { userId: number; firstName: string; lastName: string } | null;
      abilities: { canEdit: boolean; canDelete: boolean };
      content: {
        criteria: {
          id: number;
          name: { en?: string | null; ar?: string | null };
          description: { en?: string | null; ar?: string | null };
          isRange: boolean;
          levels: {
            id: number;
            name: { en?: string | null; ar?: string | null };
            description: { en?: string | null; ar?: string | null };
            points: string;
          }[];
        }[];
        allowsFreePoints: boolean;
      };
    };
  };
  /** The caller's progress in one section */
  'GET /api/course-sections/{courseSectionId}/progress': {
    path: { courseSectionId: number };
    answer: {
      courseSectionId: number;
      fraction: number;
      percent: number;
      finishedCount: number;
      requiredCount: number;
    };
  };
  /** A lesson as its learners get it */
  'GET /api/course-subsections/{courseSubsectionId}': {
    path: { courseSubsectionId: number };
    answer: {
      courseSubsectionId: number;
      courseSectionId: number;
      courseId: number;
      kind: 'ARTICLE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'EMBED' | 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
      title: { en?: string | null; ar?: string | null };
      sectionTitle: { en?: string | null; ar?: string | null };
      isRequired: boolean;
      durationMinutes: number;
      isFinished: boolean;
      lock: {
        reason: 'GROUP' | 'RELEASE' | 'PREREQUISITE';
        until: string | null;
        prerequisiteSubsectionId: number | null;
        prerequisiteTitle: { en?: string | null; ar?: string | null } | null;
      } | null;
      previousId: number | null;
      nextId: number | null;
      previous: {
        courseSubsectionId: number;
        title: { en?: string | null; ar?: string | null };
        kind: 'ARTICLE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'EMBED' | 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
      } | null;
      next: {
        courseSubsectionId: number;
        title: { en?: string | null; ar?: string | null };
        kind: 'ARTICLE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'EMBED' | 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
      } | null;
      text: { en?: string | null; ar?: string | null };
      media: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      poster: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      captions: {
        language: 'en' | 'ar';
        media: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        };
      }[];
      embed: { url: string; isOwn: boolean } | null;
      positionSeconds: number | null;
    };
  };
  /** A lesson with everything that its authors may change */
  'GET /api/course-subsections/{courseSubsectionId}/editing': {
    path: { courseSubsectionId: number };
    answer: {
      courseSubsectionId: number;
      courseSectionId: number;
      courseId: number;
      kind: 'ARTICLE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'EMBED' | 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
      title: { en?: string | null; ar?: string | null };
      isRequired: boolean;
      durationMinutes: number;
      media: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      poster: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      captions: {
        language: 'en' | 'ar';
        media: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        };
      }[];
      embedUrl: string | null;
      releaseAt: string | null;
      prerequisiteSubsectionId: number | null;
      releasedGroupIds: number[] | null;
      version: number;
      texts: ({
        language: 'en' | 'ar';
        document: Record<string, unknown> | null;
        html: string;
        draft: { document: Record<string, unknown> | null; html: string } | null;
        version: number;
        updatedAt: string;
      })[];
    };
  };
  /** Where to go on playing; 0 from the start */
  'GET /api/course-subsections/{courseSubsectionId}/playback': {
    path: { courseSubsectionId: number };
    answer: { positionSeconds: number };
  };
  /** The survey or poll that a lesson asks */
  'GET /api/course-subsections/{courseSubsectionId}/survey': {
    path: { courseSubsectionId: number };
    answer: {
      surveyId: number;
      courseId: number;
      courseSubsectionId: number | null;
      type: 'SURVEY' | 'POLL';
      title: { en?: string | null; ar?: string | null };
      status: 'DRAFT' | 'PUBLISHED' | 'CLOSED';
      description: { en?: string | null; ar?: string | null };
      isAnonymous: boolean;
      allowsChanges: boolean;
      minimumAnswers: number;
      resultsVisibility: 'NEVER' | 'AFTER_ANSWER' | 'AFTER_CLOSE';
      closesAt: string | null;
      publishedAt: string | null;
      questionCount: number;
      participantCount: number;
      hasAnswered: boolean;
      version: number;
      abilities: { canEdit: boolean; canAnswer: boolean; canChange: boolean; canSeeResults: boolean };
      isAnswered: boolean;
      questions: {
        questionKey: string;
        kind: 'CHOICE' | 'SCALE' | 'MATRIX' | 'RANKING' | 'TEXT';
        title: { en?: string | null; ar?: string | null };
        hint: { en?: string | null; ar?: string | null };
        isRequired: boolean;
        options: { id: string; label: { en?: string | null; ar?: string | null } }[];
        rows: { id: string; label: { en?: string | null; ar?: string | null } }[];
        isMultiple: boolean;
        hasOther: boolean;
        from: number;
        to: number;
        fromLabel: { en?: string | null; ar?: string | null };
        toLabel: { en?: string | null; ar?: string | null };
      }[];
      ownAnswers: {
        questionKey: string;
        options?: string[];
        other?: string;
        value?: number;
        cells?: { row: string; option: string }[];
        text?: string;
      }[];
    };
  };
  /** One survey with its questions and, if it is a named one, what the caller has answered */
  'GET /api/course-surveys/{surveyId}': {
    path: { surveyId: number };
    answer: {
      surveyId: number;
      courseId: number;
      courseSubsectionId: number | null;
      type: 'SURVEY' | 'POLL';
      title: { en?: string | null; ar?: string | null };
      status: 'DRAFT' | 'PUBLISHED' | 'CLOSED';
      description: { en?: string | null; ar?: string | null };
      isAnonymous: boolean;
      allowsChanges: boolean;
      minimumAnswers: number;
      resultsVisibility: 'NEVER' | 'AFTER_ANSWER' | 'AFTER_CLOSE';
      closesAt: string | null;
      publishedAt: string | null;
      questionCount: number;
      participantCount: number;
      hasAnswered: boolean;
      version: number;
      abilities: { canEdit: boolean; canAnswer: boolean; canChange: boolean; canSeeResults: boolean };
      isAnswered: boolean;
      questions: {
        questionKey: string;
        kind: 'CHOICE' | 'SCALE' | 'MATRIX' | 'RANKING' | 'TEXT';
        title: { en?: string | null; ar?: string | null };
        hint: { en?: string | null; ar?: string | null };
        isRequired: boolean;
        options: { id: string; label: { en?: string | null; ar?: string | null } }[];
        rows: { id: string; label: { en?: string | null; ar?: string | null } }[];
        isMultiple: boolean;
        hasOther: boolean;
        from: number;
        to: number;
        fromLabel: { en?: string | null; ar?: string | null };
        toLabel: { en?: string | null; ar?: string | null };
      }[];
      ownAnswers: {
        questionKey: string;
        options?: string[];
        other?: string;
        value?: number;
        cells?: { row: string; option: string }[];
        text?: string;
      }[];
    };
  };
  /** The answers as a spreadsheet (CSV): by name, or of an anonymous survey question by question */
  'GET /api/course-surveys/{surveyId}/export': {
    path: { surveyId: number };
    answer: undefined;
  };
  /** What all answers together say, as far as enough people have answered */
  'GET /api/course-surveys/{surveyId}/results': {
    path: { surveyId: number };
    query: { filterQuestion?: string; filterOption?: string };
    answer: {
      participantCount: number;
      minimumAnswers: number;
      isHidden: boolean;
      questions: {
        questionKey: string;
        answered: number;
        isHidden: boolean;
        options: { id: string; count: number }[];
        otherCount: number;
        values: { value: number; count: number }[];
        mean: number | null;
        rows: { id: string; options: { id: string; count: number }[] }[];
        ranks: { id: string; rankSum: number; meanRank: number }[];
        texts: string[];
      }[];
    };
  };
  /** The catalogue */
  'GET /api/courses': {
    query: {
      skip?: number;
      take?: number;
      search?: string;
      filterOutEnrolledCourses?: number;
      languages?: ('en' | 'ar')[];
      learningCategories?: number[];
      learningTypes?: ('SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED')[];
      sort?: 'newest' | 'title' | 'popular' | 'price-asc' | 'price-desc';
      minPrice?: number;
      maxPrice?: number;
      isCertificateIssuedManually?: number;
      expiryDate?: string;
    };
    answer: {
      data: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
      })[];
      total: number;
    };
  };
  /** What the catalogue can be filtered by */
  'GET /api/courses/filter-options': {
    answer: {
      categories: {
        courseCategoryId: number;
        name: { en?: string | null; ar?: string | null };
        icon: string;
        hue: number;
        count: number;
      }[];
      learningTypes: { value: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED'; count: number }[];
      languages: { value: 'en' | 'ar'; count: number }[];
      price: { min: number; max: number; currency: string };
    };
  };
  /** What the caller could learn next; empty for who may not see all courses */
  'GET /api/courses/recommended': {
    query: { take?: number };
    answer: {
      data: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
      })[];
    };
  };
  /** A course as anybody may see it before enrolling */
  'GET /api/courses/{courseId}': {
    path: { courseId: number };
    answer: {
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      subtitle: { en?: string | null; ar?: string | null };
      category: {
        courseCategoryId: number;
        name: { en?: string | null; ar?: string | null };
        icon: string;
        hue: number;
      } | null;
      cover: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
      languages: ('en' | 'ar')[];
      learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
      level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
      durationMinutes: number;
      subsectionCount: number;
      enrolledCount: number;
      price: { minor: number; currency: string };
      status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
      isEnrolled: boolean;
      isFavorite: boolean;
      progressPercent: number | null;
      completedAt: string | null;
      description: { en?: string | null; ar?: string | null };
      outcomes: { en?: string | null; ar?: string | null }[];
      requirements: { en?: string | null; ar?: string | null }[];
      audience: { en?: string | null; ar?: string | null }[];
      sections: ({
        courseSectionId: number;
        title: { en?: string | null; ar?: string | null };
        subsections: ({
          courseSubsectionId: number;
          kind: 'ARTICLE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'EMBED' | 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
          title: { en?: string | null; ar?: string | null };
          durationMinutes: number;
          isRequired: boolean;
          isFinished: boolean;
          lock: {
            reason: 'GROUP' | 'RELEASE' | 'PREREQUISITE';
            until: string | null;
            prerequisiteSubsectionId: number | null;
            prerequisiteTitle: { en?: string | null; ar?: string | null } | null;
          } | null;
        })[];
      })[];
      isCertificateIssuedManually: boolean;
      publishedAt: string | null;
      updatedAt: string;
      abilities: {
        canEnroll: boolean;
        canLearn: boolean;
        canEdit: boolean;
        canPublish: boolean;
        canRequestApproval: boolean;
        canApprove: boolean;
        canDelete: boolean;
        canSeeStudents: boolean;
      };
    };
  };
  /** Announcements of a course, for those who learn in it; its editors see drafts too */
  'GET /api/courses/{courseId}/announcements': {
    path: { courseId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: ({
        announcementId: number;
        courseId: number | null;
        courseTitle: { en?: string | null; ar?: string | null } | null;
        title: { en?: string | null; ar?: string | null };
        body: { en?: string | null; ar?: string | null };
        status: 'DRAFT' | 'PUBLISHED';
        sendsMail: boolean;
        author: { userId: number; firstName: string; lastName: string; image: string | null };
        createdAt: string;
        publishedAt: string | null;
        editedAt: string | null;
        version: number;
        abilities: { canEdit: boolean; canPublish: boolean; canDelete: boolean };
      })[];
      total: number;
    };
  };
  /** The assignments of a course with how the caller stands */
  'GET /api/courses/{courseId}/assignments': {
    path: { courseId: number };
    query: { skip?: number; take?: number; portals?: number[] };
    answer: {
      data: {
        assignmentId: number;
        courseId: number;
        courseTitle: { en?: string | null; ar?: string | null };
        title: { en?: string | null; ar?: string | null };
        isPublished: boolean;
        isGroupWork: boolean;
        isFinished: boolean;
        opensAt: string | null;
        dueAt: string | null;
        closesAt: string | null;
        state: 'NOT_SUBMITTED' | 'DRAFT' | 'SUBMITTED' | 'RETURNED';
        isLate: boolean;
        submittedAt: string | null;
        points: string | null;
        maximum: string;
      }[];
      total: number;
    };
  };
  /** Whether the caller has completed a course, and what is missing */
  'GET /api/courses/{courseId}/completion': {
    path: { courseId: number };
    answer: {
      isCompleted: boolean;
      completedAt: string | null;
      unmet: ('requiredShare' | 'minimumGrade' | 'minimumAttendance')[];
    };
  };
  /** A course with every field in both languages */
  'GET /api/courses/{courseId}/editing': {
    path: { courseId: number };
    answer: {
      title: { en?: string | null; ar?: string | null };
      subtitle: { en?: string | null; ar?: string | null };
      description: { en?: string | null; ar?: string | null };
      outcomes: { en?: string | null; ar?: string | null }[];
      requirements: { en?: string | null; ar?: string | null }[];
      audience: { en?: string | null; ar?: string | null }[];
      courseCategoryId: number | null;
      languages: ('en' | 'ar')[];
      learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
      level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
      coverMediaId: number | null;
      price: { minor: number; currency: string };
      durationMinutes: number;
      isCertificateIssuedManually: boolean;
      expiresAt: string | null;
      courseId: number;
      cover: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
      approvalNote: string;
      passingCriteria: {
        requiredShare?: number | null;
        minimumGrade?: number | null;
        minimumAttendance?: number | null;
      };
      instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
      publishedAt: string | null;
      version: number;
      abilities: {
        canEnroll: boolean;
        canLearn: boolean;
        canEdit: boolean;
        canPublish: boolean;
        canRequestApproval: boolean;
        canApprove: boolean;
        canDelete: boolean;
        canSeeStudents: boolean;
      };
    };
  };
  /** Who learns a course, and how far they are */
  'GET /api/courses/{courseId}/enrolled-students': {
    path: { courseId: number };
    query: {
      skip?: number;
      take?: number;
      search?: string;
      sort?: 'name' | 'enrolled' | 'progress' | 'active';
      completion?: 'completed' | 'uncompleted';
    };
    answer: {
      data: {
        enrollmentId: number;
        userId: number;
        firstName: string;
        lastName: string;
        email: string;
        image: string | null;
        enrolledAt: string;
        lastVisitedAt: string | null;
        completedAt: string | null;
        finishedCount: number;
        requiredCount: number;
        progressPercent: number;
      }[];
      total: number;
      distribution: { from: number; to: number; count: number }[];
    };
  };
  /** The same as a spreadsheet (CSV) */
  'GET /api/courses/{courseId}/enrolled-students/export': {
    path: { courseId: number };
    answer: undefined;
  };
  /** The exams of a course for its editors */
  'GET /api/courses/{courseId}/exams': {
    path: { courseId: number };
    query: { skip?: number; take?: number; search?: string };
    answer: {
      data: {
        examId: number;
        title: { en?: string | null; ar?: string | null };
        sectionCount: number;
        questionCount: number;
        leastMarks: string;
        mostMarks: string;
        expectedMinutes: number;
        heldIn: {
          subsectionExamId: number;
          title: { en?: string | null; ar?: string | null };
          isPublished: boolean;
        }[];
        findings: {
          code: 'title-missing' | 'no-questions' | 'section-empty' | 'draw-too-few' | 'question-not-ready' | 'question-archived' | 'window-over' | 'release-without-close' | 'release-time-missing';
          isRequired: boolean;
          path: string;
          count: number;
        }[];
        version: number;
        updatedAt: string;
      }[];
      total: number;
    };
  };
  /** What is graded in a course, with the caller's posted grades */
  'GET /api/courses/{courseId}/grade-items': {
    path: { courseId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: {
        gradeItemId: number;
        source: 'MANUAL' | 'EXAM' | 'ASSIGNMENT';
        courseSubsectionId: number | null;
        title: { en?: string | null; ar?: string | null };
        gradeCategoryId: number | null;
        kind: 'POINTS' | 'PASS_FAIL';
        maximumPoints: string;
        weight: string;
        isExtraCredit: boolean;
        isOmitted: boolean;
        isNeverDropped: boolean;
        dueAt: string | null;
        grade: {
          state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
          points: string | null;
          comment: string;
        };
      }[];
      total: number;
    };
  };
  /** Settings, categories and items of a course, for its editors */
  'GET /api/courses/{courseId}/gradebook': {
    path: { courseId: number };
    answer: {
      courseId: number;
      scheme: 'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS';
      letterScale: { letter: { en?: string | null; ar?: string | null }; from: string }[];
      passMark: string | null;
      places: number;
      showsStatistics: boolean;
      version: number;
      categories: {
        gradeCategoryId: number;
        name: { en?: string | null; ar?: string | null };
        weight: string;
        aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
        isExtraCredit: boolean;
        dropLowest: number;
        dropHighest: number;
        version: number;
      }[];
      items: {
        gradeItemId: number;
        source: 'MANUAL' | 'EXAM' | 'ASSIGNMENT';
        courseSubsectionId: number | null;
        title: { en?: string | null; ar?: string | null };
        gradeCategoryId: number | null;
        kind: 'POINTS' | 'PASS_FAIL';
        maximumPoints: string;
        weight: string;
        isExtraCredit: boolean;
        isOmitted: boolean;
        isNeverDropped: boolean;
        dueAt: string | null;
        isPosted: boolean;
        version: number;
      }[];
    };
  };
  /** The caller's posted grades with both totals line by line, and all that a calculator needs */
  'GET /api/courses/{courseId}/grades': {
    path: { courseId: number };
    answer: {
      courseId: number;
      courseTitle: { en?: string | null; ar?: string | null };
      scheme: 'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS';
      letterScale: { letter: { en?: string | null; ar?: string | null }; from: string }[];
      passMark: string | null;
      places: number;
      showsStatistics: boolean;
      categories: {
        gradeCategoryId: number;
        name: { en?: string | null; ar?: string | null };
        weight: string;
        aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
        isExtraCredit: boolean;
        dropLowest: number;
        dropHighest: number;
      }[];
      items: {
        gradeItemId: number;
        source: 'MANUAL' | 'EXAM' | 'ASSIGNMENT';
        courseSubsectionId: number | null;
        title: { en?: string | null; ar?: string | null };
        gradeCategoryId: number | null;
        kind: 'POINTS' | 'PASS_FAIL';
        maximumPoints: string;
        weight: string;
        isExtraCredit: boolean;
        isOmitted: boolean;
        isNeverDropped: boolean;
        dueAt: string | null;
        grade: {
          state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
          points: string | null;
          comment: string;
        };
      }[];
      totals: {
        current: {
          percent: string | null;
          text: string | null;
          letter: { en?: string | null; ar?: string | null } | null;
          passed: boolean | null;
          derivation: {
            scheme: 'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS';
            weightSum: string;
            weightUsed: string;
            categories: {
              gradeCategoryId: number | null;
              aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
              isExtraCredit: boolean;
              weight: string;
              weightPercent: string | null;
              percent: string | null;
              contribution: string | null;
              droppedLowest: number;
              droppedHighest: number;
              items: {
                gradeItemId: number;
                state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING' | 'HIDDEN';
                effect: 'COUNTED' | 'BONUS' | 'DROPPED_LOWEST' | 'DROPPED_HIGHEST' | 'EXCUSED' | 'NOT_MARKED' | 'OMITTED' | 'NO_MAXIMUM';
                points: string | null;
                maximumPoints: string;
                percent: string | null;
                weightPercent: string | null;
                contribution: string | null;
                surplus: string | null;
              }[];
            }[];
          };
        };
        final: {
          percent: string | null;
          text: string | null;
          letter: { en?: string | null; ar?: string | null } | null;
          passed: boolean | null;
          derivation: {
            scheme: 'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS';
            weightSum: string;
            weightUsed: string;
            categories: {
              gradeCategoryId: number | null;
              aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
              isExtraCredit: boolean;
              weight: string;
              weightPercent: string | null;
              percent: string | null;
              contribution: string | null;
              droppedLowest: number;
              droppedHighest: number;
              items: {
                gradeItemId: number;
                state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING' | 'HIDDEN';
                effect: 'COUNTED' | 'BONUS' | 'DROPPED_LOWEST' | 'DROPPED_HIGHEST' | 'EXCUSED' | 'NOT_MARKED' | 'OMITTED' | 'NO_MAXIMUM';
                points: string | null;
                maximumPoints: string;
                percent: string | null;
                weightPercent: string | null;
                contribution: string | null;
                surplus: string | null;
              }[];
            }[];
          };
        };
        isProvisional: boolean;
      };
    };
  };
  /** The groups of a course: all for its editors, the own and the open ones for its learners */
  'GET /api/courses/{courseId}/groups': {
    path: { courseId: number };
    answer: {
      data: {
        courseGroupId: number;
        courseId: number;
        name: { en?: string | null; ar?: string | null };
        capacity: number | null;
        isOpen: boolean;
        memberCount: number;
        isMine: boolean;
        version: number;
        abilities: { canEdit: boolean; canJoin: boolean; canLeave: boolean };
      }[];
      abilities: { canEdit: boolean };
    };
  };
  /** Who is in which group, as a list that can be read in again (CSV) */
  'GET /api/courses/{courseId}/groups/export': {
    path: { courseId: number };
    answer: undefined;
  };
  /** The learners of a course by their groups */
  'GET /api/courses/{courseId}/groups/learners': {
    path: { courseId: number };
    query: {
      courseGroupId?: number;
      isUnassigned?: boolean;
      search?: string;
      skip?: number;
      take?: number;
    };
    answer: {
      data: {
        userId: number;
        firstName: string;
        lastName: string;
        image: string | null;
        email: string;
        courseGroupId: number | null;
      }[];
      total: number;
    };
  };
  /** My group in a course, with its members */
  'GET /api/courses/{courseId}/groups/mine': {
    path: { courseId: number };
    answer: {
      group: {
        courseGroupId: number;
        courseId: number;
        name: { en?: string | null; ar?: string | null };
        capacity: number | null;
        isOpen: boolean;
        memberCount: number;
        isMine: boolean;
        version: number;
        abilities: { canEdit: boolean; canJoin: boolean; canLeave: boolean };
      } | null;
      members: { userId: number; firstName: string; lastName: string; image: string | null }[];
    };
  };
  /** Where the caller left off */
  'GET /api/courses/{courseId}/last-visited-subsection': {
    path: { courseId: number };
    answer: { courseSubsectionId: number | null; visitedAt: string | null };
  };
  /** Sections and lessons for the builder */
  'GET /api/courses/{courseId}/outline': {
    path: { courseId: number };
    answer: {
      courseId: number;
      version: number;
      sections: {
        courseSectionId: number;
        title: { en?: string | null; ar?: string | null };
        subsections: {
          courseSubsectionId: number;
          kind: 'ARTICLE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'EMBED' | 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
          title: { en?: string | null; ar?: string | null };
          isRequired: boolean;
          durationMinutes: number;
          releaseAt: string | null;
          prerequisiteSubsectionId: number | null;
          isForGroups: boolean;
          hasContent: boolean;
          hasDraft: boolean;
          textLanguages: ('en' | 'ar')[];
          version: number;
        }[];
      }[];
    };
  };
  /** The caller's progress in a course and in each section */
  'GET /api/courses/{courseId}/progress': {
    path: { courseId: number };
    answer: {
      fraction: number;
      percent: number;
      finished: number[];
      finishedCount: number;
      required: number;
      isEnrolled: boolean;
      enrollmentId: number | null;
      isCompleted: boolean;
      completedAt: string | null;
      sections: {
        courseSectionId: number;
        fraction: number;
        percent: number;
        finishedCount: number;
        requiredCount: number;
      }[];
      lastVisitedSubsectionId: number | null;
    };
  };
  /** What is missing before publication */
  'GET /api/courses/{courseId}/readiness': {
    path: { courseId: number };
    answer: {
      isReady: boolean;
      items: {
        key: 'title' | 'content' | 'lessons' | 'description' | 'category' | 'cover' | 'instructors' | 'outcomes' | 'drafts';
        isDone: boolean;
        isRequired: boolean;
        count: number;
      }[];
    };
  };
  /** Every change of the grades of a course, the newest first */
  'GET /api/courses/{courseId}/reports/grade-changes': {
    path: { courseId: number };
    query: {
      skip?: number;
      take?: number;
      gradeItemId?: number;
      userId?: number;
      source?: 'HAND' | 'IMPORT' | 'EXAM' | 'REGRADE' | 'ASSIGNMENT' | 'REVERTED' | 'POSTED' | 'UNPOSTED';
      from?: string;
      to?: string;
    };
    answer: {
      data: ({
        gradeChangeId: number;
        oldState: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
        oldPoints: string | null;
        newState: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
        newPoints: string | null;
        source: 'HAND' | 'IMPORT' | 'EXAM' | 'REGRADE' | 'ASSIGNMENT' | 'REVERTED' | 'POSTED' | 'UNPOSTED';
        reason: string;
        isShown: boolean;
        changedBy: { userId: number; firstName: string; lastName: string } | null;
        changedAt: string;
        gradeItemId: number;
        userId: number;
        firstName: string;
        lastName: string;
      })[];
      total: number;
    };
  };
  /** Learners with all their grades and totals, up to 500 at once */
  'GET /api/courses/{courseId}/reports/grades': {
    path: { courseId: number };
    query: { skip?: number; take?: number; search?: string; courseGroupId?: number };
    answer: {
      gradeItemIds: number[];
      data: ({
        userId: number;
        firstName: string;
        lastName: string;
        email: string;
        states: string;
        points: string[];
        flags: string;
        versions: number[];
        totals: {
          current: {
            percent: string | null;
            text: string | null;
            letter: { en?: string | null; ar?: string | null } | null;
            passed: boolean | null;
          };
          final: {
            percent: string | null;
            text: string | null;
            letter: { en?: string | null; ar?: string | null } | null;
            passed: boolean | null;
          };
          isProvisional: boolean;
        };
      })[];
      total: number;
    };
  };
  /** The grades of a course, or of a group of it, as CSV or as an Excel workbook, which can be imported again */
  'GET /api/courses/{courseId}/reports/grades/export': {
    path: { courseId: number };
    query: { format?: 'csv' | 'xlsx'; courseGroupId?: number };
    answer: undefined;
  };
  /** One learner's grades, with both totals line by line */
  'GET /api/courses/{courseId}/reports/grades/{userId}': {
    path: { courseId: number; userId: number };
    answer: {
      userId: number;
      firstName: string;
      lastName: string;
      email: string;
      states: string;
      points: string[];
      flags: string;
      versions: number[];
      totals: {
        current: {
          percent: string | null;
          text: string | null;
          letter: { en?: string | null; ar?: string | null } | null;
          passed: boolean | null;
          derivation: {
            scheme: 'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS';
            weightSum: string;
            weightUsed: string;
            categories: {
              gradeCategoryId: number | null;
              aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
              isExtraCredit: boolean;
              weight: string;
              weightPercent: string | null;
              percent: string | null;
              contribution: string | null;
              droppedLowest: number;
              droppedHighest: number;
              items: {
                gradeItemId: number;
                state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING' | 'HIDDEN';
                effect: 'COUNTED' | 'BONUS' | 'DROPPED_LOWEST' | 'DROPPED_HIGHEST' | 'EXCUSED' | 'NOT_MARKED' | 'OMITTED' | 'NO_MAXIMUM';
                points: string | null;
                maximumPoints: string;
                percent: string | null;
                weightPercent: string | null;
                contribution: string | null;
                surplus: string | null;
              }[];
            }[];
          };
        };
        final: {
          percent: string | null;
          text: string | null;
          letter: { en?: string | null; ar?: string | null } | null;
          passed: boolean | null;
          derivation: {
            scheme: 'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS';
            weightSum: string;
            weightUsed: string;
            categories: {
              gradeCategoryId: number | null;
              aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
              isExtraCredit: boolean;
              weight: string;
              weightPercent: string | null;
              percent: string | null;
              contribution: string | null;
              droppedLowest: number;
              droppedHighest: number;
              items: {
                gradeItemId: number;
                state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING' | 'HIDDEN';
                effect: 'COUNTED' | 'BONUS' | 'DROPPED_LOWEST' | 'DROPPED_HIGHEST' | 'EXCUSED' | 'NOT_MARKED' | 'OMITTED' | 'NO_MAXIMUM';
                points: string | null;
                maximumPoints: string;
                percent: string | null;
                weightPercent: string | null;
                contribution: string | null;
                surplus: string | null;
              }[];
            }[];
          };
        };
        isProvisional: boolean;
      };
    };
  };
  /** The rubrics that can be used in a course: those of all courses and its own */
  'GET /api/courses/{courseId}/rubrics': {
    path: { courseId: number };
    query: {
      skip?: number;
      take?: number;
      search?: string;
      isArchived?: boolean;
      sort?: 'changed' | 'title';
    };
    answer: {
      data: ({
        rubricId: number;
        version: number;
        title: { en?: string | null; ar?: string | null };
        courseId: number | null;
        courseTitle: { en?: string | null; ar?: string | null } | null;
        criterionCount: number;
        maximum: string;
        languages: ('en' | 'ar')[];
        isArchived: boolean;
        isUsed: boolean;
        updatedAt: string;
        updatedBy: { userId: number; firstName: string; lastName: string } | null;
        abilities: { canEdit: boolean; canDelete: boolean };
      })[];
      total: number;
    };
  };
  /** A course in figures for who learns it */
  'GET /api/courses/{courseId}/statistics': {
    path: { courseId: number };
    answer: {
      enrolledCount: number;
      completedCount: number;
      finishedCount: number;
      requiredCount: number;
      percent: number;
      minutesLeft: number;
      activeDays: number;
      enrolledAt: string | null;
      lastVisitedAt: string | null;
    };
  };
  /** The outline with what is finished, what is locked, and the progress of each section */
  'GET /api/courses/{courseId}/student-sections': {
    path: { courseId: number };
    answer: {
      data: ({
        courseSectionId: number;
        title: { en?: string | null; ar?: string | null };
        subsections: ({
          courseSubsectionId: number;
          kind: 'ARTICLE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'EMBED' | 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
          title: { en?: string | null; ar?: string | null };
          durationMinutes: number;
          isRequired: boolean;
          isFinished: boolean;
          lock: {
            reason: 'GROUP' | 'RELEASE' | 'PREREQUISITE';
            until: string | null;
            prerequisiteSubsectionId: number | null;
            prerequisiteTitle: { en?: string | null; ar?: string | null } | null;
          } | null;
        })[];
        fraction: number;
        percent: number;
        finishedCount: number;
        requiredCount: number;
      })[];
    };
  };
  /** The exams of a course with how the learner stands */
  'GET /api/courses/{courseId}/subsection-exams': {
    path: { courseId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: {
        subsectionExamId: number;
        title: { en?: string | null; ar?: string | null };
        isPublished: boolean;
        isFinished: boolean;
        opensAt: string | null;
        closesAt: string | null;
        limitMinutes: number | null;
        extraMinutes: number;
        attemptsAllowed: number | null;
        attemptsUsed: number;
        runningAttemptId: number | null;
        refusal: 'NOT_OPEN_YET' | 'CLOSED' | 'NO_ATTEMPTS_LEFT' | null;
        standing: { percent: string | null; passed: boolean | null; isProvisional: boolean };
      }[];
      total: number;
    };
  };
  /** The subsections of a course in their order */
  'GET /api/courses/{courseId}/subsection-ids': {
    path: { courseId: number };
    answer: { data: number[] };
  };
  /** Surveys and polls of a course, for those who learn in it; its editors see drafts too */
  'GET /api/courses/{courseId}/surveys': {
    path: { courseId: number };
    query: { type?: 'SURVEY' | 'POLL'; skip?: number; take?: number };
    answer: {
      data: {
        surveyId: number;
        courseId: number;
        courseSubsectionId: number | null;
        type: 'SURVEY' | 'POLL';
        title: { en?: string | null; ar?: string | null };
        status: 'DRAFT' | 'PUBLISHED' | 'CLOSED';
        description: { en?: string | null; ar?: string | null };
        isAnonymous: boolean;
        allowsChanges: boolean;
        minimumAnswers: number;
        resultsVisibility: 'NEVER' | 'AFTER_ANSWER' | 'AFTER_CLOSE';
        closesAt: string | null;
        publishedAt: string | null;
        questionCount: number;
        participantCount: number;
        hasAnswered: boolean;
        version: number;
        abilities: { canEdit: boolean; canAnswer: boolean; canChange: boolean; canSeeResults: boolean };
      }[];
      total: number;
    };
  };
  /** How complete each language is, and what is missing where */
  'GET /api/courses/{courseId}/translations': {
    path: { courseId: number };
    answer: {
      en: { filled: number; total: number; isComplete: boolean };
      ar: { filled: number; total: number; isComplete: boolean };
      missing: {
        language: 'en' | 'ar';
        field: 'title' | 'subtitle' | 'description' | 'outcomes' | 'requirements' | 'audience' | 'text';
        courseSectionId: number | null;
        courseSubsectionId: number | null;
        text: string;
      }[];
    };
  };
  /** A finished attempt, as far as it is released */
  'GET /api/exams/review/{examAttemptId}': {
    path: { examAttemptId: number };
    answer: {
      examAttemptId: number;
      subsectionExamId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      number: number;
      state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
      isPreview: boolean;
      startedAt: string;
      finishedAt: string | null;
      released: { scores: boolean; answers: boolean; explanations: boolean };
      releases: {
        scores: { rule: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'; at: string | null };
        answers: { rule: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'; at: string | null };
        explanations: { rule: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'; at: string | null };
      };
      isBeingMarked: boolean;
      score: string | null;
      marks: string;
      passed: boolean | null;
      sections: { title: { en?: string | null; ar?: string | null } }[];
      questions: ({
        position: number;
        section: number;
        marks: string;
        question: {
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'TRUE_FALSE';
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'SHORT_TEXT';
          maximumLength: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'NUMERIC';
          units: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'MATCHING';
          stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILL_BLANKS';
          blanks: { id: string; isNumeric: boolean }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: {
            id: string;
            choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'HOTSPOT';
          pictureMediaId: number;
          mostPoints: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILE_UPLOAD';
          mostFiles: number;
          mostBytes: number;
          extensions: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'ESSAY';
          leastWords: number;
          mostWords: number | null;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        files: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        }[];
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        isFlagged: boolean;
        score: string | null;
        outcome: 'CORRECT' | 'PARTIAL' | 'WRONG' | 'BLANK' | 'PENDING' | null;
        comment: string | null;
        comments: { start: number; end: number; quote: string; comment: string }[];
        rubric: {
          rubricId: number;
          rubricVersion: number;
          title: { en?: string | null; ar?: string | null };
          content: {
            criteria: {
              id: number;
              name: { en?: string | null; ar?: string | null };
              description: { en?: string | null; ar?: string | null };
              isRange: boolean;
              levels: {
                id: number;
                name: { en?: string | null; ar?: string | null };
                description: { en?: string | null; ar?: string | null };
                points: string;
              }[];
            }[];
            allowsFreePoints: boolean;
          };
          maximum: string;
          assessment: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[];
        } | null;
        key: {
          type: 'SINGLE_CHOICE';
          fractions: Record<string, string>;
          feedback: Record<string, { en?: string | null; ar?: string | null }>;
          explanation: { en?: string | null; ar?: string | null };
        } | null | {
          type: 'MULTIPLE_CHOICE';
          fractions: Record<string, string>;
          feedback: Record<string, { en?: string | null; ar?: string | null }>;
          isAllOrNothing: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'TRUE_FALSE';
          isTrue: boolean;
          feedback: {
            true: { en?: string | null; ar?: string | null };
            false: { en?: string | null; ar?: string | null };
          };
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'SHORT_TEXT';
          accepted: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
          isStrict: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'NUMERIC';
          accepted: {
            value: string;
            tolerance: string;
            fraction: string;
            feedback: { en?: string | null; ar?: string | null };
          }[];
          units: { name: string; factor: string }[];
          isUnitRequired: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'MATCHING';
          pairs: Record<string, string>;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'ORDERING';
          order: string[];
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'FILL_BLANKS';
          blanks: Record<string, {
            weight: string;
            texts: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
            numbers: {
              value: string;
              tolerance: string;
              fraction: string;
              feedback: { en?: string | null; ar?: string | null };
            }[];
          }>;
          isStrict: boolean;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: Record<string, { weight: string; fractions: Record<string, string> }>;
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'HOTSPOT';
          areas: ({
            id: string;
            area: { shape: 'rectangle' | 'ellipse'; x: number; y: number; width: number; height: number } | { shape: 'polygon'; points: { x: number; y: number }[] };
            feedback: { en?: string | null; ar?: string | null };
          })[];
          explanation: { en?: string | null; ar?: string | null };
        } | {
          type: 'FILE_UPLOAD' | 'ESSAY';
          guide: { en?: string | null; ar?: string | null };
          explanation: { en?: string | null; ar?: string | null };
        };
        parts: { id: string; result: 'RIGHT' | 'PARTIAL' | 'WRONG' | 'MISSED' }[] | null;
        feedback: { partId: string | null; text: { en?: string | null; ar?: string | null } }[] | null;
      })[];
      hiddenCount: number;
    };
  };
  /** How the attempt stands: questions, saved answers, time */
  'GET /api/exams/{attemptId}/latest': {
    path: { attemptId: number };
    query: { holder?: string };
    answer: {
      examAttemptId: number;
      subsectionExamId: number;
      courseId: number;
      number: number;
      state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
      isPreview: boolean;
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      startedAt: string;
      deadline: string | null;
      finishedAt: string | null;
      serverTime: string;
      remainingMilliseconds: number | null;
      isHolder: boolean;
      wasElsewhere: boolean;
      sections: { title: { en?: string | null; ar?: string | null }; navigation: 'FREE' | 'ONE_WAY' }[];
      questions: ({
        position: number;
        section: number;
        marks: string;
        state: 'OPEN' | 'CLOSED' | 'AHEAD';
        question: {
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | null | {
          type: 'TRUE_FALSE';
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'SHORT_TEXT';
          maximumLength: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'NUMERIC';
          units: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'MATCHING';
          stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILL_BLANKS';
          blanks: { id: string; isNumeric: boolean }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: {
            id: string;
            choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'HOTSPOT';
          pictureMediaId: number;
          mostPoints: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILE_UPLOAD';
          mostFiles: number;
          mostBytes: number;
          extensions: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'ESSAY';
          leastWords: number;
          mostWords: number | null;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        files: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        }[];
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        isAnswered: boolean;
        isFlagged: boolean;
        sequence: number;
      })[];
    };
  };
  /** The caller's favourite courses */
  'GET /api/favorites/courses': {
    query: { skip?: number; take?: number; search?: string };
    answer: {
      data: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
      })[];
      total: number;
    };
  };
  /** Ready for requests: 200; the database is away or the process is about to end: 503 */
  'GET /api/health': {
    answer: { status: 'ok' };
  };
  /** The process runs */
  'GET /api/health/live': {
    answer: { status: 'ok' };
  };
  /** The organisation's own wording of interface messages */
  'GET /api/localizations/{language}': {
    path: { language: 'en' | 'ar' };
    answer: { language: 'en' | 'ar'; messages: Record<string, unknown> };
  };
  /** The caller's own files */
  'GET /api/media/all-user-uploads': {
    query: {
      skip?: number;
      take?: number;
      search?: string;
      kind?: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
    };
    answer: {
      data: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
        kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
        visibility: 'PUBLIC' | 'PRIVATE';
        status: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
        createdAt: string;
      }[];
      total: number;
    };
  };
  /** How far an upload has come; HEAD answers it in the headers of tus */
  'GET /api/media/upload/{uploadId}': {
    path: { uploadId: string };
    answer: {
      uploadId: string;
      receivedBytes: number;
      byteSize: number;
      mediaId: number | null;
      expiresAt: string;
    };
  };
  /** A file with an address that is good for some hours */
  'GET /api/media/{mediaId}': {
    path: { mediaId: number };
    answer: {
      mediaId: number;
      url: string;
      contentType: string;
      name: string;
      byteSize: number;
      width: number | null;
      height: number | null;
      durationSeconds: number | null;
      alt: { en?: string | null; ar?: string | null };
      variants: { url: string; width: number; contentType: string }[];
      kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
      visibility: 'PUBLIC' | 'PRIVATE';
      status: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
      createdAt: string;
    };
  };
  /** The members, searched and filtered */
  'GET /api/members': {
    query: {
      skip?: number;
      take?: number;
      search?: string;
      status?: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      portal?: 'administrator' | 'instructor' | 'coach' | 'learner';
      permissionSetId?: number;
      sort?: 'name' | 'newest' | 'last-seen';
    };
    answer: {
      data: {
        userId: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        permissionSets: { permissionSetId: number; name: { en?: string | null; ar?: string | null } }[];
        language: 'en' | 'ar';
        requestedAt: string;
        joinedAt: string | null;
        lastSeenAt: string | null;
        abilities: {
          canEdit: boolean;
          canDecide: boolean;
          canDisable: boolean;
          canEnable: boolean;
          canResendInvitation: boolean;
          canChangePortals: boolean;
          canChangeSets: boolean;
          canForcePasswordReset: boolean;
          canMasquerade: boolean;
        };
      }[];
      total: number;
      counts: { INVITED: number; PENDING: number; ACTIVE: number; REJECTED: number; DISABLED: number };
    };
  };
  /** The members as a spreadsheet (CSV) */
  'GET /api/members/export': {
    query: {
      skip?: number;
      take?: number;
      search?: string;
      status?: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      portal?: 'administrator' | 'instructor' | 'coach' | 'learner';
      permissionSetId?: number;
      sort?: 'name' | 'newest' | 'last-seen';
    };
    answer: undefined;
  };
  /** People who can teach a course */
  'GET /api/members/instructors': {
    query: { skip?: number; take?: number; search?: string };
    answer: {
      data: { userId: number; firstName: string; lastName: string; image: string | null }[];
      total: number;
    };
  };
  /** A member as administration sees them */
  'GET /api/members/{userId}': {
    path: { userId: number };
    answer: {
      userId: number;
      firstName: string;
      lastName: string;
      email: string;
      profileImage: string | null;
      status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      permissionSets: { permissionSetId: number; name: { en?: string | null; ar?: string | null } }[];
      language: 'en' | 'ar';
      requestedAt: string;
      joinedAt: string | null;
      lastSeenAt: string | null;
      abilities: {
        canEdit: boolean;
        canDecide: boolean;
        canDisable: boolean;
        canEnable: boolean;
        canResendInvitation: boolean;
        canChangePortals: boolean;
        canChangeSets: boolean;
        canForcePasswordReset: boolean;
        canMasquerade: boolean;
      };
      extraFields: { formField: { fieldKey: string }; value: unknown }[];
    };
  };
  /** What the process measures about itself, in the Prometheus text format */
  'GET /api/metrics': {
    answer: undefined;
  };
  /** The caller's notifications, newest first */
  'GET /api/notifications': {
    query: { skip?: number; take?: number; portals?: number[]; language?: 'en' | 'ar'; isUnread?: boolean };
    answer: {
      data: ({
        id: number;
        text: string;
        templateId: number;
        data: {
          notificationTemplate: { id: number };
          groupId?: number | null;
          postId?: number | null;
          eventId?: number | null;
          courseId?: number | null;
          announcementId?: number | null;
          gradeItemId?: number | null;
          discussionBoardId?: number | null;
          assignmentId?: number | null;
          surveyId?: number | null;
        };
        media: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        createdAt: string;
        readAt: string | null;
      })[];
      total: number;
    };
  };
  /** The categories of notifications by group, named in a language */
  'GET /api/notifications/control-groups': {
    query: { skip?: number; take?: number; portals?: number[]; language?: 'en' | 'ar' };
    answer: {
      data: {
        id: number;
        name: string;
        children: { id: number; name: string; isMandatory: boolean; isLocked: boolean }[];
      }[];
      total: number;
    };
  };
  /** How many are unread */
  'GET /api/notifications/count': {
    query: { portals?: number[] };
    answer: { count: number };
  };
  /** Which categories the caller has switched off */
  'GET /api/notifications/settings': {
    answer: {
      data: {
        controlGroupId: number;
        notificationControlGroupId: number;
        isDisabled: boolean;
        isLocked: boolean;
      }[];
    };
  };
  /** Every template with its kind and category */
  'GET /api/notifications/templates': {
    query: { language?: 'en' | 'ar' };
    answer: { data: { id: number; kind: string; notificationControlGroupId: number; sentence: string }[] };
  };
  /** Which categories the caller has switched off */
  'GET /api/notifications/user-settings': {
    answer: {
      data: {
        controlGroupId: number;
        notificationControlGroupId: number;
        isDisabled: boolean;
        isLocked: boolean;
      }[];
    };
  };
  /** The same by cursor: pages do not shift when something new arrives */
  'GET /api/notifications/v2': {
    query: {
      cursor?: number;
      take?: number;
      portals?: number[];
      language?: 'en' | 'ar';
      isUnread?: boolean;
    };
    answer: {
      data: ({
        id: number;
        text: string;
        templateId: number;
        data: {
          notificationTemplate: { id: number };
          groupId?: number | null;
          postId?: number | null;
          eventId?: number | null;
          courseId?: number | null;
          announcementId?: number | null;
          gradeItemId?: number | null;
          discussionBoardId?: number | null;
          assignmentId?: number | null;
          surveyId?: number | null;
        };
        media: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        createdAt: string;
        readAt: string | null;
      })[];
      nextCursor: number | null;
    };
  };
  /** The whole API as an OpenAPI document */
  'GET /api/openapi.json': {
    answer: undefined;
  };
  /** The request's organisation */
  'GET /api/organizations-dashboard': {
    answer: {
      organizationId: number;
      prefix: string;
      name: { en?: string | null; ar?: string | null };
      logoUrl: string | null;
      iconUrl: string | null;
      colors: string[];
      fontFamilies: {
        organizationFontId: number;
        fontFamily: string;
        isGoogleFont: boolean;
        language: 'en' | 'ar';
        styles: { weight: number; url: string }[];
      }[];
      domainPrefix: string;
      isMarketplaceEnabled: boolean;
      version: number;
      configurations: { configurationKey: string; value: unknown }[];
    };
  };
  /** What the first page of this organisation and language carries */
  'GET /api/organizations-dashboard/bootstrap': {
    answer: {
      organization: {
        organizationId: number;
        prefix: string;
        name: { en?: string | null; ar?: string | null };
        logoUrl: string | null;
        iconUrl: string | null;
        colors: string[];
        fontFamilies: {
          organizationFontId: number;
          fontFamily: string;
          isGoogleFont: boolean;
          language: 'en' | 'ar';
          styles: { weight: number; url: string }[];
        }[];
        domainPrefix: string;
        isMarketplaceEnabled: boolean;
        version: number;
      };
      configurations: Record<string, unknown>;
      features: Record<string, boolean>;
      organizationPermissions: string[];
      terminology: Record<string, {
        defaultValue: {
          en: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          };
          ar: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          };
        } | null;
        value: {
          en?: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
          ar?: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
        };
        mediaUrl: string | null;
      }>;
      messages: Record<string, unknown>;
      language: 'en' | 'ar';
      formatLocale: string;
      environmentLabel: string | null;
      isDemo: boolean;
      hosts: { studio: string; learner: string };
    };
  };
  /** The organisation of a host name */
  'GET /api/organizations-dashboard/by-prefix/{prefix}': {
    path: { prefix: string };
    answer: {
      organizationId: number;
      prefix: string;
      name: { en?: string | null; ar?: string | null };
      logoUrl: string | null;
      iconUrl: string | null;
      colors: string[];
      fontFamilies: {
        organizationFontId: number;
        fontFamily: string;
        isGoogleFont: boolean;
        language: 'en' | 'ar';
        styles: { weight: number; url: string }[];
      }[];
      domainPrefix: string;
      isMarketplaceEnabled: boolean;
      version: number;
      configurations: { configurationKey: string; value: unknown }[];
    };
  };
  /** Everything that the settings edit, in both languages */
  'GET /api/organizations-dashboard/editing': {
    answer: {
      organizationId: number;
      prefix: string;
      name: { en?: string | null; ar?: string | null };
      colors: string[];
      logo: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      icon: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      landing: {
        hero?: {
          title?: { en?: string | null; ar?: string | null };
          subtitle?: { en?: string | null; ar?: string | null };
          primary?: { en?: string | null; ar?: string | null };
          secondary?: { en?: string | null; ar?: string | null };
          mediaId?: number | null;
        };
        about?: {
          title?: { en?: string | null; ar?: string | null };
          text?: { en?: string | null; ar?: string | null };
          mediaId?: number | null;
        };
        values?: {
          icon: string;
          title: { en?: string | null; ar?: string | null };
          text: { en?: string | null; ar?: string | null };
        }[];
        figures?: {
          kind: 'courses' | 'learners' | 'instructors' | 'hours' | 'completions';
          label: { en?: string | null; ar?: string | null };
        }[];
        voices?: {
          name: { en?: string | null; ar?: string | null };
          role: { en?: string | null; ar?: string | null };
          quote: { en?: string | null; ar?: string | null };
          mediaId?: number | null;
        }[];
        questions?: {
          question: { en?: string | null; ar?: string | null };
          answer: { en?: string | null; ar?: string | null };
        }[];
        footer?: {
          line?: { en?: string | null; ar?: string | null };
          rights?: { en?: string | null; ar?: string | null };
        };
        pages?: {
          'leadership-development'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'executive-coach'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'professional-leadership'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          webinars?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'about-us'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'privacy-policy'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'education-ethics'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'terms-of-use'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'contact-us'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'technical-support'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
        };
      };
      pictures: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      }[];
      contact: {
        email?: string | null;
        phone?: string | null;
        address?: { en?: string | null; ar?: string | null };
        hours?: { en?: string | null; ar?: string | null };
        links?: {
          kind: 'website' | 'x' | 'linkedin' | 'youtube' | 'instagram' | 'facebook' | 'whatsapp';
          url: string;
        }[];
      };
      configurations: { configurationKey: string; value: unknown; initial: unknown; isSet: boolean }[];
      fonts: {
        organizationFontId: number;
        fontFamily: string;
        isGoogleFont: boolean;
        language: 'en' | 'ar';
        styles: { weight: number; url: string }[];
      }[];
      version: number;
    };
  };
  /** The fonts of each language */
  'GET /api/organizations-dashboard/fonts': {
    answer: {
      data: {
        organizationFontId: number;
        fontFamily: string;
        isGoogleFont: boolean;
        language: 'en' | 'ar';
        styles: { weight: number; url: string }[];
      }[];
    };
  };
  /** The landing page */
  'GET /api/organizations-dashboard/landing': {
    answer: {
      hero: {
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        primary: { en?: string | null; ar?: string | null };
        secondary: { en?: string | null; ar?: string | null };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
      };
      about: {
        title: { en?: string | null; ar?: string | null };
        text: { en?: string | null; ar?: string | null };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
      };
      values: {
        icon: string;
        title: { en?: string | null; ar?: string | null };
        text: { en?: string | null; ar?: string | null };
      }[];
      figures: {
        kind: 'courses' | 'learners' | 'instructors' | 'hours' | 'completions';
        label: { en?: string | null; ar?: string | null };
        value: number;
      }[];
      voices: ({
        name: { en?: string | null; ar?: string | null };
        role: { en?: string | null; ar?: string | null };
        quote: { en?: string | null; ar?: string | null };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
      })[];
      questions: {
        question: { en?: string | null; ar?: string | null };
        answer: { en?: string | null; ar?: string | null };
      }[];
      footer: {
        line: { en?: string | null; ar?: string | null };
        rights: { en?: string | null; ar?: string | null };
      };
      contact: {
        email?: string | null;
        phone?: string | null;
        address?: { en?: string | null; ar?: string | null };
        hours?: { en?: string | null; ar?: string | null };
        links?: {
          kind: 'website' | 'x' | 'linkedin' | 'youtube' | 'instagram' | 'facebook' | 'whatsapp';
          url: string;
        }[];
      };
      pages: {
        slug: 'leadership-development' | 'executive-coach' | 'professional-leadership' | 'webinars' | 'about-us' | 'privacy-policy' | 'education-ethics' | 'terms-of-use' | 'contact-us' | 'technical-support';
        title: { en?: string | null; ar?: string | null };
      }[];
    };
  };
  /** A page beside the landing page: about us, privacy policy, a programme */
  'GET /api/organizations-dashboard/landing/pages/{slug}': {
    path: {
      slug: 'leadership-development' | 'executive-coach' | 'professional-leadership' | 'webinars' | 'about-us' | 'privacy-policy' | 'education-ethics' | 'terms-of-use' | 'contact-us' | 'technical-support';
    };
    answer: {
      slug: 'leadership-development' | 'executive-coach' | 'professional-leadership' | 'webinars' | 'about-us' | 'privacy-policy' | 'education-ethics' | 'terms-of-use' | 'contact-us' | 'technical-support';
      title: { en?: string | null; ar?: string | null };
      lead: { en?: string | null; ar?: string | null };
      body: { en?: string | null; ar?: string | null };
      callToAction: { en?: string | null; ar?: string | null };
      points: {
        title: { en?: string | null; ar?: string | null };
        text: { en?: string | null; ar?: string | null };
      }[];
      picture: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
    };
  };
  /** The organisation's own questions at registration */
  'GET /api/organizations-dashboard/registration': {
    answer: {
      data: {
        formField: {
          slug: string;
          fieldKey: string;
          typeSlug: 'text' | 'long-text' | 'email' | 'phone' | 'url' | 'number' | 'date' | 'select' | 'multi-select' | 'country' | 'boolean';
          label: { en?: string | null; ar?: string | null };
          hint: { en?: string | null; ar?: string | null };
          options: { value: string; label: { en?: string | null; ar?: string | null } }[];
        };
        modifiers: { formFieldTypeModifier: { slug: 'optional' } }[];
      }[];
      version: number;
    };
  };
  /** What the organisation calls things */
  'GET /api/organizations-dashboard/terminology': {
    answer: {
      data: ({
        slug: string;
        defaultValue: {
          isRequired: boolean;
          kind: 'term' | 'wording' | 'picture';
          en: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
          ar: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
        };
        value: {
          en?: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
          ar?: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
        };
        mediaUrl: string | null;
      })[];
    };
  };
  /** Every name, wording and picture with its default */
  'GET /api/organizations-dashboard/terminology/dashboard': {
    answer: {
      data: ({
        slug: string;
        defaultValue: {
          isRequired: boolean;
          kind: 'term' | 'wording' | 'picture';
          en: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
          ar: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
        };
        value: {
          en?: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
          ar?: {
            singular: string;
            plural: string;
            dual?: string;
            definite?: string;
            definitePlural?: string;
          } | null;
        };
        media: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
      })[];
    };
  };
  /** The permission sets of the organisation */
  'GET /api/permission-sets': {
    answer: {
      data: {
        permissionSetId: number;
        name: { en?: string | null; ar?: string | null };
        description: { en?: string | null; ar?: string | null };
        permissions: string[];
        isDefault: boolean;
        isProtected: boolean;
        memberCount: number;
        version: number;
      }[];
      total: number;
    };
  };
  /** One permission set */
  'GET /api/permission-sets/{permissionSetId}': {
    path: { permissionSetId: number };
    answer: {
      permissionSetId: number;
      name: { en?: string | null; ar?: string | null };
      description: { en?: string | null; ar?: string | null };
      permissions: string[];
      isDefault: boolean;
      isProtected: boolean;
      memberCount: number;
      version: number;
    };
  };
  /** Every permission of the product */
  'GET /api/permissions': {
    query: { skip?: number; take?: number };
    answer: {
      data: {
        slug: string;
        contextId: number;
        category: 'everything' | 'modules' | 'access' | 'courses' | 'members' | 'specializations' | 'social-groups' | 'social-events' | 'learning-paths' | 'checklists' | 'support-teams';
        prerequisites: { prerequisite: { slug: string } }[];
        isGrantable: boolean;
      }[];
      total: number;
    };
  };
  /** What the organisation itself holds */
  'GET /api/permissions-system': {
    answer: { data: string[] };
  };
  /** Groups of permissions, in the order of the editor */
  'GET /api/permissions/categories': {
    answer: { data: string[] };
  };
  /** What permissions are about, with the bypass of each */
  'GET /api/permissions/contexts': {
    answer: { data: { id: number; name: string; bypass: string }[] };
  };
  /** What the caller holds */
  'GET /api/permissions/user': {
    answer: { data: string[] };
  };
  /** All categories of the question bank; their parents make the tree */
  'GET /api/question-categories': {
    answer: {
      data: {
        questionCategoryId: number;
        parentCategoryId: number | null;
        name: { en?: string | null; ar?: string | null };
        questionCount: number;
      }[];
    };
  };
  /** The tags in use, the most used first */
  'GET /api/question-tags': {
    answer: { data: { tag: string; questionCount: number }[] };
  };
  /** The types of questions and what each allows */
  'GET /api/question-types': {
    answer: {
      data: {
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
        isMarkedByHand: boolean;
        givesPartialMarks: boolean;
        hasChoices: boolean;
      }[];
    };
  };
  /** The question bank */
  'GET /api/questions': {
    query: {
      skip?: number;
      take?: number;
      search?: string;
      questionCategoryId?: number;
      types?: ('SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY')[];
      tags?: string[];
      difficulties?: number[];
      missingLanguage?: 'en' | 'ar';
      isReady?: boolean;
      isArchived?: boolean;
      sort?: 'changed' | 'newest' | 'name' | 'type' | 'difficulty';
    };
    answer: {
      data: ({
        questionId: number;
        version: number;
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
        name: string;
        prompt: { en?: string | null; ar?: string | null };
        marks: string;
        difficulty: number | null;
        tags: string[];
        questionCategoryId: number | null;
        languages: ('en' | 'ar')[];
        isReady: boolean;
        isArchived: boolean;
        updatedAt: string;
        updatedBy: { userId: number; firstName: string; lastName: string } | null;
        abilities: { canDelete: boolean };
      })[];
      total: number;
    };
  };
  /** Questions as a file of the chosen format */
  'GET /api/questions/export': {
    query: {
      search?: string;
      questionCategoryId?: number;
      types?: ('SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY')[];
      tags?: string[];
      difficulties?: number[];
      missingLanguage?: 'en' | 'ar';
      isReady?: boolean;
      isArchived?: boolean;
      questionIds?: number[];
      format: 'GIFT' | 'AIKEN' | 'MOODLE_XML' | 'QTI';
      language: 'en' | 'ar';
    };
    answer: undefined;
  };
  /** What a format cannot hold of the questions */
  'GET /api/questions/export-report': {
    query: {
      search?: string;
      questionCategoryId?: number;
      types?: ('SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY')[];
      tags?: string[];
      difficulties?: number[];
      missingLanguage?: 'en' | 'ar';
      isReady?: boolean;
      isArchived?: boolean;
      questionIds?: number[];
      format: 'GIFT' | 'AIKEN' | 'MOODLE_XML' | 'QTI';
      language: 'en' | 'ar';
    };
    answer: {
      report: {
        taken: {
          title: string;
          source: { file: string | null; line: number | null; id: string | null };
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
        }[];
        changed: {
          title: string;
          source: { file: string | null; line: number | null; id: string | null };
          code: 'encoding-guessed' | 'characters-unreadable' | 'control-characters-removed' | 'doctype-ignored' | 'category-description-left' | 'test-structure-left' | 'other-file-left' | 'looks-known' | 'html-cleaned' | 'markdown-simplified' | 'markup-repaired' | 'language-left' | 'lines-joined' | 'blank-lines-joined' | 'braces-split' | 'formatting-left' | 'media-elsewhere' | 'media-missing' | 'media-unreadable' | 'file-link-left' | 'weights-rounded' | 'weights-not-whole' | 'all-or-nothing-as-weights' | 'scoring-simplified' | 'penalty-left' | 'negative-marks-left' | 'marks-left' | 'marks-replaced' | 'unit-factor-rounded' | 'units-left' | 'area-rounded' | 'other-answers-left' | 'wildcard-as-text' | 'wrong-choices-cost' | 'spelling-rule-left' | 'wrong-areas-left' | 'feedback-left' | 'combined-feedback-left' | 'feedback-as-explanation' | 'explanation-left' | 'hints-left' | 'hint-actions-left' | 'tags-left' | 'name-left' | 'category-left' | 'difficulty-left' | 'order-not-fixed' | 'guide-left' | 'response-template-left' | 'attachments-left' | 'word-limits-left' | 'length-limit-left' | 'file-limits-left' | 'cloze-mixed' | 'drag-as-dropdown' | 'marker-as-hotspot' | 'associate-as-matching';
          values: Record<string, string | number>;
        }[];
        left: {
          title: string;
          source: { file: string | null; line: number | null; id: string | null };
          code: 'file-empty' | 'file-too-large' | 'file-without-questions' | 'file-not-this-format' | 'file-not-text' | 'markup-too-deep' | 'too-many-questions' | 'beyond-limits' | 'in-file-already' | 'in-bank-already' | 'not-a-question' | 'type-unknown' | 'type-unsupported' | 'type-not-in-format' | 'calculated' | 'drawn-from-category' | 'several-interactions' | 'syntax' | 'cut-off' | 'no-prompt' | 'no-choices' | 'no-right-answer' | 'no-gaps' | 'too-many-choices' | 'number-unreadable' | 'pairs-not-single' | 'several-markers' | 'shape-unsupported' | 'picture-missing' | 'picture-size-unknown' | 'text-missing';
          values: Record<string, string | number>;
        }[];
        file: {
          code: 'file-empty' | 'file-too-large' | 'file-without-questions' | 'file-not-this-format' | 'file-not-text' | 'markup-too-deep' | 'too-many-questions' | 'beyond-limits' | 'in-file-already' | 'in-bank-already' | 'not-a-question' | 'type-unknown' | 'type-unsupported' | 'type-not-in-format' | 'calculated' | 'drawn-from-category' | 'several-interactions' | 'syntax' | 'cut-off' | 'no-prompt' | 'no-choices' | 'no-right-answer' | 'no-gaps' | 'too-many-choices' | 'number-unreadable' | 'pairs-not-single' | 'several-markers' | 'shape-unsupported' | 'picture-missing' | 'picture-size-unknown' | 'text-missing' | 'encoding-guessed' | 'characters-unreadable' | 'control-characters-removed' | 'doctype-ignored' | 'category-description-left' | 'test-structure-left' | 'other-file-left' | 'looks-known' | 'html-cleaned' | 'markdown-simplified' | 'markup-repaired' | 'language-left' | 'lines-joined' | 'blank-lines-joined' | 'braces-split' | 'formatting-left' | 'media-elsewhere' | 'media-missing' | 'media-unreadable' | 'file-link-left' | 'weights-rounded' | 'weights-not-whole' | 'all-or-nothing-as-weights' | 'scoring-simplified' | 'penalty-left' | 'negative-marks-left' | 'marks-left' | 'marks-replaced' | 'unit-factor-rounded' | 'units-left' | 'area-rounded' | 'other-answers-left' | 'wildcard-as-text' | 'wrong-choices-cost' | 'spelling-rule-left' | 'wrong-areas-left' | 'feedback-left' | 'combined-feedback-left' | 'feedback-as-explanation' | 'explanation-left' | 'hints-left' | 'hint-actions-left' | 'tags-left' | 'name-left' | 'category-left' | 'difficulty-left' | 'order-not-fixed' | 'guide-left' | 'response-template-left' | 'attachments-left' | 'word-limits-left' | 'length-limit-left' | 'file-limits-left' | 'cloze-mixed' | 'drag-as-dropdown' | 'marker-as-hotspot' | 'associate-as-matching';
          values: Record<string, string | number>;
        }[];
      };
    };
  };
  /** A question with its key, for authors */
  'GET /api/questions/{questionId}': {
    path: { questionId: number };
    answer: {
      questionId: number;
      version: number;
      name: string;
      content: {
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'TRUE_FALSE';
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'SHORT_TEXT';
        maximumLength: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'NUMERIC';
        units: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'MATCHING';
        stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILL_BLANKS';
        blanks: { id: string; isNumeric: boolean }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: { id: string; choices: { id: string; text: { en?: string | null; ar?: string | null } }[] }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'HOTSPOT';
        pictureMediaId: number;
        mostPoints: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILE_UPLOAD';
        mostFiles: number;
        mostBytes: number;
        extensions: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'ESSAY';
        leastWords: number;
        mostWords: number | null;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      };
      key: {
        type: 'SINGLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MULTIPLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        isAllOrNothing: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'TRUE_FALSE';
        isTrue: boolean;
        feedback: {
          true: { en?: string | null; ar?: string | null };
          false: { en?: string | null; ar?: string | null };
        };
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'SHORT_TEXT';
        accepted: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'NUMERIC';
        accepted: {
          value: string;
          tolerance: string;
          fraction: string;
          feedback: { en?: string | null; ar?: string | null };
        }[];
        units: { name: string; factor: string }[];
        isUnitRequired: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MATCHING';
        pairs: Record<string, string>;
        explanation: { en?: string | null; ar?: string | null };
      } | { type: 'ORDERING'; order: string[]; explanation: { en?: string | null; ar?: string | null } } | {
        type: 'FILL_BLANKS';
        blanks: Record<string, {
          weight: string;
          texts: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
          numbers: {
            value: string;
            tolerance: string;
            fraction: string;
            feedback: { en?: string | null; ar?: string | null };
          }[];
        }>;
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: Record<string, { weight: string; fractions: Record<string, string> }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'HOTSPOT';
        areas: ({
          id: string;
          area: { shape: 'rectangle' | 'ellipse'; x: number; y: number; width: number; height: number } | { shape: 'polygon'; points: { x: number; y: number }[] };
          feedback: { en?: string | null; ar?: string | null };
        })[];
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'FILE_UPLOAD' | 'ESSAY';
        guide: { en?: string | null; ar?: string | null };
        explanation: { en?: string | null; ar?: string | null };
      };
      marks: string;
      negativeMarks: string;
      difficulty: number | null;
      tags: string[];
      questionCategoryId: number | null;
      picture: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      languages: ('en' | 'ar')[];
      isReady: boolean;
      isArchived: boolean;
      createdAt: string;
      updatedAt: string;
      updatedBy: { userId: number; firstName: string; lastName: string } | null;
      abilities: { canDelete: boolean };
    };
  };
  /** Who wrote each version when, and what differs from the one before */
  'GET /api/questions/{questionId}/versions': {
    path: { questionId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: ({
        version: number;
        name: string;
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
        changed: string[];
        createdAt: string;
        createdBy: { userId: number; firstName: string; lastName: string } | null;
      })[];
      total: number;
    };
  };
  /** An earlier version as it was */
  'GET /api/questions/{questionId}/versions/{version}': {
    path: { questionId: number; version: number };
    answer: {
      questionId: number;
      version: number;
      name: string;
      content: {
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'TRUE_FALSE';
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'SHORT_TEXT';
        maximumLength: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'NUMERIC';
        units: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'MATCHING';
        stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILL_BLANKS';
        blanks: { id: string; isNumeric: boolean }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: { id: string; choices: { id: string; text: { en?: string | null; ar?: string | null } }[] }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'HOTSPOT';
        pictureMediaId: number;
        mostPoints: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILE_UPLOAD';
        mostFiles: number;
        mostBytes: number;
        extensions: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'ESSAY';
        leastWords: number;
        mostWords: number | null;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      };
      key: {
        type: 'SINGLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MULTIPLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        isAllOrNothing: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'TRUE_FALSE';
        isTrue: boolean;
        feedback: {
          true: { en?: string | null; ar?: string | null };
          false: { en?: string | null; ar?: string | null };
        };
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'SHORT_TEXT';
        accepted: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'NUMERIC';
        accepted: {
          value: string;
          tolerance: string;
          fraction: string;
          feedback: { en?: string | null; ar?: string | null };
        }[];
        units: { name: string; factor: string }[];
        isUnitRequired: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MATCHING';
        pairs: Record<string, string>;
        explanation: { en?: string | null; ar?: string | null };
      } | { type: 'ORDERING'; order: string[]; explanation: { en?: string | null; ar?: string | null } } | {
        type: 'FILL_BLANKS';
        blanks: Record<string, {
          weight: string;
          texts: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
          numbers: {
            value: string;
            tolerance: string;
            fraction: string;
            feedback: { en?: string | null; ar?: string | null };
          }[];
        }>;
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: Record<string, { weight: string; fractions: Record<string, string> }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'HOTSPOT';
        areas: ({
          id: string;
          area: { shape: 'rectangle' | 'ellipse'; x: number; y: number; width: number; height: number } | { shape: 'polygon'; points: { x: number; y: number }[] };
          feedback: { en?: string | null; ar?: string | null };
        })[];
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'FILE_UPLOAD' | 'ESSAY';
        guide: { en?: string | null; ar?: string | null };
        explanation: { en?: string | null; ar?: string | null };
      };
      marks: string;
      negativeMarks: string;
      difficulty: number | null;
      tags: string[];
      questionCategoryId: number | null;
      picture: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      languages: ('en' | 'ar')[];
      isReady: boolean;
      isArchived: boolean;
      createdAt: string;
      updatedAt: string;
      updatedBy: { userId: number; firstName: string; lastName: string } | null;
      abilities: { canDelete: boolean };
    };
  };
  /** Courses, their parts and texts, specializations, announcements, people: what the caller may see */
  'GET /api/search': {
    query: {
      skip?: number;
      take?: number;
      q?: string;
      kind?: 'course' | 'section' | 'lesson' | 'article' | 'specialization' | 'announcement' | 'member';
    };
    answer: {
      data: ({
        kind: 'course' | 'section' | 'lesson' | 'article' | 'specialization' | 'announcement' | 'member';
        id: number;
        title: { en?: string | null; ar?: string | null };
        excerpt: { en?: string | null; ar?: string | null } | null;
        highlights: {
          title: { en?: { start: number; end: number }[]; ar?: { start: number; end: number }[] };
          excerpt: { en?: { start: number; end: number }[]; ar?: { start: number; end: number }[] };
        };
        courseTitle: { en?: string | null; ar?: string | null } | null;
        path: string;
        application: 'learner' | 'studio';
      })[];
      total: number;
      groups: {
        kind: 'course' | 'section' | 'lesson' | 'article' | 'specialization' | 'announcement' | 'member';
        total: number;
      }[];
    };
  };
  /** Specializations with the caller's progress */
  'GET /api/specializations': {
    query: { skip?: number; take?: number; search?: string; includeUnpublished?: number };
    answer: {
      data: ({
        specializationId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        isPublished: boolean;
        courseCount: number;
        durationMinutes: number;
        progressPercent: number | null;
        completedCourseCount: number;
      })[];
      total: number;
    };
  };
  /** A specialization with its courses */
  'GET /api/specializations/{specializationId}': {
    path: { specializationId: number };
    answer: {
      specializationId: number;
      title: { en?: string | null; ar?: string | null };
      subtitle: { en?: string | null; ar?: string | null };
      cover: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      isPublished: boolean;
      courseCount: number;
      durationMinutes: number;
      progressPercent: number | null;
      completedCourseCount: number;
      description: { en?: string | null; ar?: string | null };
      courses: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
      })[];
      version: number;
      abilities: { canEdit: boolean; canDelete: boolean };
    };
  };
  /** The real-time stream of the signed-in member (text/event-stream); 401 for everybody else */
  'GET /api/sse': {
    query: { ticket?: string; userId?: number; accessToken?: string; lastEventId?: string };
    answer: undefined;
  };
  /** The courses that the caller makes; all of them for administrators who ask */
  'GET /api/studio/courses': {
    query: {
      skip?: number;
      take?: number;
      search?: string;
      status?: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
      scope?: 'mine' | 'all';
      sort?: 'updated' | 'title' | 'newest';
    };
    answer: {
      data: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
        updatedAt: string;
        approvalNote: string;
        translations: {
          en: { hasTitle: boolean; textCount: number };
          ar: { hasTitle: boolean; textCount: number };
        };
      })[];
      total: number;
      statusCounts: Record<string, number>;
    };
  };
  /** Who can be an instructor of a course */
  'GET /api/studio/instructors': {
    query: { skip?: number; take?: number; search?: string };
    answer: {
      data: { userId: number; firstName: string; lastName: string; image: string | null }[];
      total: number;
    };
  };
  /** Marks and comments on the pages of a file; learners get them with the mark */
  'GET /api/submission-files/{submissionFileId}/annotations': {
    path: { submissionFileId: number };
    answer: {
      data: {
        annotationKey: string;
        page: number;
        kind: 'NOTE' | 'HIGHLIGHT' | 'BOX' | 'INK';
        color: 'YELLOW' | 'GREEN' | 'BLUE' | 'RED' | 'VIOLET';
        comment: string;
        shapes: { x: number; y: number }[][];
        author: { userId: number; firstName: string; lastName: string };
        isOwn: boolean;
        version: number;
        updatedAt: string;
      }[];
    };
  };
  /** An exam before it is sat, with what was done already */
  'GET /api/subsection-exams/{subsectionExamId}': {
    path: { subsectionExamId: number };
    answer: {
      subsectionExamId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      isPublished: boolean;
      hasPassword: boolean;
      gradingMethod: 'BEST' | 'LAST' | 'FIRST' | 'AVERAGE';
      passPercent: string | null;
      questionCount: number;
      navigation: ('FREE' | 'ONE_WAY')[];
      releases: {
        scores: { rule: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'; at: string | null };
        answers: { rule: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'; at: string | null };
        explanations: { rule: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'; at: string | null };
      };
      opensAt: string | null;
      closesAt: string | null;
      limitMinutes: number | null;
      extraMinutes: number;
      attemptsAllowed: number | null;
      attemptsUsed: number;
      runningAttemptId: number | null;
      refusal: 'NOT_OPEN_YET' | 'CLOSED' | 'NO_ATTEMPTS_LEFT' | null;
      standing: { percent: string | null; passed: boolean | null; isProvisional: boolean };
      answeredCount: number;
      serverTime: string;
      attempts: {
        examAttemptId: number;
        number: number;
        state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
        isPreview: boolean;
        startedAt: string;
        deadline: string | null;
        finishedAt: string | null;
        score: string | null;
        marks: string;
        isBeingMarked: boolean;
      }[];
      canEdit: boolean;
    };
  };
  /** What was granted to whom */
  'GET /api/subsection-exams/{subsectionExamId}/accommodations': {
    path: { subsectionExamId: number };
    answer: {
      data: {
        extraMinutes: number | null;
        extraPercent: number | null;
        extraAttempts: number | null;
        opensAt: string | null;
        closesAt: string | null;
        note: string;
        userId: number;
        firstName: string;
        lastName: string;
        attemptsUsed: number;
        isRunning: boolean;
        runningDeadline: string | null;
        version: number;
        grantedAt: string;
      }[];
    };
  };
  /** Previous attempts, the newest first */
  'GET /api/subsection-exams/{subsectionExamId}/attempts': {
    path: { subsectionExamId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: {
        examAttemptId: number;
        number: number;
        state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
        isPreview: boolean;
        startedAt: string;
        deadline: string | null;
        finishedAt: string | null;
        score: string | null;
        marks: string;
        isBeingMarked: boolean;
      }[];
      total: number;
    };
  };
  /** How an exam is held */
  'GET /api/subsection-exams/{subsectionExamId}/editing': {
    path: { subsectionExamId: number };
    answer: {
      examId: number;
      opensAt: string | null;
      closesAt: string | null;
      limitMinutes: number | null;
      attemptsAllowed: number | null;
      gradingMethod: 'BEST' | 'LAST' | 'FIRST' | 'AVERAGE';
      passPercent: string | null;
      allowedAddresses: string[];
      releaseScore: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER';
      releaseAnswers: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER';
      releaseExplanations: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER';
      releaseAt: string | null;
      isBlind: boolean;
      markerCount: number;
      subsectionExamId: number;
      courseId: number;
      title: { en?: string | null; ar?: string | null };
      examTitle: { en?: string | null; ar?: string | null };
      hasPassword: boolean;
      isPublished: boolean;
      attemptCount: number;
      version: number;
    };
  };
  /** What would go wrong when learners sit it */
  'GET /api/subsection-exams/{subsectionExamId}/findings': {
    path: { subsectionExamId: number };
    answer: {
      isReady: boolean;
      findings: {
        code: 'title-missing' | 'no-questions' | 'section-empty' | 'draw-too-few' | 'question-not-ready' | 'question-archived' | 'window-over' | 'release-without-close' | 'release-time-missing';
        isRequired: boolean;
        path: string;
        count: number;
      }[];
    };
  };
  /** What was granted to which group of the course */
  'GET /api/subsection-exams/{subsectionExamId}/group-accommodations': {
    path: { subsectionExamId: number };
    answer: {
      data: {
        extraMinutes: number | null;
        extraPercent: number | null;
        extraAttempts: number | null;
        opensAt: string | null;
        closesAt: string | null;
        note: string;
        courseGroupId: number;
        name: { en?: string | null; ar?: string | null };
        memberCount: number;
        version: number;
        grantedAt: string;
      }[];
    };
  };
  /** Every change of a mark: what it was, what it became, who and why */
  'GET /api/subsection-exams/{subsectionExamId}/mark-changes': {
    path: { subsectionExamId: number };
    query: { skip?: number; take?: number; examAttemptId?: number };
    answer: {
      data: ({
        markChangeId: number;
        examAttemptId: number;
        position: number;
        questionName: string;
        learner: { userId: number; firstName: string; lastName: string } | null;
        oldScore: string | null;
        newScore: string | null;
        source: 'MARKER' | 'REGRADED' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED' | 'RULING_WITHDRAWN';
        reason: string;
        changedBy: { userId: number; firstName: string; lastName: string };
        changedAt: string;
      })[];
      total: number;
    };
  };
  /** The questions that people mark: how far each is, and its rubric */
  'GET /api/subsection-exams/{subsectionExamId}/marking-progress': {
    path: { subsectionExamId: number };
    answer: {
      title: { en?: string | null; ar?: string | null };
      courseId: number;
      isBlind: boolean;
      markerCount: number;
      questions: ({
        questionId: number;
        questionName: string;
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
        pendingCount: number;
        waitingCount: number;
        disputedCount: number;
        markedCount: number;
        rubric: {
          rubricId: number;
          rubricVersion: number;
          title: { en?: string | null; ar?: string | null };
          content: {
            criteria: {
              id: number;
              name: { en?: string | null; ar?: string | null };
              description: { en?: string | null; ar?: string | null };
              isRange: boolean;
              levels: {
                id: number;
                name: { en?: string | null; ar?: string | null };
                description: { en?: string | null; ar?: string | null };
                points: string;
              }[];
            }[];
            allowsFreePoints: boolean;
          };
          maximum: string;
          tolerance: string;
        } | null;
        canChangeRubric: boolean;
      })[];
      asked: { questionId: number; questionName: string }[];
    };
  };
  /** The attempts of all learners */
  'GET /api/subsection-exams/{subsectionExamId}/results': {
    path: { subsectionExamId: number };
    query: {
      skip?: number;
      take?: number;
      search?: string;
      show?: 'MARKED' | 'TO_MARK' | 'RUNNING' | 'ABANDONED';
      sort?: 'name' | 'best' | 'worst' | 'newest' | 'longest';
    };
    answer: {
      data: ({
        examAttemptId: number;
        learner: { userId: number; firstName: string; lastName: string; email: string } | null;
        number: number;
        state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
        startedAt: string | null;
        finishedAt: string | null;
        spentSeconds: number | null;
        score: string | null;
        provisionalScore: string | null;
        marks: string;
        passed: boolean | null;
        pendingCount: number;
        accommodation: {
          extraMinutes: number | null;
          extraPercent: number | null;
          extraAttempts: number | null;
          opensAt: string | null;
          closesAt: string | null;
        } | null;
      })[];
      total: number;
    };
  };
  /** The attempts of all learners as a spreadsheet (CSV) */
  'GET /api/subsection-exams/{subsectionExamId}/results/export': {
    path: { subsectionExamId: number };
    answer: undefined;
  };
  /** What was decided about questions after they were asked */
  'GET /api/subsection-exams/{subsectionExamId}/rulings': {
    path: { subsectionExamId: number };
    answer: {
      data: ({
        examRulingId: number;
        questionId: number;
        questionName: string;
        kind: 'GIVE_TO_ALL' | 'ACCEPT_ALSO';
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        reason: string;
        decidedBy: { userId: number; firstName: string; lastName: string };
        decidedAt: string;
        withdrawn: { reason: string; by: { userId: number; firstName: string; lastName: string }; at: string } | null;
      })[];
    };
  };
  /** How the exam and each of its questions went */
  'GET /api/subsection-exams/{subsectionExamId}/statistics': {
    path: { subsectionExamId: number };
    answer: {
      title: { en?: string | null; ar?: string | null };
      courseId: number;
      attemptCount: number;
      meanPercent: number | null;
      medianPercent: number | null;
      deviationPercent: number | null;
      distribution: number[];
      meanSeconds: number | null;
      items: {
        questionId: number;
        version: number;
        questionName: string;
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
        count: number;
        difficulty: number | null;
        pointBiserial: number | null;
        discrimination: number | null;
        medianSeconds: number | null;
        choices: {
          choiceId: string | null;
          text: { en?: string | null; ar?: string | null };
          isRight: boolean;
          count: number;
          share: number;
          upperShare: number;
          lowerShare: number;
          meanTotal: number | null;
        }[];
      }[];
    };
  };
  /** How each question went as a spreadsheet (CSV) */
  'GET /api/subsection-exams/{subsectionExamId}/statistics/export': {
    path: { subsectionExamId: number };
    answer: undefined;
  };
  /** The hints of the screens and which of them the caller has closed */
  'GET /api/tooltips': {
    answer: { data: { slug: string; isDismissed: boolean }[] };
  };
  /** A person whom the caller may see */
  'GET /api/users/{userId}': {
    path: { userId: number };
    answer: {
      id: number;
      firstName: string;
      lastName: string;
      email: string | null;
      profileImage: string | null;
      profileMedia: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      language: 'en' | 'ar' | null;
      extraFields: { formField: { fieldKey: string }; value: unknown }[];
      portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      joinedAt: string | null;
    };
  };
  /** Enrolled courses by progress, and what was finished week by week */
  'GET /api/users/{userId}/course-statistics': {
    path: { userId: number };
    answer: {
      notStarted: number;
      inProgress: number;
      completed: number;
      finishedSubsections: number;
      weeks: { from: string; finishedSubsections: number }[];
    };
  };
  /** Every course that somebody is enrolled in, newest first */
  'GET /api/users/{userId}/enrolled': {
    path: { userId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
        enrollmentId: number;
        enrolledAt: string;
        lastVisitedAt: string | null;
        lastVisitedSubsectionId: number | null;
      })[];
      total: number;
    };
  };
  /** What somebody has finished, latest first */
  'GET /api/users/{userId}/finished-subsections': {
    path: { userId: number };
    query: { skip?: number; take?: number; courseId?: number };
    answer: { data: { courseId: number; courseSubsectionId: number; finishedAt: string }[]; total: number };
  };
  /** What somebody learns, with the filters of the page */
  'GET /api/users/{userId}/my-courses': {
    path: { userId: number };
    query: {
      skip?: number;
      take?: number;
      search?: string;
      showOnlyCompletedCourses?: number;
      showOnlyUncompletedCourses?: number;
      sort?: 'last-visited' | 'newest' | 'title' | 'progress';
    };
    answer: {
      data: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
        enrollmentId: number;
        enrolledAt: string;
        lastVisitedAt: string | null;
        lastVisitedSubsectionId: number | null;
      })[];
      total: number;
    };
  };
  /** The courses that somebody learns or has completed, with their totals of posted grades */
  'GET /api/users/{userId}/transcript': {
    path: { userId: number };
    query: { skip?: number; take?: number };
    answer: {
      data: ({
        courseId: number;
        courseTitle: { en?: string | null; ar?: string | null };
        enrolledAt: string;
        completedAt: string | null;
        totals: {
          current: {
            percent: string | null;
            text: string | null;
            letter: { en?: string | null; ar?: string | null } | null;
            passed: boolean | null;
          };
          final: {
            percent: string | null;
            text: string | null;
            letter: { en?: string | null; ar?: string | null } | null;
            passed: boolean | null;
          };
          isProvisional: boolean;
        };
      })[];
      total: number;
    };
  };
  /** Somebody's favourite courses: the same list by its older name */
  'GET /api/users/{userId}/wishlisted': {
    path: { userId: number };
    query: { skip?: number; take?: number; search?: string };
    answer: {
      data: ({
        courseId: number;
        title: { en?: string | null; ar?: string | null };
        subtitle: { en?: string | null; ar?: string | null };
        category: {
          courseCategoryId: number;
          name: { en?: string | null; ar?: string | null };
          icon: string;
          hue: number;
        } | null;
        cover: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        instructors: { userId: number; firstName: string; lastName: string; image: string | null }[];
        languages: ('en' | 'ar')[];
        learningType: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
        level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
        durationMinutes: number;
        subsectionCount: number;
        enrolledCount: number;
        price: { minor: number; currency: string };
        status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
        isEnrolled: boolean;
        isFavorite: boolean;
        progressPercent: number | null;
        completedAt: string | null;
      })[];
      total: number;
    };
  };
  /** Changes an announcement; 409 when somebody saved in between */
  'PATCH /api/course-announcements/{announcementId}': {
    path: { announcementId: number };
    body: {
      title?: { en?: string | null; ar?: string | null };
      body?: { en?: string | null; ar?: string | null };
      sendsMail?: boolean;
      version: number;
    };
    answer: undefined;
  };
  /** Changes name, icon or colour */
  'PATCH /api/course-categories/{courseCategoryId}': {
    path: { courseCategoryId: number };
    body: { name?: { en?: string | null; ar?: string | null }; icon?: string; hue?: number };
    answer: undefined;
  };
  /** Changes a category; 409 when somebody saved in between */
  'PATCH /api/course-grade-categories/{gradeCategoryId}': {
    path: { gradeCategoryId: number };
    body: {
      name?: { en?: string | null; ar?: string | null };
      weight?: string;
      aggregation?: 'POINTS' | 'MEAN' | 'WEIGHTED';
      isExtraCredit?: boolean;
      dropLowest?: number;
      dropHighest?: number;
      version: number;
    };
    answer: { version: number };
  };
  /** Changes an item; what an automatic one takes from its exam or assignment stays */
  'PATCH /api/course-grade-items/{gradeItemId}': {
    path: { gradeItemId: number };
    body: {
      title?: { en?: string | null; ar?: string | null };
      gradeCategoryId?: number | null;
      kind?: 'POINTS' | 'PASS_FAIL';
      maximumPoints?: string;
      weight?: string;
      isExtraCredit?: boolean;
      isOmitted?: boolean;
      isNeverDropped?: boolean;
      dueAt?: string | null;
      version: number;
    };
    answer: { version: number };
  };
  /** Changes name, capacity and openness; 409 when somebody saved in between or more learners are in it */
  'PATCH /api/course-groups/{courseGroupId}': {
    path: { courseGroupId: number };
    body: {
      name?: { en?: string | null; ar?: string | null };
      capacity?: number | null;
      isOpen?: boolean;
      version: number;
    };
    answer: undefined;
  };
  /** Puts a rubric into the archive or back */
  'PATCH /api/course-rubrics/{rubricId}': {
    path: { rubricId: number };
    body: { isArchived: boolean };
    answer: undefined;
  };
  /** Renames a section */
  'PATCH /api/course-sections/{courseSectionId}': {
    path: { courseSectionId: number };
    body: { title: { en?: string | null; ar?: string | null } };
    answer: undefined;
  };
  /** Changes a lesson; 409 when somebody saved in between */
  'PATCH /api/course-subsections/{courseSubsectionId}': {
    path: { courseSubsectionId: number };
    body: {
      title?: { en?: string | null; ar?: string | null };
      isRequired?: boolean;
      durationMinutes?: number;
      mediaId?: number | null;
      posterMediaId?: number | null;
      captions?: { language: 'en' | 'ar'; mediaId: number }[];
      embedUrl?: string | null;
      releaseAt?: string | null;
      prerequisiteSubsectionId?: number | null;
      releasedGroupIds?: number[] | null;
      version: number;
    };
    answer: { version: number };
  };
  /** Changes settings and questions; 409 when somebody saved in between or has answered */
  'PATCH /api/course-surveys/{surveyId}': {
    path: { surveyId: number };
    body: {
      title?: { en?: string | null; ar?: string | null };
      description?: { en?: string | null; ar?: string | null };
      isAnonymous?: boolean;
      allowsChanges?: boolean;
      minimumAnswers?: number;
      resultsVisibility?: 'NEVER' | 'AFTER_ANSWER' | 'AFTER_CLOSE';
      closesAt?: string | null;
      questions?: {
        questionKey: string;
        kind: 'CHOICE' | 'SCALE' | 'MATRIX' | 'RANKING' | 'TEXT';
        title: { en?: string | null; ar?: string | null };
        hint: { en?: string | null; ar?: string | null };
        isRequired: boolean;
        options: { id: string; label: { en?: string | null; ar?: string | null } }[];
        rows: { id: string; label: { en?: string | null; ar?: string | null } }[];
        isMultiple: boolean;
        hasOther: boolean;
        from: number;
        to: number;
        fromLabel: { en?: string | null; ar?: string | null };
        toLabel: { en?: string | null; ar?: string | null };
      }[];
      version: number;
    };
    answer: undefined;
  };
  /** Changes fields of a course; 409 when somebody saved in between */
  'PATCH /api/courses/{courseId}': {
    path: { courseId: number };
    body: {
      title?: { en?: string | null; ar?: string | null };
      subtitle?: { en?: string | null; ar?: string | null };
      description?: { en?: string | null; ar?: string | null };
      outcomes?: { en?: string | null; ar?: string | null }[];
      requirements?: { en?: string | null; ar?: string | null }[];
      audience?: { en?: string | null; ar?: string | null }[];
      courseCategoryId?: number | null;
      languages?: ('en' | 'ar')[];
      learningType?: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
      level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
      coverMediaId?: number | null;
      price?: { minor: number; currency: string };
      durationMinutes?: number;
      isCertificateIssuedManually?: boolean;
      expiresAt?: string | null;
      version: number;
    };
    answer: undefined;
  };
  /** What it takes to complete the course */
  'PATCH /api/courses/{courseId}/passing-criteria': {
    path: { courseId: number };
    body: {
      requiredShare?: number | null;
      minimumGrade?: number | null;
      minimumAttendance?: number | null;
    };
    answer: undefined;
  };
  /** Publishes a course or takes it back */
  'PATCH /api/courses/{courseId}/publish-status': {
    path: { courseId: number };
    body: { isPublished: boolean };
    answer: undefined;
  };
  /** Bytes from Upload-Offset on */
  'PATCH /api/media/upload/{uploadId}': {
    path: { uploadId: string };
    body: Blob;
    answer: undefined;
  };
  /** Changes the name, the description or the length */
  'PATCH /api/media/{mediaId}': {
    path: { mediaId: number };
    body: {
      name?: string;
      alt?: { en?: string | null; ar?: string | null };
      durationSeconds?: number | null;
    };
    answer: undefined;
  };
  /** Changes a member's details and portals */
  'PATCH /api/members/{userId}': {
    path: { userId: number };
    body: {
      firstName?: string;
      lastName?: string;
      profileMediaId?: number | null;
      language?: 'en' | 'ar';
      extraFields?: Record<string, unknown>;
      portals?: { isAdministrator?: boolean; isInstructor?: boolean; isCoach?: boolean };
    };
    answer: undefined;
  };
  /** Takes one out of the list, read or not */
  'PATCH /api/notifications/hide/{id}': {
    path: { id: number };
    answer: { ok: true };
  };
  /** Marks all as read that were there at a moment */
  'PATCH /api/notifications/read': {
    body: { before?: string };
    answer: { ok: true };
  };
  /** Marks one as read */
  'PATCH /api/notifications/read/{id}': {
    path: { id: number };
    answer: { ok: true };
  };
  /** Changes name, colours, pictures, landing texts or contact; 409 when somebody saved in between */
  'PATCH /api/organizations-dashboard': {
    body: {
      name?: { en?: string | null; ar?: string | null };
      colors?: string[];
      logoMediaId?: number | null;
      iconMediaId?: number | null;
      landing?: {
        hero?: {
          title?: { en?: string | null; ar?: string | null };
          subtitle?: { en?: string | null; ar?: string | null };
          primary?: { en?: string | null; ar?: string | null };
          secondary?: { en?: string | null; ar?: string | null };
          mediaId?: number | null;
        };
        about?: {
          title?: { en?: string | null; ar?: string | null };
          text?: { en?: string | null; ar?: string | null };
          mediaId?: number | null;
        };
        values?: {
          icon: string;
          title: { en?: string | null; ar?: string | null };
          text: { en?: string | null; ar?: string | null };
        }[];
        figures?: {
          kind: 'courses' | 'learners' | 'instructors' | 'hours' | 'completions';
          label: { en?: string | null; ar?: string | null };
        }[];
        voices?: {
          name: { en?: string | null; ar?: string | null };
          role: { en?: string | null; ar?: string | null };
          quote: { en?: string | null; ar?: string | null };
          mediaId?: number | null;
        }[];
        questions?: {
          question: { en?: string | null; ar?: string | null };
          answer: { en?: string | null; ar?: string | null };
        }[];
        footer?: {
          line?: { en?: string | null; ar?: string | null };
          rights?: { en?: string | null; ar?: string | null };
        };
        pages?: {
          'leadership-development'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'executive-coach'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'professional-leadership'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          webinars?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'about-us'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'privacy-policy'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'education-ethics'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'terms-of-use'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'contact-us'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
          'technical-support'?: {
            title?: { en?: string | null; ar?: string | null };
            lead?: { en?: string | null; ar?: string | null };
            body?: { en?: string | null; ar?: string | null };
            callToAction?: { en?: string | null; ar?: string | null };
            points?: {
              title: { en?: string | null; ar?: string | null };
              text: { en?: string | null; ar?: string | null };
            }[];
            mediaId?: number | null;
          };
        };
      };
      contact?: {
        email?: string | null;
        phone?: string | null;
        address?: { en?: string | null; ar?: string | null };
        hours?: { en?: string | null; ar?: string | null };
        links?: {
          kind: 'website' | 'x' | 'linkedin' | 'youtube' | 'instagram' | 'facebook' | 'whatsapp';
          url: string;
        }[];
      };
      version: number;
    };
    answer: { version: number };
  };
  /** Changes a permission set; 409 when somebody saved in between */
  'PATCH /api/permission-sets/{permissionSetId}': {
    path: { permissionSetId: number };
    body: {
      name?: { en?: string | null; ar?: string | null };
      description?: { en?: string | null; ar?: string | null };
      permissions?: string[];
      isDefault?: boolean;
      version: number;
    };
    answer: undefined;
  };
  /** Renames a category or moves it with all that is in it */
  'PATCH /api/question-categories/{questionCategoryId}': {
    path: { questionCategoryId: number };
    body: { name?: { en?: string | null; ar?: string | null }; parentCategoryId?: number | null };
    answer: undefined;
  };
  /** Moves, tags or archives several questions */
  'PATCH /api/questions': {
    body: {
      questionIds: number[];
      questionCategoryId?: number | null;
      isArchived?: boolean;
      addTags?: string[];
      removeTags?: string[];
    };
    answer: undefined;
  };
  /** Changes, shows or hides a specialization */
  'PATCH /api/specializations/{specializationId}': {
    path: { specializationId: number };
    body: {
      title?: { en?: string | null; ar?: string | null };
      subtitle?: { en?: string | null; ar?: string | null };
      description?: { en?: string | null; ar?: string | null };
      coverMediaId?: number | null;
      courseIds?: number[];
      isPublished?: boolean;
      version: number;
    };
    answer: undefined;
  };
  /** Changes a profile: the own, or as an administrator any */
  'PATCH /api/users/{userId}': {
    path: { userId: number };
    body: {
      firstName?: string;
      lastName?: string;
      profileMediaId?: number | null;
      language?: 'en' | 'ar';
      extraFields?: Record<string, unknown>;
    };
    answer: {
      id: number;
      firstName: string;
      lastName: string;
      email: string | null;
      profileImage: string | null;
      profileMedia: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      language: 'en' | 'ar' | null;
      extraFields: { formField: { fieldKey: string }; value: unknown }[];
      portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      joinedAt: string | null;
    };
  };
  /** Writes a draft for all members; administrators only */
  'POST /api/announcements': {
    body: {
      title: { en?: string | null; ar?: string | null };
      body?: { en?: string | null; ar?: string | null };
      sendsMail?: boolean;
    };
    answer: { announcementId: number };
  };
  /** Writes a comment on a passage of a written answer */
  'POST /api/answer-comments': {
    body: {
      examAttemptId: number;
      position: number;
      start: number;
      end: number;
      quote: string;
      comment: string;
    };
    answer: { answerCommentId: number; version: number };
  };
  /** Says something; a marker may let it wait for the release of the mark */
  'POST /api/assignment-submissions/{assignmentSubmissionId}/comments': {
    path: { assignmentSubmissionId: number };
    body: { body: string; waitsForRelease?: boolean };
    answer: { submissionCommentId: number };
  };
  /** Ends a difference between two markers */
  'POST /api/assignment-submissions/{assignmentSubmissionId}/reconcile': {
    path: { assignmentSubmissionId: number };
    body: {
      points?: string;
      assessment?: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[];
      comment: string;
      number: number;
      version: number;
      markVersion?: number;
    };
    answer: {
      points: string | null;
      finalPoints: string | null;
      isDisputed: boolean;
      version: number;
      markVersion: number;
    };
  };
  /** The second step of a sign-in: the code of the mail or the app, or a recovery code */
  'POST /api/auth/2fa': {
    body: { token: string; code: string };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** Accepts an invitation, with a new password where the account has none */
  'POST /api/auth/accept-invitation': {
    body: { token: string; newPassword?: string };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** Whom an invitation is for */
  'POST /api/auth/invitation': {
    body: { token: string };
    answer: { email: string; firstName: string; lastName: string; needsPassword: boolean };
  };
  /** Signs in; answers tokens, or the token of the second step */
  'POST /api/auth/login': {
    body: { email: string; password: string };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** Ends this session, or with removeAll every session of the person */
  'POST /api/auth/logout': {
    body: { removeAll?: boolean; token?: string } | null;
    answer: { ok: true };
  };
  /** An administrator acts as a member; the reason is kept */
  'POST /api/auth/masquerade': {
    body: { userId: number; reason: string };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** Acts as a member in the learner application: a token that signs in there once, within a minute */
  'POST /api/auth/masquerade/sign-on': {
    body: { userId: number; reason: string };
    answer: { token: string; url: string; expiresAt: string };
  };
  /** A new pair of tokens for a refresh token, which is used up by it */
  'POST /api/auth/refresh': {
    body: { token: string };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** Registers by the organisation's own form */
  'POST /api/auth/register': {
    body: {
      firstName: string;
      lastName: string;
      email: string;
      password: string;
      extraFields?: Record<string, unknown>;
      language?: 'en' | 'ar';
    };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
      status?: 'PENDING' | 'VERIFY_EMAIL';
    };
  };
  /** A new code for the second step (token), or a new link that confirms an address (email) */
  'POST /api/auth/resend': {
    body: { token?: string; email?: string };
    answer: { ok: true };
  };
  /** A token that signs in once, within a minute, in the studio or another organisation of the caller */
  'POST /api/auth/sso': {
    body: { organizationId?: number; target?: 'STUDIO' | 'LEARNER'; path?: string };
    answer: { token: string; url: string; expiresAt: string };
  };
  /** Exchanges such a token; keeps it out of addresses */
  'POST /api/auth/sso/exchange': {
    body: { token: string; target?: 'STUDIO' | 'LEARNER' };
    answer: {
      access?: string;
      refresh?: string;
      expiresAt?: string;
      portals?: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      user?: {
        id: number;
        firstName: string;
        lastName: string;
        email: string;
        profileImage: string | null;
        forceResetPassword: boolean;
        isEmailVerified: boolean;
        extraFields: { formField: { fieldKey: string }; value: unknown }[];
        portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
        language: 'en' | 'ar';
        permissions: string[];
        masquerader: { id: number; name: string } | null;
        status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      sentTo?: string;
    };
  };
  /** New recovery codes; the old ones stop working */
  'POST /api/auth/two-factor/recovery-codes': {
    body: { password: string };
    answer: { recoveryCodes: string[] };
  };
  /** Begins to set up an authenticator app */
  'POST /api/auth/two-factor/totp': {
    answer: { secret: string; uri: string; qr: string };
  };
  /** Finishes it with the app's first code; answers the recovery codes, once */
  'POST /api/auth/two-factor/totp/confirm': {
    body: { code: string };
    answer: { recoveryCodes: string[] };
  };
  /** Confirms an address by the link of the mail */
  'POST /api/auth/verify-email': {
    query: { token: string };
    answer: { ok: true };
  };
  /** Writes to the organisation */
  'POST /api/contact/organization/{organizationId}': {
    path: { organizationId: number };
    body: { name: string; email: string; subject: string; message: string };
    answer: { contactMessageId: number };
  };
  /** Says that a finding means nothing, and why */
  'POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/dismiss': {
    path: { assignmentId: number; findingId: number };
    body: { reason: string };
    answer: undefined;
  };
  /** Takes a dismissal back */
  'POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/restore': {
    path: { assignmentId: number; findingId: number };
    answer: undefined;
  };
  /** Checks all submissions that count again; 409 while that goes on, or where the check is off */
  'POST /api/copy-plagiarism-checks/assignments/{assignmentId}/run': {
    path: { assignmentId: number };
    answer: undefined;
  };
  /** Shows it to its readers and tells them */
  'POST /api/course-announcements/{announcementId}/publish': {
    path: { announcementId: number };
    answer: undefined;
  };
  /** Hides all marks from learners again */
  'POST /api/course-assignments/{assignmentId}/hide': {
    path: { assignmentId: number };
    answer: undefined;
  };
  /** Shows it to learners */
  'POST /api/course-assignments/{assignmentId}/publish': {
    path: { assignmentId: number };
    answer: undefined;
  };
  /** Lets all learners see their marks, where they are released by hand */
  'POST /api/course-assignments/{assignmentId}/release': {
    path: { assignmentId: number };
    answer: undefined;
  };
  /** Hands the draft in as a version that never changes; the answer is the receipt */
  'POST /api/course-assignments/{assignmentId}/submission/submit': {
    path: { assignmentId: number };
    body: { version: number };
    answer: {
      assignmentSubmissionId: number;
      number: number;
      receiptCode: string;
      submittedAt: string;
      isLate: boolean;
      wordCount: number;
      link: string;
      files: { name: string; byteSize: number }[];
    };
  };
  /** Takes back what was handed in, while nobody has marked it; it becomes the draft again */
  'POST /api/course-assignments/{assignmentId}/submission/withdraw': {
    path: { assignmentId: number };
    answer: undefined;
  };
  /** Hides it from learners; what was handed in stays */
  'POST /api/course-assignments/{assignmentId}/unpublish': {
    path: { assignmentId: number };
    answer: undefined;
  };
  /** Adds a category at the end */
  'POST /api/course-categories': {
    body: { name: { en?: string | null; ar?: string | null }; icon?: string; hue?: number };
    answer: { courseCategoryId: number };
  };
  /** What a draft comes to, without saving it: questions that fit, marks, time, findings */
  'POST /api/course-exams/{examId}/check': {
    path: { examId: number };
    body: {
      title: { en?: string | null; ar?: string | null };
      sections: {
        title: { en?: string | null; ar?: string | null };
        navigation: 'FREE' | 'ONE_WAY';
        isShuffled: boolean;
        shufflesChoices: boolean;
        draws: {
          questionId: number | null;
          questionCategoryId: number | null;
          tags: string[];
          difficulty: number | null;
          take: number;
          marks: string | null;
        }[];
      }[];
    };
    answer: {
      questionCount: number;
      leastMarks: string;
      mostMarks: string;
      expectedMinutes: number;
      findings: {
        code: 'title-missing' | 'no-questions' | 'section-empty' | 'draw-too-few' | 'question-not-ready' | 'question-archived' | 'window-over' | 'release-without-close' | 'release-time-missing';
        isRequired: boolean;
        path: string;
        count: number;
      }[];
      sections: { draws: { candidateCount: number; leastMarks: string; mostMarks: string }[] }[];
    };
  };
  /** A copy of an exam beside it, held nowhere yet */
  'POST /api/course-exams/{examId}/duplicate': {
    path: { examId: number };
    answer: { examId: number };
  };
  /** Shows an item's grades to learners: all, those to come too, or those that are given by now */
  'POST /api/course-grade-items/{gradeItemId}/post': {
    path: { gradeItemId: number };
    body: { scope: 'ALL' | 'MARKED' };
    answer: undefined;
  };
  /** Hides an item's grades from learners again */
  'POST /api/course-grade-items/{gradeItemId}/unpost': {
    path: { gradeItemId: number };
    answer: undefined;
  };
  /** Joins an open group, out of another open one; 409 when it is full */
  'POST /api/course-groups/{courseGroupId}/join': {
    path: { courseGroupId: number };
    answer: undefined;
  };
  /** Leaves an open group */
  'POST /api/course-groups/{courseGroupId}/leave': {
    path: { courseGroupId: number };
    answer: undefined;
  };
  /** Adds learners or moves them here, all or none; 409 when it would be full */
  'POST /api/course-groups/{courseGroupId}/members': {
    path: { courseGroupId: number };
    body: { userIds: number[] };
    answer: undefined;
  };
  /** Writes a rubric, for all courses or for one */
  'POST /api/course-rubrics': {
    body: {
      title: { en?: string | null; ar?: string | null };
      content: {
        criteria: {
          id: number;
          name: { en?: string | null; ar?: string | null };
          description: { en?: string | null; ar?: string | null };
          isRange: boolean;
          levels: {
            id: number;
            name: { en?: string | null; ar?: string | null };
            description: { en?: string | null; ar?: string | null };
            points: string;
          }[];
        }[];
        allowsFreePoints: boolean;
      };
      courseId?: number | null;
    };
    answer: { rubricId: number };
  };
  /** Copies the current version as a rubric of its own */
  'POST /api/course-rubrics/{rubricId}/duplicate': {
    path: { rubricId: number };
    answer: { rubricId: number };
  };
  /** Makes an earlier version the newest one */
  'POST /api/course-rubrics/{rubricId}/versions/{version}/restore': {
    path: { rubricId: number; version: number };
    body: { version: number };
    answer: { version: number };
  };
  /** Adds a lesson at the end of a section */
  'POST /api/course-sections/{courseSectionId}/subsections': {
    path: { courseSectionId: number };
    body: {
      kind: 'ARTICLE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'EMBED' | 'EXAM' | 'ASSIGNMENT' | 'SURVEY' | 'POLL';
      title: { en?: string | null; ar?: string | null };
      isRequired?: boolean;
    };
    answer: { courseSubsectionId: number };
  };
  /** Marks a subsection as finished */
  'POST /api/course-subsections/{courseSubsectionId}/finished': {
    path: { courseSubsectionId: number };
    answer: {
      courseId: number;
      courseSubsectionId: number;
      isFinished: boolean;
      fraction: number;
      percent: number;
      finishedCount: number;
      requiredCount: number;
      isCompleted: boolean;
      hasJustCompleted: boolean;
      completedAt: string | null;
    };
  };
  /** Answers it, once; a named survey may allow to change the answers until it closes */
  'POST /api/course-surveys/{surveyId}/answers': {
    path: { surveyId: number };
    body: {
      answers: {
        questionKey: string;
        options?: string[];
        other?: string;
        value?: number;
        cells?: { row: string; option: string }[];
        text?: string;
      }[];
    };
    answer: undefined;
  };
  /** Takes no more answers */
  'POST /api/course-surveys/{surveyId}/close': {
    path: { surveyId: number };
    answer: undefined;
  };
  /** Opens it to the learners of its course and tells them */
  'POST /api/course-surveys/{surveyId}/publish': {
    path: { surveyId: number };
    answer: undefined;
  };
  /** Takes answers again */
  'POST /api/course-surveys/{surveyId}/reopen': {
    path: { surveyId: number };
    body: { closesAt: string | null };
    answer: undefined;
  };
  /** Creates a draft */
  'POST /api/courses': {
    body: {
      title: { en?: string | null; ar?: string | null };
      subtitle?: { en?: string | null; ar?: string | null };
      description?: { en?: string | null; ar?: string | null };
      outcomes?: { en?: string | null; ar?: string | null }[];
      requirements?: { en?: string | null; ar?: string | null }[];
      audience?: { en?: string | null; ar?: string | null }[];
      courseCategoryId?: number | null;
      languages?: ('en' | 'ar')[];
      learningType?: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
      level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
      coverMediaId?: number | null;
      price?: { minor: number; currency: string };
      durationMinutes?: number;
      isCertificateIssuedManually?: boolean;
      expiresAt?: string | null;
    };
    answer: { courseId: number };
  };
  /** Writes a draft for the learners of a course */
  'POST /api/courses/{courseId}/announcements': {
    path: { courseId: number };
    body: {
      title: { en?: string | null; ar?: string | null };
      body?: { en?: string | null; ar?: string | null };
      sendsMail?: boolean;
    };
    answer: { announcementId: number };
  };
  /** An administrator approves or sends back */
  'POST /api/courses/{courseId}/approval': {
    path: { courseId: number };
    body: { isApproved: boolean; note?: string };
    answer: undefined;
  };
  /** Copies a course with its content, exams and surveys into a new draft; learners stay behind */
  'POST /api/courses/{courseId}/clone': {
    path: { courseId: number };
    body: { shiftDays: number | null; includesGroups: boolean };
    answer: { courseId: number };
  };
  /** Creates an exam without questions */
  'POST /api/courses/{courseId}/exams': {
    path: { courseId: number };
    body: {
      title: { en?: string | null; ar?: string | null };
      instructions?: { en?: string | null; ar?: string | null };
    };
    answer: { examId: number };
  };
  /** Makes a category */
  'POST /api/courses/{courseId}/grade-categories': {
    path: { courseId: number };
    body: {
      name: { en?: string | null; ar?: string | null };
      weight: string;
      aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
      isExtraCredit: boolean;
      dropLowest: number;
      dropHighest: number;
    };
    answer: { gradeCategoryId: number };
  };
  /** Makes an item whose grades are entered by hand */
  'POST /api/courses/{courseId}/grade-items': {
    path: { courseId: number };
    body: {
      title: { en?: string | null; ar?: string | null };
      gradeCategoryId: number | null;
      kind: 'POINTS' | 'PASS_FAIL';
      maximumPoints: string;
      weight: string;
      isExtraCredit: boolean;
      isOmitted: boolean;
      isNeverDropped: boolean;
      dueAt: string | null;
    };
    answer: { gradeItemId: number };
  };
  /** Saves up to 2,000 cells, all or none; 409 with what there is now where others changed some of them */
  'POST /api/courses/{courseId}/grades': {
    path: { courseId: number };
    body: {
      cells: {
        gradeItemId: number;
        userId: number;
        version: number;
        state?: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'AUTOMATIC';
        points?: string | null;
        comment?: string;
      }[];
      reason?: string;
    };
    answer: { versions: number[] };
  };
  /** Saves all that the preview of the same file showed, or nothing if anything has changed since */
  'POST /api/courses/{courseId}/grades/import': {
    path: { courseId: number };
    query: { fingerprint: string; courseGroupId?: number };
    body: Blob;
    answer: { changeCount: number };
  };
  /** What a CSV file or a workbook (the body, at most 10 MB) would change; nothing is saved */
  'POST /api/courses/{courseId}/grades/import-preview': {
    path: { courseId: number };
    query: { courseGroupId?: number };
    body: Blob;
    answer: {
      fingerprint: string;
      learnerCount: number;
      itemCount: number;
      changeCount: number;
      changes: {
        row: number;
        gradeItemId: number;
        userId: number;
        firstName: string;
        lastName: string;
        version: number;
        old: { state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING'; points: string | null };
        new: { state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING'; points: string | null };
      }[];
      errors: { row: number; column: string | null; code: string; message: string }[];
      errorCount: number;
      leftOutCount: number;
      unknownColumns: string[];
    };
  };
  /** Makes a group */
  'POST /api/courses/{courseId}/groups': {
    path: { courseId: number };
    body: { name: { en?: string | null; ar?: string | null }; capacity: number | null; isOpen: boolean };
    answer: { courseGroupId: number };
  };
  /** Makes some groups and deals the learners who are in none, at random */
  'POST /api/courses/{courseId}/groups/deal': {
    path: { courseId: number };
    body: {
      groupCount: number;
      name: { en?: string | null; ar?: string | null };
      capacity: number | null;
      isOpen: boolean;
      dealsLearners: boolean;
    };
    answer: { groupCount: number; seated: number; leftOver: number };
  };
  /** Reads a list of e-mail addresses and groups: what each row does; carried out unless it is a preview */
  'POST /api/courses/{courseId}/groups/list': {
    path: { courseId: number };
    body: { text: string; isPreview: boolean };
    answer: {
      rows: {
        line: number;
        email: string;
        group: string;
        name: string | null;
        userId: number | null;
        courseGroupId: number | null;
        outcome: 'JOINS' | 'MOVES' | 'STAYS' | 'INCOMPLETE' | 'NAME_TOO_LONG' | 'NOT_ENROLLED' | 'DUPLICATE' | 'FULL';
      }[];
      newGroups: string[];
    };
  };
  /** Takes learners out of whichever group they are in */
  'POST /api/courses/{courseId}/groups/unassign': {
    path: { courseId: number };
    body: { userIds: number[] };
    answer: undefined;
  };
  /** Asks an administrator to publish */
  'POST /api/courses/{courseId}/request-approval': {
    path: { courseId: number };
    answer: undefined;
  };
  /** Writes a rubric of one course */
  'POST /api/courses/{courseId}/rubrics': {
    path: { courseId: number };
    body: {
      title: { en?: string | null; ar?: string | null };
      content: {
        criteria: {
          id: number;
          name: { en?: string | null; ar?: string | null };
          description: { en?: string | null; ar?: string | null };
          isRange: boolean;
          levels: {
            id: number;
            name: { en?: string | null; ar?: string | null };
            description: { en?: string | null; ar?: string | null };
            points: string;
          }[];
        }[];
        allowsFreePoints: boolean;
      };
    };
    answer: { rubricId: number };
  };
  /** Adds a section at the end */
  'POST /api/courses/{courseId}/sections': {
    path: { courseId: number };
    body: { title: { en?: string | null; ar?: string | null } };
    answer: { courseSectionId: number };
  };
  /** Makes the draft of a survey or a poll */
  'POST /api/courses/{courseId}/surveys': {
    path: { courseId: number };
    body: { type: 'SURVEY' | 'POLL'; title: { en?: string | null; ar?: string | null } };
    answer: { surveyId: number };
  };
  /** Asks for the organisation's letters */
  'POST /api/email-subscription': {
    body: { email: string };
    answer: undefined;
  };
  /** Starts an attempt, or answers the running one; with restart that one is closed as abandoned first */
  'POST /api/exams/exam-instance': {
    body: { subsectionExamId: number; restart?: boolean; password?: string | null };
    answer: { examAttemptId: number; number: number; isNew: boolean };
  };
  /** What happened around the attempt and how long its questions were looked at, for who marks it */
  'POST /api/exams/{attemptId}/events': {
    path: { attemptId: number };
    body: {
      events: {
        kind: 'FOCUS_LOST' | 'FOCUS_GAINED' | 'PASTE' | 'RECONNECTED';
        position?: number | null;
        occurredAt: string;
      }[];
      times?: { holder: string; sequence: number; spent: { position: number; seconds: number }[] } | null;
    };
    answer: { count: number };
  };
  /** Hands the attempt in */
  'POST /api/exams/{attemptId}/finish': {
    path: { attemptId: number };
    body: { holder: string; takesOver?: boolean };
    answer: {
      examAttemptId: number;
      subsectionExamId: number;
      courseId: number;
      number: number;
      state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
      isPreview: boolean;
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      startedAt: string;
      deadline: string | null;
      finishedAt: string | null;
      serverTime: string;
      remainingMilliseconds: number | null;
      isHolder: boolean;
      wasElsewhere: boolean;
      sections: { title: { en?: string | null; ar?: string | null }; navigation: 'FREE' | 'ONE_WAY' }[];
      questions: ({
        position: number;
        section: number;
        marks: string;
        state: 'OPEN' | 'CLOSED' | 'AHEAD';
        question: {
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | null | {
          type: 'TRUE_FALSE';
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'SHORT_TEXT';
          maximumLength: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'NUMERIC';
          units: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'MATCHING';
          stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILL_BLANKS';
          blanks: { id: string; isNumeric: boolean }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: {
            id: string;
            choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'HOTSPOT';
          pictureMediaId: number;
          mostPoints: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILE_UPLOAD';
          mostFiles: number;
          mostBytes: number;
          extensions: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'ESSAY';
          leastWords: number;
          mostWords: number | null;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        files: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        }[];
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        isAnswered: boolean;
        isFlagged: boolean;
        sequence: number;
      })[];
    };
  };
  /** Opens the hint behind those that are seen; sent again it changes nothing */
  'POST /api/exams/{attemptId}/hint': {
    path: { attemptId: number };
    body: { holder: string; position: number; openedHints: number };
    answer: {
      examAttemptId: number;
      subsectionExamId: number;
      courseId: number;
      number: number;
      state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
      isPreview: boolean;
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      startedAt: string;
      deadline: string | null;
      finishedAt: string | null;
      serverTime: string;
      remainingMilliseconds: number | null;
      isHolder: boolean;
      wasElsewhere: boolean;
      sections: { title: { en?: string | null; ar?: string | null }; navigation: 'FREE' | 'ONE_WAY' }[];
      questions: ({
        position: number;
        section: number;
        marks: string;
        state: 'OPEN' | 'CLOSED' | 'AHEAD';
        question: {
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | null | {
          type: 'TRUE_FALSE';
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'SHORT_TEXT';
          maximumLength: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'NUMERIC';
          units: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'MATCHING';
          stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILL_BLANKS';
          blanks: { id: string; isNumeric: boolean }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: {
            id: string;
            choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'HOTSPOT';
          pictureMediaId: number;
          mostPoints: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILE_UPLOAD';
          mostFiles: number;
          mostBytes: number;
          extensions: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'ESSAY';
          leastWords: number;
          mostWords: number | null;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        files: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        }[];
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        isAnswered: boolean;
        isFlagged: boolean;
        sequence: number;
      })[];
    };
  };
  /** Leaves a question for good in a section that goes one way */
  'POST /api/exams/{attemptId}/next': {
    path: { attemptId: number };
    body: { holder: string; position: number };
    answer: {
      examAttemptId: number;
      subsectionExamId: number;
      courseId: number;
      number: number;
      state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
      isPreview: boolean;
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      startedAt: string;
      deadline: string | null;
      finishedAt: string | null;
      serverTime: string;
      remainingMilliseconds: number | null;
      isHolder: boolean;
      wasElsewhere: boolean;
      sections: { title: { en?: string | null; ar?: string | null }; navigation: 'FREE' | 'ONE_WAY' }[];
      questions: ({
        position: number;
        section: number;
        marks: string;
        state: 'OPEN' | 'CLOSED' | 'AHEAD';
        question: {
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | null | {
          type: 'TRUE_FALSE';
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'SHORT_TEXT';
          maximumLength: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'NUMERIC';
          units: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'MATCHING';
          stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILL_BLANKS';
          blanks: { id: string; isNumeric: boolean }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: {
            id: string;
            choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'HOTSPOT';
          pictureMediaId: number;
          mostPoints: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILE_UPLOAD';
          mostFiles: number;
          mostBytes: number;
          extensions: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'ESSAY';
          leastWords: number;
          mostWords: number | null;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        files: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        }[];
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        isAnswered: boolean;
        isFlagged: boolean;
        sequence: number;
      })[];
    };
  };
  /** This tab goes on with the attempt; another one that had it may only look */
  'POST /api/exams/{attemptId}/start': {
    path: { attemptId: number };
    body: { holder: string };
    answer: {
      examAttemptId: number;
      subsectionExamId: number;
      courseId: number;
      number: number;
      state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
      isPreview: boolean;
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      startedAt: string;
      deadline: string | null;
      finishedAt: string | null;
      serverTime: string;
      remainingMilliseconds: number | null;
      isHolder: boolean;
      wasElsewhere: boolean;
      sections: { title: { en?: string | null; ar?: string | null }; navigation: 'FREE' | 'ONE_WAY' }[];
      questions: ({
        position: number;
        section: number;
        marks: string;
        state: 'OPEN' | 'CLOSED' | 'AHEAD';
        question: {
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | null | {
          type: 'TRUE_FALSE';
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'SHORT_TEXT';
          maximumLength: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'NUMERIC';
          units: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'MATCHING';
          stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
          choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILL_BLANKS';
          blanks: { id: string; isNumeric: boolean }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'DROPDOWN_CLOZE';
          gaps: {
            id: string;
            choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
          }[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'HOTSPOT';
          pictureMediaId: number;
          mostPoints: number;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'FILE_UPLOAD';
          mostFiles: number;
          mostBytes: number;
          extensions: string[];
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        } | {
          type: 'ESSAY';
          leastWords: number;
          mostWords: number | null;
          prompt: { en?: string | null; ar?: string | null };
          hints: { en?: string | null; ar?: string | null }[];
          hintCount: number;
        };
        picture: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        } | null;
        files: {
          mediaId: number;
          url: string;
          contentType: string;
          name: string;
          byteSize: number;
          width: number | null;
          height: number | null;
          durationSeconds: number | null;
          alt: { en?: string | null; ar?: string | null };
          variants: { url: string; width: number; contentType: string }[];
        }[];
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        isAnswered: boolean;
        isFlagged: boolean;
        sequence: number;
      })[];
    };
  };
  /** Saves one answer; an older sequence never replaces a newer one */
  'POST /api/exams/{attemptId}/submit': {
    path: { attemptId: number };
    body: {
      holder: string;
      position: number;
      sequence: number;
      answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
      isFlagged: boolean;
    };
    answer: {
      position: number;
      sequence: number;
      isSaved: boolean;
      stored: {
        answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
        isFlagged: boolean;
      } | null;
      savedAt: string;
      serverTime: string;
      deadline: string | null;
    };
  };
  /** Errors that nobody caught in a browser, for the log */
  'POST /api/frontend-logger': {
    body: {
      entries: { level: 'error' | 'warning'; message: string; stack?: string; url: string; at: string }[];
    };
    answer: { ok: true };
  };
  /** References of several files at once; those that the caller may not see are left out */
  'POST /api/media/dump': {
    body: { ids: number[] };
    answer: {
      data: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      }[];
    };
  };
  /** Where to send the bytes of a file */
  'POST /api/media/presigned-upload': {
    body: {
      fileName: string;
      contentType: string;
      byteSize: number;
      kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
      visibility?: 'PUBLIC' | 'PRIVATE';
    };
    answer: {
      uploadId: string;
      url: string;
      method: 'PATCH' | 'PUT';
      headers: Record<string, string>;
      isResumable: boolean;
      expiresAt: string;
    };
  };
  /** A small file as the body of one request; its name in x-file-name, percent-encoded */
  'POST /api/media/upload': {
    query: {
      kind?: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
      visibility?: 'PUBLIC' | 'PRIVATE';
      fileName?: string;
    };
    body: Blob;
    answer: {
      mediaId: number;
      url: string;
      contentType: string;
      name: string;
      byteSize: number;
      width: number | null;
      height: number | null;
      durationSeconds: number | null;
      alt: { en?: string | null; ar?: string | null };
      variants: { url: string; width: number; contentType: string }[];
      kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
      visibility: 'PUBLIC' | 'PRIVATE';
      status: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
      createdAt: string;
    };
  };
  /** All bytes are sent: the file is checked and becomes usable */
  'POST /api/media/upload/{uploadId}/complete': {
    path: { uploadId: string };
    answer: {
      mediaId: number;
      url: string;
      contentType: string;
      name: string;
      byteSize: number;
      width: number | null;
      height: number | null;
      durationSeconds: number | null;
      alt: { en?: string | null; ar?: string | null };
      variants: { url: string; width: number; contentType: string }[];
      kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
      visibility: 'PUBLIC' | 'PRIVATE';
      status: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
      createdAt: string;
    };
  };
  /** Two files of one kind change places */
  'POST /api/media/{mediaId}/swap': {
    path: { mediaId: number };
    body: { withMediaId: number };
    answer: undefined;
  };
  /** Invites somebody by mail */
  'POST /api/members/invitations': {
    body: {
      email: string;
      firstName: string;
      lastName: string;
      language?: 'en' | 'ar';
      permissionSetIds?: number[];
      isAdministrator?: boolean;
      isInstructor?: boolean;
      isCoach?: boolean;
    };
    answer: { userId: number };
  };
  /** Lets somebody in who asked to join */
  'POST /api/members/{userId}/approve': {
    path: { userId: number };
    answer: undefined;
  };
  /** Cuts a member off at once */
  'POST /api/members/{userId}/disable': {
    path: { userId: number };
    answer: undefined;
  };
  /** Lets a disabled or rejected member in again */
  'POST /api/members/{userId}/enable': {
    path: { userId: number };
    answer: undefined;
  };
  /** Makes a member choose a new password */
  'POST /api/members/{userId}/force-password-reset': {
    path: { userId: number };
    answer: undefined;
  };
  /** Refuses somebody who asked to join */
  'POST /api/members/{userId}/reject': {
    path: { userId: number };
    body: { reason?: string };
    answer: undefined;
  };
  /** Sends the invitation again */
  'POST /api/members/{userId}/resend-invitation': {
    path: { userId: number };
    answer: undefined;
  };
  /** Remembers a device for push messages */
  'POST /api/notifications/add-token': {
    body: { token: string; platform: 'WEB' | 'IOS' | 'ANDROID' };
    answer: { ok: true };
  };
  /** Enrols in a course; a free one is complete at once, and asking twice changes nothing */
  'POST /api/orders/add/{courseId}': {
    path: { courseId: number };
    answer: {
      order: {
        orderId: number;
        enrollmentId: number;
        status: 'COMPLETED';
        paymentMethod: 'Free';
        total: { minor: number; currency: string };
        createdAt: string;
        purchasedItems: { id: number; itemId: number; purchasedItemType: { slug: 'course' } }[];
      };
    };
  };
  /** Adds a font family for a language */
  'POST /api/organizations-dashboard/fonts': {
    body: {
      fontFamily: string;
      language: 'en' | 'ar';
      isGoogleFont?: boolean;
      styles: { weight: number; mediaId?: number; url?: string }[];
    };
    answer: { organizationFontId: number };
  };
  /** Adds a permission set */
  'POST /api/permission-sets': {
    body: {
      name: { en?: string | null; ar?: string | null };
      description?: { en?: string | null; ar?: string | null };
      permissions: string[];
      isDefault?: boolean;
    };
    answer: { permissionSetId: number };
  };
  /** Adds a category, at the top or below another one */
  'POST /api/question-categories': {
    body: { name: { en?: string | null; ar?: string | null }; parentCategoryId?: number | null };
    answer: { questionCategoryId: number };
  };
  /** Writes a question */
  'POST /api/questions': {
    body: {
      name: string;
      content: {
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'TRUE_FALSE';
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'SHORT_TEXT';
        maximumLength: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'NUMERIC';
        units: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'MATCHING';
        stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILL_BLANKS';
        blanks: { id: string; isNumeric: boolean }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: { id: string; choices: { id: string; text: { en?: string | null; ar?: string | null } }[] }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'HOTSPOT';
        pictureMediaId: number;
        mostPoints: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILE_UPLOAD';
        mostFiles: number;
        mostBytes: number;
        extensions: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'ESSAY';
        leastWords: number;
        mostWords: number | null;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      };
      key: {
        type: 'SINGLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MULTIPLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        isAllOrNothing: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'TRUE_FALSE';
        isTrue: boolean;
        feedback: {
          true: { en?: string | null; ar?: string | null };
          false: { en?: string | null; ar?: string | null };
        };
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'SHORT_TEXT';
        accepted: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'NUMERIC';
        accepted: {
          value: string;
          tolerance: string;
          fraction: string;
          feedback: { en?: string | null; ar?: string | null };
        }[];
        units: { name: string; factor: string }[];
        isUnitRequired: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MATCHING';
        pairs: Record<string, string>;
        explanation: { en?: string | null; ar?: string | null };
      } | { type: 'ORDERING'; order: string[]; explanation: { en?: string | null; ar?: string | null } } | {
        type: 'FILL_BLANKS';
        blanks: Record<string, {
          weight: string;
          texts: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
          numbers: {
            value: string;
            tolerance: string;
            fraction: string;
            feedback: { en?: string | null; ar?: string | null };
          }[];
        }>;
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: Record<string, { weight: string; fractions: Record<string, string> }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'HOTSPOT';
        areas: ({
          id: string;
          area: { shape: 'rectangle' | 'ellipse'; x: number; y: number; width: number; height: number } | { shape: 'polygon'; points: { x: number; y: number }[] };
          feedback: { en?: string | null; ar?: string | null };
        })[];
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'FILE_UPLOAD' | 'ESSAY';
        guide: { en?: string | null; ar?: string | null };
        explanation: { en?: string | null; ar?: string | null };
      };
      marks: string;
      negativeMarks: string;
      difficulty: number | null;
      tags: string[];
      questionCategoryId: number | null;
    };
    answer: { questionId: number };
  };
  /** Takes the questions of a file or a package (the body, at most 10 MB) with a report of each */
  'POST /api/questions/import': {
    query: {
      fileName?: string;
      format?: 'GIFT' | 'AIKEN' | 'MOODLE_XML' | 'QTI';
      language: 'en' | 'ar';
      questionCategoryId?: number;
      keepsCategories?: boolean;
      takesKnown?: boolean;
      isDryRun: boolean;
    };
    body: Blob;
    answer: {
      format: 'GIFT' | 'AIKEN' | 'MOODLE_XML' | 'QTI';
      recognized: 'GIFT' | 'AIKEN' | 'MOODLE_XML' | 'QTI' | null;
      report: {
        taken: {
          title: string;
          source: { file: string | null; line: number | null; id: string | null };
          type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
          isReady: boolean;
        }[];
        changed: {
          title: string;
          source: { file: string | null; line: number | null; id: string | null };
          code: 'encoding-guessed' | 'characters-unreadable' | 'control-characters-removed' | 'doctype-ignored' | 'category-description-left' | 'test-structure-left' | 'other-file-left' | 'looks-known' | 'html-cleaned' | 'markdown-simplified' | 'markup-repaired' | 'language-left' | 'lines-joined' | 'blank-lines-joined' | 'braces-split' | 'formatting-left' | 'media-elsewhere' | 'media-missing' | 'media-unreadable' | 'file-link-left' | 'weights-rounded' | 'weights-not-whole' | 'all-or-nothing-as-weights' | 'scoring-simplified' | 'penalty-left' | 'negative-marks-left' | 'marks-left' | 'marks-replaced' | 'unit-factor-rounded' | 'units-left' | 'area-rounded' | 'other-answers-left' | 'wildcard-as-text' | 'wrong-choices-cost' | 'spelling-rule-left' | 'wrong-areas-left' | 'feedback-left' | 'combined-feedback-left' | 'feedback-as-explanation' | 'explanation-left' | 'hints-left' | 'hint-actions-left' | 'tags-left' | 'name-left' | 'category-left' | 'difficulty-left' | 'order-not-fixed' | 'guide-left' | 'response-template-left' | 'attachments-left' | 'word-limits-left' | 'length-limit-left' | 'file-limits-left' | 'cloze-mixed' | 'drag-as-dropdown' | 'marker-as-hotspot' | 'associate-as-matching';
          values: Record<string, string | number>;
        }[];
        left: {
          title: string;
          source: { file: string | null; line: number | null; id: string | null };
          code: 'file-empty' | 'file-too-large' | 'file-without-questions' | 'file-not-this-format' | 'file-not-text' | 'markup-too-deep' | 'too-many-questions' | 'beyond-limits' | 'in-file-already' | 'in-bank-already' | 'not-a-question' | 'type-unknown' | 'type-unsupported' | 'type-not-in-format' | 'calculated' | 'drawn-from-category' | 'several-interactions' | 'syntax' | 'cut-off' | 'no-prompt' | 'no-choices' | 'no-right-answer' | 'no-gaps' | 'too-many-choices' | 'number-unreadable' | 'pairs-not-single' | 'several-markers' | 'shape-unsupported' | 'picture-missing' | 'picture-size-unknown' | 'text-missing';
          values: Record<string, string | number>;
        }[];
        file: {
          code: 'file-empty' | 'file-too-large' | 'file-without-questions' | 'file-not-this-format' | 'file-not-text' | 'markup-too-deep' | 'too-many-questions' | 'beyond-limits' | 'in-file-already' | 'in-bank-already' | 'not-a-question' | 'type-unknown' | 'type-unsupported' | 'type-not-in-format' | 'calculated' | 'drawn-from-category' | 'several-interactions' | 'syntax' | 'cut-off' | 'no-prompt' | 'no-choices' | 'no-right-answer' | 'no-gaps' | 'too-many-choices' | 'number-unreadable' | 'pairs-not-single' | 'several-markers' | 'shape-unsupported' | 'picture-missing' | 'picture-size-unknown' | 'text-missing' | 'encoding-guessed' | 'characters-unreadable' | 'control-characters-removed' | 'doctype-ignored' | 'category-description-left' | 'test-structure-left' | 'other-file-left' | 'looks-known' | 'html-cleaned' | 'markdown-simplified' | 'markup-repaired' | 'language-left' | 'lines-joined' | 'blank-lines-joined' | 'braces-split' | 'formatting-left' | 'media-elsewhere' | 'media-missing' | 'media-unreadable' | 'file-link-left' | 'weights-rounded' | 'weights-not-whole' | 'all-or-nothing-as-weights' | 'scoring-simplified' | 'penalty-left' | 'negative-marks-left' | 'marks-left' | 'marks-replaced' | 'unit-factor-rounded' | 'units-left' | 'area-rounded' | 'other-answers-left' | 'wildcard-as-text' | 'wrong-choices-cost' | 'spelling-rule-left' | 'wrong-areas-left' | 'feedback-left' | 'combined-feedback-left' | 'feedback-as-explanation' | 'explanation-left' | 'hints-left' | 'hint-actions-left' | 'tags-left' | 'name-left' | 'category-left' | 'difficulty-left' | 'order-not-fixed' | 'guide-left' | 'response-template-left' | 'attachments-left' | 'word-limits-left' | 'length-limit-left' | 'file-limits-left' | 'cloze-mixed' | 'drag-as-dropdown' | 'marker-as-hotspot' | 'associate-as-matching';
          values: Record<string, string | number>;
        }[];
      };
      questionIds: number[];
      questionCategoryIds: number[];
    };
  };
  /** Shows a question as it is being written the way learners get it, and marks an answer */
  'POST /api/questions/try': {
    body: {
      questionId: number | null;
      content: {
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'TRUE_FALSE';
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'SHORT_TEXT';
        maximumLength: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'NUMERIC';
        units: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'MATCHING';
        stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILL_BLANKS';
        blanks: { id: string; isNumeric: boolean }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: { id: string; choices: { id: string; text: { en?: string | null; ar?: string | null } }[] }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'HOTSPOT';
        pictureMediaId: number;
        mostPoints: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILE_UPLOAD';
        mostFiles: number;
        mostBytes: number;
        extensions: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'ESSAY';
        leastWords: number;
        mostWords: number | null;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      };
      key: {
        type: 'SINGLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MULTIPLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        isAllOrNothing: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'TRUE_FALSE';
        isTrue: boolean;
        feedback: {
          true: { en?: string | null; ar?: string | null };
          false: { en?: string | null; ar?: string | null };
        };
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'SHORT_TEXT';
        accepted: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'NUMERIC';
        accepted: {
          value: string;
          tolerance: string;
          fraction: string;
          feedback: { en?: string | null; ar?: string | null };
        }[];
        units: { name: string; factor: string }[];
        isUnitRequired: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MATCHING';
        pairs: Record<string, string>;
        explanation: { en?: string | null; ar?: string | null };
      } | { type: 'ORDERING'; order: string[]; explanation: { en?: string | null; ar?: string | null } } | {
        type: 'FILL_BLANKS';
        blanks: Record<string, {
          weight: string;
          texts: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
          numbers: {
            value: string;
            tolerance: string;
            fraction: string;
            feedback: { en?: string | null; ar?: string | null };
          }[];
        }>;
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: Record<string, { weight: string; fractions: Record<string, string> }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'HOTSPOT';
        areas: ({
          id: string;
          area: { shape: 'rectangle' | 'ellipse'; x: number; y: number; width: number; height: number } | { shape: 'polygon'; points: { x: number; y: number }[] };
          feedback: { en?: string | null; ar?: string | null };
        })[];
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'FILE_UPLOAD' | 'ESSAY';
        guide: { en?: string | null; ar?: string | null };
        explanation: { en?: string | null; ar?: string | null };
      };
      marks: string;
      negativeMarks: string;
      answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
      isAnswered: boolean;
      openedHints: number;
      seed: string;
    };
    answer: {
      question: {
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'TRUE_FALSE';
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'SHORT_TEXT';
        maximumLength: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'NUMERIC';
        units: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'MATCHING';
        stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'FILL_BLANKS';
        blanks: { id: string; isNumeric: boolean }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: { id: string; choices: { id: string; text: { en?: string | null; ar?: string | null } }[] }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'HOTSPOT';
        pictureMediaId: number;
        mostPoints: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'FILE_UPLOAD';
        mostFiles: number;
        mostBytes: number;
        extensions: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      } | {
        type: 'ESSAY';
        leastWords: number;
        mostWords: number | null;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
        hintCount: number;
      };
      picture: {
        mediaId: number;
        url: string;
        contentType: string;
        name: string;
        byteSize: number;
        width: number | null;
        height: number | null;
        durationSeconds: number | null;
        alt: { en?: string | null; ar?: string | null };
        variants: { url: string; width: number; contentType: string }[];
      } | null;
      marking: {
        score: string | null;
        outcome: 'CORRECT' | 'PARTIAL' | 'WRONG' | 'BLANK' | 'PENDING';
        parts: { id: string; result: 'RIGHT' | 'PARTIAL' | 'WRONG' | 'MISSED' }[];
        feedback: { partId: string | null; text: { en?: string | null; ar?: string | null } }[];
        explanation: { en?: string | null; ar?: string | null };
      } | null;
    };
  };
  /** Deletes what an import has brought, as long as no exam has taken any of it */
  'POST /api/questions/withdraw-import': {
    body: { questionIds: number[]; questionCategoryIds: number[] };
    answer: undefined;
  };
  /** Copies the current version as a question of its own */
  'POST /api/questions/{questionId}/duplicate': {
    path: { questionId: number };
    answer: { questionId: number };
  };
  /** Makes an earlier version the newest one */
  'POST /api/questions/{questionId}/versions/{version}/restore': {
    path: { questionId: number; version: number };
    body: { version: number };
    answer: { version: number };
  };
  /** Ends a difference between two markers */
  'POST /api/reconcile-essay-grade': {
    body: {
      examAttemptId: number;
      position: number;
      score: string | null;
      assessment?: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[];
      comment: string;
      version: number;
      markVersion?: number;
    };
    answer: {
      score: string | null;
      isDisputed: boolean;
      version: number;
      markVersion: number;
      attemptScore: string | null;
    };
  };
  /** Sets a new password by the link of the mail; ends every session */
  'POST /api/reset-password/confirm': {
    body: { token: string; newPassword: string };
    answer: { ok: true };
  };
  /** Mails a link to a new password, in the request's organisation; the answer is always the same */
  'POST /api/reset-password/student': {
    body: { email: string };
    answer: { ok: true };
  };
  /** Mails a link to a new password, in the organisation of this prefix; the answer is always the same */
  'POST /api/reset-password/{prefix}': {
    path: { prefix: string };
    body: { email: string };
    answer: { ok: true };
  };
  /** Creates a specialization that is not shown yet */
  'POST /api/specializations': {
    body: {
      title: { en?: string | null; ar?: string | null };
      subtitle?: { en?: string | null; ar?: string | null };
      description?: { en?: string | null; ar?: string | null };
      coverMediaId?: number | null;
      courseIds?: number[];
    };
    answer: { specializationId: number };
  };
  /** A ticket that opens the stream once, within half a minute, without a header */
  'POST /api/sse/ticket': {
    answer: { ticket: string; expiresAt: string };
  };
  /** Gives an answer its mark; 409 when another one marked in between */
  'POST /api/submit-essay-grade': {
    body: {
      examAttemptId: number;
      position: number;
      score: string | null;
      assessment?: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[];
      comment: string;
      version: number;
      markVersion?: number;
    };
    answer: {
      score: string | null;
      isDisputed: boolean;
      version: number;
      markVersion: number;
      attemptScore: string | null;
    };
  };
  /** Accepts another answer to a question */
  'POST /api/subsection-exams/{subsectionExamId}/accept-also': {
    path: { subsectionExamId: number };
    body: {
      questionId: number;
      answer: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
      reason: string;
    };
    answer: { changedCount: number };
  };
  /** Gives everybody the mark of a question */
  'POST /api/subsection-exams/{subsectionExamId}/give-marks': {
    path: { subsectionExamId: number };
    body: { questionId: number; reason: string };
    answer: { changedCount: number };
  };
  /** Shows the exam to learners; 409 while something is missing */
  'POST /api/subsection-exams/{subsectionExamId}/publish': {
    path: { subsectionExamId: number };
    answer: undefined;
  };
  /** Marks a question by the key of its newest version */
  'POST /api/subsection-exams/{subsectionExamId}/regrade': {
    path: { subsectionExamId: number };
    body: { questionId: number; reason: string };
    answer: { changedCount: number };
  };
  /** What one of the three changes would do; nothing is changed */
  'POST /api/subsection-exams/{subsectionExamId}/regrade-preview': {
    path: { subsectionExamId: number };
    body: {
      act: 'REGRADE' | 'GIVE_MARKS' | 'ACCEPT_ALSO';
      questionId: number;
      answer?: { type: 'SINGLE_CHOICE'; choiceId: string } | null | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] } | { type: 'TRUE_FALSE'; isTrue: boolean } | { type: 'SHORT_TEXT'; text: string } | { type: 'NUMERIC'; number: string; unit: string | null } | { type: 'MATCHING'; pairs: Record<string, string> } | { type: 'ORDERING'; order: string[] } | { type: 'FILL_BLANKS'; blanks: Record<string, string> } | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> } | { type: 'HOTSPOT'; points: { x: number; y: number }[] } | { type: 'FILE_UPLOAD'; mediaIds: number[] } | { type: 'ESSAY'; html: string };
    };
    answer: {
      askedCount: number;
      changedCount: number;
      raisedCount: number;
      loweredCount: number;
      unmarkedCount: number;
      keptCount: number;
      before: {
        meanPercent: number | null;
        medianPercent: number | null;
        deviationPercent: number | null;
        distribution: number[];
      };
      after: {
        meanPercent: number | null;
        medianPercent: number | null;
        deviationPercent: number | null;
        distribution: number[];
      };
    };
  };
  /** Takes back what was decided about a question; it is marked again by the rules, the decision stays listed */
  'POST /api/subsection-exams/{subsectionExamId}/rulings/{examRulingId}/withdraw': {
    path: { subsectionExamId: number; examRulingId: number };
    body: { reason: string };
    answer: { changedCount: number };
  };
  /** What taking back a decision would do; nothing is changed */
  'POST /api/subsection-exams/{subsectionExamId}/rulings/{examRulingId}/withdraw-preview': {
    path: { subsectionExamId: number; examRulingId: number };
    answer: {
      askedCount: number;
      changedCount: number;
      raisedCount: number;
      loweredCount: number;
      unmarkedCount: number;
      keptCount: number;
      before: {
        meanPercent: number | null;
        medianPercent: number | null;
        deviationPercent: number | null;
        distribution: number[];
      };
      after: {
        meanPercent: number | null;
        medianPercent: number | null;
        deviationPercent: number | null;
        distribution: number[];
      };
    };
  };
  /** Hides the exam again */
  'POST /api/subsection-exams/{subsectionExamId}/unpublish': {
    path: { subsectionExamId: number };
    answer: undefined;
  };
  /** Closes a hint for good */
  'POST /api/tooltips/{slug}/dismiss': {
    path: { slug: string };
    answer: { ok: true };
  };
  /** Changes the caller's password; every other session ends */
  'POST /api/users/change-password': {
    body: { oldPassword: string; newPassword: string };
    answer: { ok: true };
  };
  /** Changes a comment of one’s own; 409 when it was changed in between */
  'PUT /api/answer-comments/{answerCommentId}': {
    path: { answerCommentId: number };
    body: { comment: string; version: number };
    answer: { answerCommentId: number; version: number };
  };
  /** Gives a submission its mark, by points or by an assessment; 409 when somebody marked or handed in meanwhile */
  'PUT /api/assignment-submissions/{assignmentSubmissionId}/mark': {
    path: { assignmentSubmissionId: number };
    body: {
      points?: string;
      assessment?: { criterionId: number; levelId?: number | null; points?: string | null; comment?: string }[];
      comment: string;
      number: number;
      version: number;
      markVersion?: number;
    };
    answer: {
      points: string | null;
      finalPoints: string | null;
      isDisputed: boolean;
      version: number;
      markVersion: number;
    };
  };
  /** Gives a member of a group a mark of their own, with the reason */
  'PUT /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark': {
    path: { assignmentSubmissionId: number; userId: number };
    body: { points: string; reason: string; version: number };
    answer: { version: number };
  };
  /** Asks for a second factor at sign-in, or no longer */
  'PUT /api/auth/two-factor': {
    body: { isEnabled: boolean; password: string };
    answer: {
      isEnabled: boolean;
      isRequired: boolean;
      method: 'EMAIL' | 'TOTP';
      hasTotp: boolean;
      recoveryCodesLeft: number;
    };
  };
  /** Switches the check of an assignment and sets its threshold; 409 when somebody saved in between */
  'PUT /api/copy-plagiarism-checks/assignments/{assignmentId}': {
    path: { assignmentId: number };
    body: { isOn: boolean; thresholdPercent: number; excludesQuotations: boolean; version: number };
    answer: { version: number };
  };
  /** Saves the assignment of a subsection, version 0 makes it; 409 when somebody saved in between */
  'PUT /api/course-assignments/{assignmentId}': {
    path: { assignmentId: number };
    body: {
      instructions: { en?: string | null; ar?: string | null };
      isGroupWork: boolean;
      acceptsText: boolean;
      acceptsFiles: boolean;
      acceptsLink: boolean;
      mostWords: number | null;
      mostFiles: number;
      mostBytes: number;
      extensions: ('pdf' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'epub' | 'txt' | 'csv' | 'md' | 'jpg' | 'png' | 'webp' | 'avif' | 'gif')[];
      opensAt: string | null;
      dueAt: string | null;
      closesAt: string | null;
      latePercent: string | null;
      lateInterval: 'HOUR' | 'DAY';
      lateFloorPercent: string;
      missingPercent: string | null;
      versionsAllowed: number | null;
      resubmitsUntil: string | null;
      allowsWithdrawal: boolean;
      maximum: string;
      rubricId: number | null;
      markerCount: number;
      tolerance: string;
      isBlind: boolean;
      release: 'AT_ONCE' | 'BY_HAND' | 'AT_TIME';
      releaseAt: string | null;
      attachmentIds: number[];
      version: number;
    };
    answer: { version: number };
  };
  /** Gives a group dates of its own; a learner’s own dates go before them */
  'PUT /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}': {
    path: { assignmentId: number; courseGroupId: number };
    body: {
      opensAt: string | null;
      dueAt: string | null;
      closesAt: string | null;
      note: string;
      version: number;
    };
    answer: { version: number };
  };
  /** Gives a learner dates of their own; they take the place of all three */
  'PUT /api/course-assignments/{assignmentId}/accommodations/learners/{userId}': {
    path: { assignmentId: number; userId: number };
    body: {
      opensAt: string | null;
      dueAt: string | null;
      closesAt: string | null;
      note: string;
      version: number;
    };
    answer: { version: number };
  };
  /** Marks everybody of a group that handed in nothing; 409 when somebody marked or handed in meanwhile */
  'PUT /api/course-assignments/{assignmentId}/marks-without-work/groups/{courseGroupId}': {
    path: { assignmentId: number; courseGroupId: number };
    body: { points: string; comment: string; version: number };
    answer: {
      points: string | null;
      finalPoints: string | null;
      isDisputed: boolean;
      version: number;
      markVersion: number;
    };
  };
  /** Marks a learner who handed in nothing; 409 when somebody marked or handed in meanwhile */
  'PUT /api/course-assignments/{assignmentId}/marks-without-work/learners/{userId}': {
    path: { assignmentId: number; userId: number };
    body: { points: string; comment: string; version: number };
    answer: {
      points: string | null;
      finalPoints: string | null;
      isDisputed: boolean;
      version: number;
      markVersion: number;
    };
  };
  /** Keeps what is being written; 409 when somebody of the group saved in between, and nothing is lost */
  'PUT /api/course-assignments/{assignmentId}/submission/draft': {
    path: { assignmentId: number };
    body: { body: string; link: string; mediaIds: number[]; version: number };
    answer: { version: number; savedAt: string };
  };
  /** The order in which the catalogue shows categories */
  'PUT /api/course-categories/order': {
    body: { courseCategoryIds: number[] };
    answer: undefined;
  };
  /** Saves an exam with its sections and draws; 409 when somebody saved in between */
  'PUT /api/course-exams/{examId}': {
    path: { examId: number };
    body: {
      title: { en?: string | null; ar?: string | null };
      instructions: { en?: string | null; ar?: string | null };
      sections: {
        title: { en?: string | null; ar?: string | null };
        navigation: 'FREE' | 'ONE_WAY';
        isShuffled: boolean;
        shufflesChoices: boolean;
        draws: {
          questionId: number | null;
          questionCategoryId: number | null;
          tags: string[];
          difficulty: number | null;
          take: number;
          marks: string | null;
        }[];
      }[];
      version: number;
    };
    answer: { version: number };
  };
  /** Saves a rubric as a new version; 409 when somebody saved in between */
  'PUT /api/course-rubrics/{rubricId}': {
    path: { rubricId: number };
    body: {
      title: { en?: string | null; ar?: string | null };
      content: {
        criteria: {
          id: number;
          name: { en?: string | null; ar?: string | null };
          description: { en?: string | null; ar?: string | null };
          isRange: boolean;
          levels: {
            id: number;
            name: { en?: string | null; ar?: string | null };
            description: { en?: string | null; ar?: string | null };
            points: string;
          }[];
        }[];
        allowsFreePoints: boolean;
      };
      courseId: number | null;
      version: number;
    };
    answer: { version: number };
  };
  /** Remembers how far a recording was played */
  'PUT /api/course-subsections/{courseSubsectionId}/playback': {
    path: { courseSubsectionId: number };
    body: { positionSeconds: number };
    answer: undefined;
  };
  /** Chooses the survey or poll that a lesson asks; 409 when another lesson asks it */
  'PUT /api/course-subsections/{courseSubsectionId}/survey': {
    path: { courseSubsectionId: number };
    body: { surveyId: number | null };
    answer: undefined;
  };
  /** Saves the text of a lesson in one language, for its authors (draft) or for the readers */
  'PUT /api/course-subsections/{courseSubsectionId}/texts/{language}': {
    path: { courseSubsectionId: number; language: 'en' | 'ar' };
    body: { document?: Record<string, unknown> | null; html: string; version: number; isDraft?: boolean };
    answer: { version: number; savedAt: string };
  };
  /** Remembers where the learner is */
  'PUT /api/course-subsections/{courseSubsectionId}/visit': {
    path: { courseSubsectionId: number };
    answer: undefined;
  };
  /** Saves how grades become totals; 409 when somebody saved in between */
  'PUT /api/courses/{courseId}/gradebook': {
    path: { courseId: number };
    body: {
      scheme: 'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS';
      letterScale: { letter: { en?: string | null; ar?: string | null }; from: string }[];
      passMark: string | null;
      places: number;
      showsStatistics: boolean;
      version: number;
    };
    answer: { version: number };
  };
  /** Puts categories and items in order */
  'PUT /api/courses/{courseId}/gradebook/order': {
    path: { courseId: number };
    body: { gradeCategoryIds: number[]; gradeItemIds: number[] };
    answer: undefined;
  };
  /** Replaces the instructors, in their order */
  'PUT /api/courses/{courseId}/instructors': {
    path: { courseId: number };
    body: { userIds: number[] };
    answer: undefined;
  };
  /** The whole order of a course; 409 when it has changed meanwhile */
  'PUT /api/courses/{courseId}/outline': {
    path: { courseId: number };
    body: { version: number; sections: { courseSectionId: number; subsectionIds: number[] }[] };
    answer: { version: number };
  };
  /** Marks a course as a favourite; twice is once */
  'PUT /api/favorites/courses/{courseId}': {
    path: { courseId: number };
    answer: undefined;
  };
  /** Rewords one message of the interface */
  'PUT /api/localizations/{language}/{messageKey}': {
    path: { language: 'en' | 'ar'; messageKey: string };
    body: {
      text?: string;
      forms?: { zero?: string; one?: string; two?: string; few?: string; many?: string; other: string };
    };
    answer: { version: number };
  };
  /** Gives a member exactly these permission sets */
  'PUT /api/members/{userId}/permission-sets': {
    path: { userId: number };
    body: { permissionSetIds: number[] };
    answer: undefined;
  };
  /** An administrator fixes a category for all members, or leaves it to them */
  'PUT /api/notifications/control-groups/{notificationControlGroupId}': {
    path: { notificationControlGroupId: number };
    body: { isLocked: boolean };
    answer: { ok: true };
  };
  /** Switches a category on or off for the caller */
  'PUT /api/notifications/settings': {
    body: { notificationControlGroupId: number; isDisabled: boolean };
    answer: { ok: true };
  };
  /** Sets one configuration key; `features` holds the switches */
  'PUT /api/organizations-dashboard/configurations/{key}': {
    path: { key: string };
    body: { value: unknown };
    answer: { version: number };
  };
  /** Replaces the questions, in their order; 409 when somebody saved in between */
  'PUT /api/organizations-dashboard/registration': {
    body: {
      fields: {
        fieldKey: string;
        typeSlug: 'text' | 'long-text' | 'email' | 'phone' | 'url' | 'number' | 'date' | 'select' | 'multi-select' | 'country' | 'boolean';
        label: { en?: string | null; ar?: string | null };
        hint?: { en?: string | null; ar?: string | null };
        options?: { value: string; label: { en?: string | null; ar?: string | null } }[];
        isOptional?: boolean;
      }[];
      version: number;
    };
    answer: { version: number };
  };
  /** Names or pictures one thing; null takes the default again */
  'PUT /api/organizations-dashboard/terminology/{slug}': {
    path: {
      slug: 'auth_image' | 'login_organization_logo' | 'course_header_image' | 'event_header_image' | 'course_banner_title' | 'course_banner_subtitle' | 'event_banner_title' | 'event_banner_subtitle' | 'blended' | 'course' | 'dashboard' | 'instructor' | 'module' | 'student';
    };
    body: {
      value?: {
        en?: {
          singular: string;
          plural: string;
          dual?: string;
          definite?: string;
          definitePlural?: string;
        } | null;
        ar?: {
          singular: string;
          plural: string;
          dual?: string;
          definite?: string;
          definitePlural?: string;
        } | null;
      };
      mediaId?: number | null;
    };
    answer: { version: number };
  };
  /** Saves a question as a new version; 409 with what changed when somebody saved in between */
  'PUT /api/questions/{questionId}': {
    path: { questionId: number };
    body: {
      name: string;
      content: {
        type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'ORDERING';
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'TRUE_FALSE';
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'SHORT_TEXT';
        maximumLength: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'NUMERIC';
        units: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'MATCHING';
        stems: { id: string; text: { en?: string | null; ar?: string | null } }[];
        choices: { id: string; text: { en?: string | null; ar?: string | null } }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILL_BLANKS';
        blanks: { id: string; isNumeric: boolean }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: { id: string; choices: { id: string; text: { en?: string | null; ar?: string | null } }[] }[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'HOTSPOT';
        pictureMediaId: number;
        mostPoints: number;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'FILE_UPLOAD';
        mostFiles: number;
        mostBytes: number;
        extensions: string[];
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      } | {
        type: 'ESSAY';
        leastWords: number;
        mostWords: number | null;
        prompt: { en?: string | null; ar?: string | null };
        hints: { en?: string | null; ar?: string | null }[];
      };
      key: {
        type: 'SINGLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MULTIPLE_CHOICE';
        fractions: Record<string, string>;
        feedback: Record<string, { en?: string | null; ar?: string | null }>;
        isAllOrNothing: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'TRUE_FALSE';
        isTrue: boolean;
        feedback: {
          true: { en?: string | null; ar?: string | null };
          false: { en?: string | null; ar?: string | null };
        };
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'SHORT_TEXT';
        accepted: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'NUMERIC';
        accepted: {
          value: string;
          tolerance: string;
          fraction: string;
          feedback: { en?: string | null; ar?: string | null };
        }[];
        units: { name: string; factor: string }[];
        isUnitRequired: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'MATCHING';
        pairs: Record<string, string>;
        explanation: { en?: string | null; ar?: string | null };
      } | { type: 'ORDERING'; order: string[]; explanation: { en?: string | null; ar?: string | null } } | {
        type: 'FILL_BLANKS';
        blanks: Record<string, {
          weight: string;
          texts: { text: string; fraction: string; feedback: { en?: string | null; ar?: string | null } }[];
          numbers: {
            value: string;
            tolerance: string;
            fraction: string;
            feedback: { en?: string | null; ar?: string | null };
          }[];
        }>;
        isStrict: boolean;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'DROPDOWN_CLOZE';
        gaps: Record<string, { weight: string; fractions: Record<string, string> }>;
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'HOTSPOT';
        areas: ({
          id: string;
          area: { shape: 'rectangle' | 'ellipse'; x: number; y: number; width: number; height: number } | { shape: 'polygon'; points: { x: number; y: number }[] };
          feedback: { en?: string | null; ar?: string | null };
        })[];
        explanation: { en?: string | null; ar?: string | null };
      } | {
        type: 'FILE_UPLOAD' | 'ESSAY';
        guide: { en?: string | null; ar?: string | null };
        explanation: { en?: string | null; ar?: string | null };
      };
      marks: string;
      negativeMarks: string;
      difficulty: number | null;
      tags: string[];
      questionCategoryId: number | null;
      version: number;
    };
    answer: { version: number };
  };
  /** Keeps an annotation, version 0 makes it; only who drew it changes it */
  'PUT /api/submission-files/{submissionFileId}/annotations/{annotationKey}': {
    path: { submissionFileId: number; annotationKey: string };
    body: {
      page: number;
      kind: 'NOTE' | 'HIGHLIGHT' | 'BOX' | 'INK';
      color: 'YELLOW' | 'GREEN' | 'BLUE' | 'RED' | 'VIOLET';
      comment: string;
      shapes: { x: number; y: number }[][];
      version: number;
    };
    answer: { version: number };
  };
  /** Saves how an exam is held; running attempts get their new deadline; 409 when somebody saved in between */
  'PUT /api/subsection-exams/{subsectionExamId}': {
    path: { subsectionExamId: number };
    body: {
      examId: number;
      opensAt: string | null;
      closesAt: string | null;
      limitMinutes: number | null;
      attemptsAllowed: number | null;
      gradingMethod: 'BEST' | 'LAST' | 'FIRST' | 'AVERAGE';
      passPercent: string | null;
      allowedAddresses: string[];
      releaseScore: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER';
      releaseAnswers: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER';
      releaseExplanations: 'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER';
      releaseAt: string | null;
      isBlind: boolean;
      markerCount: number;
      password?: string | null;
      version: number;
    };
    answer: { version: number };
  };
  /** Grants a learner more time, attempts or another window; also while an attempt runs */
  'PUT /api/subsection-exams/{subsectionExamId}/accommodations/{userId}': {
    path: { subsectionExamId: number; userId: number };
    body: {
      extraMinutes: number | null;
      extraPercent: number | null;
      extraAttempts: number | null;
      opensAt: string | null;
      closesAt: string | null;
      note: string;
      version: number;
    };
    answer: { version: number };
  };
  /** Grants a group more time, attempts or another window; a learner's own grant goes before it */
  'PUT /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}': {
    path: { subsectionExamId: number; courseGroupId: number };
    body: {
      extraMinutes: number | null;
      extraPercent: number | null;
      extraAttempts: number | null;
      opensAt: string | null;
      closesAt: string | null;
      note: string;
      version: number;
    };
    answer: { version: number };
  };
  /** Lets a question be marked by a rubric, until somebody has marked an answer */
  'PUT /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}': {
    path: { subsectionExamId: number; questionId: number };
    body: { rubricId: number; tolerance: string };
    answer: undefined;
  };
}

export type DeleteAnswerCommentPath = Api['DELETE /api/answer-comments/{answerCommentId}']['path'];
export type DeleteAnswerCommentQuery = Api['DELETE /api/answer-comments/{answerCommentId}']['query'];
export type DeleteAnswerCommentAnswer = Api['DELETE /api/answer-comments/{answerCommentId}']['answer'];
export type DeleteSubmissionCommentPath = Api['DELETE /api/assignment-submissions/{assignmentSubmissionId}/comments/{submissionCommentId}']['path'];
export type DeleteSubmissionCommentAnswer = Api['DELETE /api/assignment-submissions/{assignmentSubmissionId}/comments/{submissionCommentId}']['answer'];
export type DeleteSubmissionMarkPath = Api['DELETE /api/assignment-submissions/{assignmentSubmissionId}/mark']['path'];
export type DeleteSubmissionMarkQuery = Api['DELETE /api/assignment-submissions/{assignmentSubmissionId}/mark']['query'];
export type DeleteSubmissionMarkAnswer = Api['DELETE /api/assignment-submissions/{assignmentSubmissionId}/mark']['answer'];
export type DeleteSubmissionMemberMarkPath = Api['DELETE /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark']['path'];
export type DeleteSubmissionMemberMarkAnswer = Api['DELETE /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark']['answer'];
export type DeleteAccountBody = Api['DELETE /api/auth/account']['body'];
export type DeleteAccountAnswer = Api['DELETE /api/auth/account']['answer'];
export type EndMasqueradeAnswer = Api['DELETE /api/auth/masquerade']['answer'];
export type EndSessionPath = Api['DELETE /api/auth/sessions/{sessionId}']['path'];
export type EndSessionAnswer = Api['DELETE /api/auth/sessions/{sessionId}']['answer'];
export type RemoveTotpBody = Api['DELETE /api/auth/two-factor/totp']['body'];
export type RemoveTotpAnswer = Api['DELETE /api/auth/two-factor/totp']['answer'];
export type ClearCacheAnswer = Api['DELETE /api/cache']['answer'];
export type DeleteAnnouncementPath = Api['DELETE /api/course-announcements/{announcementId}']['path'];
export type DeleteAnnouncementAnswer = Api['DELETE /api/course-announcements/{announcementId}']['answer'];
export type DeleteAssignmentGroupAccommodationPath = Api['DELETE /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}']['path'];
export type DeleteAssignmentGroupAccommodationAnswer = Api['DELETE /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}']['answer'];
export type DeleteAssignmentAccommodationPath = Api['DELETE /api/course-assignments/{assignmentId}/accommodations/learners/{userId}']['path'];
export type DeleteAssignmentAccommodationAnswer = Api['DELETE /api/course-assignments/{assignmentId}/accommodations/learners/{userId}']['answer'];
export type DeleteCourseCategoryPath = Api['DELETE /api/course-categories/{courseCategoryId}']['path'];
export type DeleteCourseCategoryAnswer = Api['DELETE /api/course-categories/{courseCategoryId}']['answer'];
export type DeleteExamPath = Api['DELETE /api/course-exams/{examId}']['path'];
export type DeleteExamAnswer = Api['DELETE /api/course-exams/{examId}']['answer'];
export type DeleteGradeCategoryPath = Api['DELETE /api/course-grade-categories/{gradeCategoryId}']['path'];
export type DeleteGradeCategoryAnswer = Api['DELETE /api/course-grade-categories/{gradeCategoryId}']['answer'];
export type DeleteGradeItemPath = Api['DELETE /api/course-grade-items/{gradeItemId}']['path'];
export type DeleteGradeItemAnswer = Api['DELETE /api/course-grade-items/{gradeItemId}']['answer'];
export type DeleteCourseGroupPath = Api['DELETE /api/course-groups/{courseGroupId}']['path'];
export type DeleteCourseGroupAnswer = Api['DELETE /api/course-groups/{courseGroupId}']['answer'];
export type DeleteRubricPath = Api['DELETE /api/course-rubrics/{rubricId}']['path'];
export type DeleteRubricAnswer = Api['DELETE /api/course-rubrics/{rubricId}']['answer'];
export type DeleteCourseSectionPath = Api['DELETE /api/course-sections/{courseSectionId}']['path'];
export type DeleteCourseSectionAnswer = Api['DELETE /api/course-sections/{courseSectionId}']['answer'];
export type DeleteCourseSubsectionPath = Api['DELETE /api/course-subsections/{courseSubsectionId}']['path'];
export type DeleteCourseSubsectionAnswer = Api['DELETE /api/course-subsections/{courseSubsectionId}']['answer'];
export type UnfinishSubsectionPath = Api['DELETE /api/course-subsections/{courseSubsectionId}/finished']['path'];
export type UnfinishSubsectionAnswer = Api['DELETE /api/course-subsections/{courseSubsectionId}/finished']['answer'];
export type DeleteSurveyPath = Api['DELETE /api/course-surveys/{surveyId}']['path'];
export type DeleteSurveyAnswer = Api['DELETE /api/course-surveys/{surveyId}']['answer'];
export type DeleteCoursePath = Api['DELETE /api/courses/{courseId}']['path'];
export type DeleteCourseAnswer = Api['DELETE /api/courses/{courseId}']['answer'];
export type UnsubscribeByEmailQuery = Api['DELETE /api/email-subscription']['query'];
export type UnsubscribeByEmailAnswer = Api['DELETE /api/email-subscription']['answer'];
export type LeaveCoursePath = Api['DELETE /api/enrollments/{enrollmentId}']['path'];
export type LeaveCourseAnswer = Api['DELETE /api/enrollments/{enrollmentId}']['answer'];
export type RemoveFavoriteCoursePath = Api['DELETE /api/favorites/courses/{courseId}']['path'];
export type RemoveFavoriteCourseAnswer = Api['DELETE /api/favorites/courses/{courseId}']['answer'];
export type ResetMessagePath = Api['DELETE /api/localizations/{language}/{messageKey}']['path'];
export type ResetMessageAnswer = Api['DELETE /api/localizations/{language}/{messageKey}']['answer'];
export type DropUploadPath = Api['DELETE /api/media/upload/{uploadId}']['path'];
export type DropUploadAnswer = Api['DELETE /api/media/upload/{uploadId}']['answer'];
export type DeleteMediaPath = Api['DELETE /api/media/{mediaId}']['path'];
export type DeleteMediaAnswer = Api['DELETE /api/media/{mediaId}']['answer'];
export type DeleteNotificationPath = Api['DELETE /api/notifications/{id}']['path'];
export type DeleteNotificationAnswer = Api['DELETE /api/notifications/{id}']['answer'];
export type RemoveOrganizationFontPath = Api['DELETE /api/organizations-dashboard/fonts/{organizationFontId}']['path'];
export type RemoveOrganizationFontAnswer = Api['DELETE /api/organizations-dashboard/fonts/{organizationFontId}']['answer'];
export type DeletePermissionSetPath = Api['DELETE /api/permission-sets/{permissionSetId}']['path'];
export type DeletePermissionSetAnswer = Api['DELETE /api/permission-sets/{permissionSetId}']['answer'];
export type DeleteQuestionCategoryPath = Api['DELETE /api/question-categories/{questionCategoryId}']['path'];
export type DeleteQuestionCategoryAnswer = Api['DELETE /api/question-categories/{questionCategoryId}']['answer'];
export type DeleteQuestionPath = Api['DELETE /api/questions/{questionId}']['path'];
export type DeleteQuestionAnswer = Api['DELETE /api/questions/{questionId}']['answer'];
export type DeleteSpecializationPath = Api['DELETE /api/specializations/{specializationId}']['path'];
export type DeleteSpecializationAnswer = Api['DELETE /api/specializations/{specializationId}']['answer'];
export type DeleteSubmissionAnnotationPath = Api['DELETE /api/submission-files/{submissionFileId}/annotations/{annotationKey}']['path'];
export type DeleteSubmissionAnnotationAnswer = Api['DELETE /api/submission-files/{submissionFileId}/annotations/{annotationKey}']['answer'];
export type DeleteExamAccommodationPath = Api['DELETE /api/subsection-exams/{subsectionExamId}/accommodations/{userId}']['path'];
export type DeleteExamAccommodationAnswer = Api['DELETE /api/subsection-exams/{subsectionExamId}/accommodations/{userId}']['answer'];
export type DeleteExamGroupAccommodationPath = Api['DELETE /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}']['path'];
export type DeleteExamGroupAccommodationAnswer = Api['DELETE /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}']['answer'];
export type RemoveQuestionRubricPath = Api['DELETE /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}']['path'];
export type RemoveQuestionRubricAnswer = Api['DELETE /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}']['answer'];
export type GetActivitiesScheduleQuery = Api['GET /api/activities-schedule']['query'];
export type GetActivitiesScheduleAnswer = Api['GET /api/activities-schedule']['answer'];
export type ListAnnouncementsQuery = Api['GET /api/announcements']['query'];
export type ListAnnouncementsAnswer = Api['GET /api/announcements']['answer'];
export type ListAnswersToReviewQuery = Api['GET /api/answer-review']['query'];
export type ListAnswersToReviewAnswer = Api['GET /api/answer-review']['answer'];
export type GetAttemptToReviewPath = Api['GET /api/answer-review/{examAttemptId}']['path'];
export type GetAttemptToReviewAnswer = Api['GET /api/answer-review/{examAttemptId}']['answer'];
export type GetSubmissionToMarkPath = Api['GET /api/assignment-submissions/{assignmentSubmissionId}']['path'];
export type GetSubmissionToMarkAnswer = Api['GET /api/assignment-submissions/{assignmentSubmissionId}']['answer'];
export type ListSubmissionCommentsPath = Api['GET /api/assignment-submissions/{assignmentSubmissionId}/comments']['path'];
export type ListSubmissionCommentsAnswer = Api['GET /api/assignment-submissions/{assignmentSubmissionId}/comments']['answer'];
export type ListSubmissionMarkChangesPath = Api['GET /api/assignment-submissions/{assignmentSubmissionId}/mark-changes']['path'];
export type ListSubmissionMarkChangesQuery = Api['GET /api/assignment-submissions/{assignmentSubmissionId}/mark-changes']['query'];
export type ListSubmissionMarkChangesAnswer = Api['GET /api/assignment-submissions/{assignmentSubmissionId}/mark-changes']['answer'];
export type GetSubmissionVersionPath = Api['GET /api/assignment-submissions/{assignmentSubmissionId}/versions/{number}']['path'];
export type GetSubmissionVersionAnswer = Api['GET /api/assignment-submissions/{assignmentSubmissionId}/versions/{number}']['answer'];
export type GetSignedInUserAnswer = Api['GET /api/auth']['answer'];
export type ListMyOrganizationsAnswer = Api['GET /api/auth/organizations']['answer'];
export type RefreshTokensByQueryQuery = Api['GET /api/auth/refresh']['query'];
export type RefreshTokensByQueryAnswer = Api['GET /api/auth/refresh']['answer'];
export type ListSessionsAnswer = Api['GET /api/auth/sessions']['answer'];
export type ExchangeSignOnTokenQuery = Api['GET /api/auth/sso']['query'];
export type ExchangeSignOnTokenAnswer = Api['GET /api/auth/sso']['answer'];
export type GetTwoFactorAnswer = Api['GET /api/auth/two-factor']['answer'];
export type GetOrganizationContactPath = Api['GET /api/contact/organization/{organizationId}']['path'];
export type GetOrganizationContactAnswer = Api['GET /api/contact/organization/{organizationId}']['answer'];
export type GetPlagiarismOverviewPath = Api['GET /api/copy-plagiarism-checks/assignments/{assignmentId}']['path'];
export type GetPlagiarismOverviewAnswer = Api['GET /api/copy-plagiarism-checks/assignments/{assignmentId}']['answer'];
export type ListPlagiarismFindingsPath = Api['GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings']['path'];
export type ListPlagiarismFindingsQuery = Api['GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings']['query'];
export type ListPlagiarismFindingsAnswer = Api['GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings']['answer'];
export type ComparePlagiarismFindingPath = Api['GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}']['path'];
export type ComparePlagiarismFindingAnswer = Api['GET /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}']['answer'];
export type GetSubmissionPlagiarismCheckPath = Api['GET /api/copy-plagiarism-checks/submissions/{assignmentSubmissionId}']['path'];
export type GetSubmissionPlagiarismCheckAnswer = Api['GET /api/copy-plagiarism-checks/submissions/{assignmentSubmissionId}']['answer'];
export type GetAnnouncementPath = Api['GET /api/course-announcements/{announcementId}']['path'];
export type GetAnnouncementAnswer = Api['GET /api/course-announcements/{announcementId}']['answer'];
export type ListCourseApprovalsQuery = Api['GET /api/course-approvals']['query'];
export type ListCourseApprovalsAnswer = Api['GET /api/course-approvals']['answer'];
export type ListAssignmentsQuery = Api['GET /api/course-assignments']['query'];
export type ListAssignmentsAnswer = Api['GET /api/course-assignments']['answer'];
export type GetAssignmentPath = Api['GET /api/course-assignments/{assignmentId}']['path'];
export type GetAssignmentAnswer = Api['GET /api/course-assignments/{assignmentId}']['answer'];
export type ListAssignmentAccommodationsPath = Api['GET /api/course-assignments/{assignmentId}/accommodations']['path'];
export type ListAssignmentAccommodationsAnswer = Api['GET /api/course-assignments/{assignmentId}/accommodations']['answer'];
export type GetAssignmentForEditingPath = Api['GET /api/course-assignments/{assignmentId}/editing']['path'];
export type GetAssignmentForEditingAnswer = Api['GET /api/course-assignments/{assignmentId}/editing']['answer'];
export type ExportSubmissionFilesPath = Api['GET /api/course-assignments/{assignmentId}/files']['path'];
export type ExportSubmissionFilesAnswer = Api['GET /api/course-assignments/{assignmentId}/files']['answer'];
export type GetAssignmentFindingsPath = Api['GET /api/course-assignments/{assignmentId}/findings']['path'];
export type GetAssignmentFindingsAnswer = Api['GET /api/course-assignments/{assignmentId}/findings']['answer'];
export type ExportSubmissionMarksPath = Api['GET /api/course-assignments/{assignmentId}/marks']['path'];
export type ExportSubmissionMarksAnswer = Api['GET /api/course-assignments/{assignmentId}/marks']['answer'];
export type GetOwnSubmissionPath = Api['GET /api/course-assignments/{assignmentId}/submission']['path'];
export type GetOwnSubmissionAnswer = Api['GET /api/course-assignments/{assignmentId}/submission']['answer'];
export type GetOwnSubmissionVersionPath = Api['GET /api/course-assignments/{assignmentId}/submission/versions/{number}']['path'];
export type GetOwnSubmissionVersionAnswer = Api['GET /api/course-assignments/{assignmentId}/submission/versions/{number}']['answer'];
export type ListSubmissionsPath = Api['GET /api/course-assignments/{assignmentId}/submissions']['path'];
export type ListSubmissionsQuery = Api['GET /api/course-assignments/{assignmentId}/submissions']['query'];
export type ListSubmissionsAnswer = Api['GET /api/course-assignments/{assignmentId}/submissions']['answer'];
export type ListCourseCategoriesAnswer = Api['GET /api/course-categories']['answer'];
export type GetExamPath = Api['GET /api/course-exams/{examId}']['path'];
export type GetExamAnswer = Api['GET /api/course-exams/{examId}']['answer'];
export type GetExamPaperPath = Api['GET /api/course-exams/{examId}/paper']['path'];
export type GetExamPaperQuery = Api['GET /api/course-exams/{examId}/paper']['query'];
export type GetExamPaperAnswer = Api['GET /api/course-exams/{examId}/paper']['answer'];
export type GetGradeItemPath = Api['GET /api/course-grade-items/{gradeItemId}']['path'];
export type GetGradeItemAnswer = Api['GET /api/course-grade-items/{gradeItemId}']['answer'];
export type GetGradePath = Api['GET /api/course-grade-items/{gradeItemId}/grades/{userId}']['path'];
export type GetGradeAnswer = Api['GET /api/course-grade-items/{gradeItemId}/grades/{userId}']['answer'];
export type ListRubricsQuery = Api['GET /api/course-rubrics']['query'];
export type ListRubricsAnswer = Api['GET /api/course-rubrics']['answer'];
export type GetRubricPath = Api['GET /api/course-rubrics/{rubricId}']['path'];
export type GetRubricAnswer = Api['GET /api/course-rubrics/{rubricId}']['answer'];
export type ListRubricVersionsPath = Api['GET /api/course-rubrics/{rubricId}/versions']['path'];
export type ListRubricVersionsQuery = Api['GET /api/course-rubrics/{rubricId}/versions']['query'];
export type ListRubricVersionsAnswer = Api['GET /api/course-rubrics/{rubricId}/versions']['answer'];
export type GetRubricVersionPath = Api['GET /api/course-rubrics/{rubricId}/versions/{version}']['path'];
export type GetRubricVersionAnswer = Api['GET /api/course-rubrics/{rubricId}/versions/{version}']['answer'];
export type GetSectionProgressPath = Api['GET /api/course-sections/{courseSectionId}/progress']['path'];
export type GetSectionProgressAnswer = Api['GET /api/course-sections/{courseSectionId}/progress']['answer'];
export type GetCourseSubsectionPath = Api['GET /api/course-subsections/{courseSubsectionId}']['path'];
export type GetCourseSubsectionAnswer = Api['GET /api/course-subsections/{courseSubsectionId}']['answer'];
export type GetCourseSubsectionForEditingPath = Api['GET /api/course-subsections/{courseSubsectionId}/editing']['path'];
export type GetCourseSubsectionForEditingAnswer = Api['GET /api/course-subsections/{courseSubsectionId}/editing']['answer'];
export type GetPlaybackPositionPath = Api['GET /api/course-subsections/{courseSubsectionId}/playback']['path'];
export type GetPlaybackPositionAnswer = Api['GET /api/course-subsections/{courseSubsectionId}/playback']['answer'];
export type GetSubsectionSurveyPath = Api['GET /api/course-subsections/{courseSubsectionId}/survey']['path'];
export type GetSubsectionSurveyAnswer = Api['GET /api/course-subsections/{courseSubsectionId}/survey']['answer'];
export type GetSurveyPath = Api['GET /api/course-surveys/{surveyId}']['path'];
export type GetSurveyAnswer = Api['GET /api/course-surveys/{surveyId}']['answer'];
export type ExportSurveyAnswersPath = Api['GET /api/course-surveys/{surveyId}/export']['path'];
export type ExportSurveyAnswersAnswer = Api['GET /api/course-surveys/{surveyId}/export']['answer'];
export type GetSurveyResultsPath = Api['GET /api/course-surveys/{surveyId}/results']['path'];
export type GetSurveyResultsQuery = Api['GET /api/course-surveys/{surveyId}/results']['query'];
export type GetSurveyResultsAnswer = Api['GET /api/course-surveys/{surveyId}/results']['answer'];
export type ListCoursesQuery = Api['GET /api/courses']['query'];
export type ListCoursesAnswer = Api['GET /api/courses']['answer'];
export type GetCourseFilterOptionsAnswer = Api['GET /api/courses/filter-options']['answer'];
export type ListRecommendedCoursesQuery = Api['GET /api/courses/recommended']['query'];
export type ListRecommendedCoursesAnswer = Api['GET /api/courses/recommended']['answer'];
export type GetCoursePath = Api['GET /api/courses/{courseId}']['path'];
export type GetCourseAnswer = Api['GET /api/courses/{courseId}']['answer'];
export type ListCourseAnnouncementsPath = Api['GET /api/courses/{courseId}/announcements']['path'];
export type ListCourseAnnouncementsQuery = Api['GET /api/courses/{courseId}/announcements']['query'];
export type ListCourseAnnouncementsAnswer = Api['GET /api/courses/{courseId}/announcements']['answer'];
export type ListCourseAssignmentsPath = Api['GET /api/courses/{courseId}/assignments']['path'];
export type ListCourseAssignmentsQuery = Api['GET /api/courses/{courseId}/assignments']['query'];
export type ListCourseAssignmentsAnswer = Api['GET /api/courses/{courseId}/assignments']['answer'];
export type GetCourseCompletionPath = Api['GET /api/courses/{courseId}/completion']['path'];
export type GetCourseCompletionAnswer = Api['GET /api/courses/{courseId}/completion']['answer'];
export type GetCourseForEditingPath = Api['GET /api/courses/{courseId}/editing']['path'];
export type GetCourseForEditingAnswer = Api['GET /api/courses/{courseId}/editing']['answer'];
export type ListEnrolledStudentsPath = Api['GET /api/courses/{courseId}/enrolled-students']['path'];
export type ListEnrolledStudentsQuery = Api['GET /api/courses/{courseId}/enrolled-students']['query'];
export type ListEnrolledStudentsAnswer = Api['GET /api/courses/{courseId}/enrolled-students']['answer'];
export type ExportEnrolledStudentsPath = Api['GET /api/courses/{courseId}/enrolled-students/export']['path'];
export type ExportEnrolledStudentsAnswer = Api['GET /api/courses/{courseId}/enrolled-students/export']['answer'];
export type ListExamsPath = Api['GET /api/courses/{courseId}/exams']['path'];
export type ListExamsQuery = Api['GET /api/courses/{courseId}/exams']['query'];
export type ListExamsAnswer = Api['GET /api/courses/{courseId}/exams']['answer'];
export type ListCourseGradeItemsPath = Api['GET /api/courses/{courseId}/grade-items']['path'];
export type ListCourseGradeItemsQuery = Api['GET /api/courses/{courseId}/grade-items']['query'];
export type ListCourseGradeItemsAnswer = Api['GET /api/courses/{courseId}/grade-items']['answer'];
export type GetGradebookPath = Api['GET /api/courses/{courseId}/gradebook']['path'];
export type GetGradebookAnswer = Api['GET /api/courses/{courseId}/gradebook']['answer'];
export type GetOwnGradesPath = Api['GET /api/courses/{courseId}/grades']['path'];
export type GetOwnGradesAnswer = Api['GET /api/courses/{courseId}/grades']['answer'];
export type ListCourseGroupsPath = Api['GET /api/courses/{courseId}/groups']['path'];
export type ListCourseGroupsAnswer = Api['GET /api/courses/{courseId}/groups']['answer'];
export type ExportCourseGroupsPath = Api['GET /api/courses/{courseId}/groups/export']['path'];
export type ExportCourseGroupsAnswer = Api['GET /api/courses/{courseId}/groups/export']['answer'];
export type ListCourseGroupLearnersPath = Api['GET /api/courses/{courseId}/groups/learners']['path'];
export type ListCourseGroupLearnersQuery = Api['GET /api/courses/{courseId}/groups/learners']['query'];
export type ListCourseGroupLearnersAnswer = Api['GET /api/courses/{courseId}/groups/learners']['answer'];
export type GetMyCourseGroupPath = Api['GET /api/courses/{courseId}/groups/mine']['path'];
export type GetMyCourseGroupAnswer = Api['GET /api/courses/{courseId}/groups/mine']['answer'];
export type GetLastVisitedSubsectionPath = Api['GET /api/courses/{courseId}/last-visited-subsection']['path'];
export type GetLastVisitedSubsectionAnswer = Api['GET /api/courses/{courseId}/last-visited-subsection']['answer'];
export type GetCourseOutlinePath = Api['GET /api/courses/{courseId}/outline']['path'];
export type GetCourseOutlineAnswer = Api['GET /api/courses/{courseId}/outline']['answer'];
export type GetCourseProgressPath = Api['GET /api/courses/{courseId}/progress']['path'];
export type GetCourseProgressAnswer = Api['GET /api/courses/{courseId}/progress']['answer'];
export type GetCourseReadinessPath = Api['GET /api/courses/{courseId}/readiness']['path'];
export type GetCourseReadinessAnswer = Api['GET /api/courses/{courseId}/readiness']['answer'];
export type ListGradeChangesPath = Api['GET /api/courses/{courseId}/reports/grade-changes']['path'];
export type ListGradeChangesQuery = Api['GET /api/courses/{courseId}/reports/grade-changes']['query'];
export type ListGradeChangesAnswer = Api['GET /api/courses/{courseId}/reports/grade-changes']['answer'];
export type GetGradesReportPath = Api['GET /api/courses/{courseId}/reports/grades']['path'];
export type GetGradesReportQuery = Api['GET /api/courses/{courseId}/reports/grades']['query'];
export type GetGradesReportAnswer = Api['GET /api/courses/{courseId}/reports/grades']['answer'];
export type ExportGradesPath = Api['GET /api/courses/{courseId}/reports/grades/export']['path'];
export type ExportGradesQuery = Api['GET /api/courses/{courseId}/reports/grades/export']['query'];
export type ExportGradesAnswer = Api['GET /api/courses/{courseId}/reports/grades/export']['answer'];
export type GetLearnerGradesReportPath = Api['GET /api/courses/{courseId}/reports/grades/{userId}']['path'];
export type GetLearnerGradesReportAnswer = Api['GET /api/courses/{courseId}/reports/grades/{userId}']['answer'];
export type ListCourseRubricsPath = Api['GET /api/courses/{courseId}/rubrics']['path'];
export type ListCourseRubricsQuery = Api['GET /api/courses/{courseId}/rubrics']['query'];
export type ListCourseRubricsAnswer = Api['GET /api/courses/{courseId}/rubrics']['answer'];
export type GetCourseStatisticsPath = Api['GET /api/courses/{courseId}/statistics']['path'];
export type GetCourseStatisticsAnswer = Api['GET /api/courses/{courseId}/statistics']['answer'];
export type ListSectionsForStudentPath = Api['GET /api/courses/{courseId}/student-sections']['path'];
export type ListSectionsForStudentAnswer = Api['GET /api/courses/{courseId}/student-sections']['answer'];
export type ListSubsectionExamsPath = Api['GET /api/courses/{courseId}/subsection-exams']['path'];
export type ListSubsectionExamsQuery = Api['GET /api/courses/{courseId}/subsection-exams']['query'];
export type ListSubsectionExamsAnswer = Api['GET /api/courses/{courseId}/subsection-exams']['answer'];
export type ListSubsectionIdsPath = Api['GET /api/courses/{courseId}/subsection-ids']['path'];
export type ListSubsectionIdsAnswer = Api['GET /api/courses/{courseId}/subsection-ids']['answer'];
export type ListCourseSurveysPath = Api['GET /api/courses/{courseId}/surveys']['path'];
export type ListCourseSurveysQuery = Api['GET /api/courses/{courseId}/surveys']['query'];
export type ListCourseSurveysAnswer = Api['GET /api/courses/{courseId}/surveys']['answer'];
export type GetCourseTranslationsPath = Api['GET /api/courses/{courseId}/translations']['path'];
export type GetCourseTranslationsAnswer = Api['GET /api/courses/{courseId}/translations']['answer'];
export type GetExamReviewPath = Api['GET /api/exams/review/{examAttemptId}']['path'];
export type GetExamReviewAnswer = Api['GET /api/exams/review/{examAttemptId}']['answer'];
export type GetLatestExamAttemptPath = Api['GET /api/exams/{attemptId}/latest']['path'];
export type GetLatestExamAttemptQuery = Api['GET /api/exams/{attemptId}/latest']['query'];
export type GetLatestExamAttemptAnswer = Api['GET /api/exams/{attemptId}/latest']['answer'];
export type ListFavoriteCoursesQuery = Api['GET /api/favorites/courses']['query'];
export type ListFavoriteCoursesAnswer = Api['GET /api/favorites/courses']['answer'];
export type GetHealthAnswer = Api['GET /api/health']['answer'];
export type GetLivenessAnswer = Api['GET /api/health/live']['answer'];
export type GetLocalizationsPath = Api['GET /api/localizations/{language}']['path'];
export type GetLocalizationsAnswer = Api['GET /api/localizations/{language}']['answer'];
export type ListOwnUploadsQuery = Api['GET /api/media/all-user-uploads']['query'];
export type ListOwnUploadsAnswer = Api['GET /api/media/all-user-uploads']['answer'];
export type GetUploadPath = Api['GET /api/media/upload/{uploadId}']['path'];
export type GetUploadAnswer = Api['GET /api/media/upload/{uploadId}']['answer'];
export type GetMediaPath = Api['GET /api/media/{mediaId}']['path'];
export type GetMediaAnswer = Api['GET /api/media/{mediaId}']['answer'];
export type ListMembersQuery = Api['GET /api/members']['query'];
export type ListMembersAnswer = Api['GET /api/members']['answer'];
export type ExportMembersQuery = Api['GET /api/members/export']['query'];
export type ExportMembersAnswer = Api['GET /api/members/export']['answer'];
export type ListInstructorsQuery = Api['GET /api/members/instructors']['query'];
export type ListInstructorsAnswer = Api['GET /api/members/instructors']['answer'];
export type GetMemberPath = Api['GET /api/members/{userId}']['path'];
export type GetMemberAnswer = Api['GET /api/members/{userId}']['answer'];
export type GetMetricsAnswer = Api['GET /api/metrics']['answer'];
export type ListNotificationsQuery = Api['GET /api/notifications']['query'];
export type ListNotificationsAnswer = Api['GET /api/notifications']['answer'];
export type ListNotificationControlGroupsQuery = Api['GET /api/notifications/control-groups']['query'];
export type ListNotificationControlGroupsAnswer = Api['GET /api/notifications/control-groups']['answer'];
export type CountNotificationsQuery = Api['GET /api/notifications/count']['query'];
export type CountNotificationsAnswer = Api['GET /api/notifications/count']['answer'];
export type ListNotificationSettingsAnswer = Api['GET /api/notifications/settings']['answer'];
export type ListNotificationTemplatesQuery = Api['GET /api/notifications/templates']['query'];
export type ListNotificationTemplatesAnswer = Api['GET /api/notifications/templates']['answer'];
export type ListNotificationUserSettingsAnswer = Api['GET /api/notifications/user-settings']['answer'];
export type ListNotificationsByCursorQuery = Api['GET /api/notifications/v2']['query'];
export type ListNotificationsByCursorAnswer = Api['GET /api/notifications/v2']['answer'];
export type GetApiDocumentAnswer = Api['GET /api/openapi.json']['answer'];
export type GetOrganizationAnswer = Api['GET /api/organizations-dashboard']['answer'];
export type GetBootstrapAnswer = Api['GET /api/organizations-dashboard/bootstrap']['answer'];
export type GetOrganizationByPrefixPath = Api['GET /api/organizations-dashboard/by-prefix/{prefix}']['path'];
export type GetOrganizationByPrefixAnswer = Api['GET /api/organizations-dashboard/by-prefix/{prefix}']['answer'];
export type GetOrganizationForEditingAnswer = Api['GET /api/organizations-dashboard/editing']['answer'];
export type ListOrganizationFontsAnswer = Api['GET /api/organizations-dashboard/fonts']['answer'];
export type GetLandingAnswer = Api['GET /api/organizations-dashboard/landing']['answer'];
export type GetLandingPagePath = Api['GET /api/organizations-dashboard/landing/pages/{slug}']['path'];
export type GetLandingPageAnswer = Api['GET /api/organizations-dashboard/landing/pages/{slug}']['answer'];
export type GetRegistrationFormAnswer = Api['GET /api/organizations-dashboard/registration']['answer'];
export type GetTerminologyAnswer = Api['GET /api/organizations-dashboard/terminology']['answer'];
export type GetTerminologyForEditingAnswer = Api['GET /api/organizations-dashboard/terminology/dashboard']['answer'];
export type ListPermissionSetsAnswer = Api['GET /api/permission-sets']['answer'];
export type GetPermissionSetPath = Api['GET /api/permission-sets/{permissionSetId}']['path'];
export type GetPermissionSetAnswer = Api['GET /api/permission-sets/{permissionSetId}']['answer'];
export type ListPermissionsQuery = Api['GET /api/permissions']['query'];
export type ListPermissionsAnswer = Api['GET /api/permissions']['answer'];
export type ListSystemPermissionsAnswer = Api['GET /api/permissions-system']['answer'];
export type ListPermissionCategoriesAnswer = Api['GET /api/permissions/categories']['answer'];
export type ListPermissionContextsAnswer = Api['GET /api/permissions/contexts']['answer'];
export type ListUserPermissionsAnswer = Api['GET /api/permissions/user']['answer'];
export type ListQuestionCategoriesAnswer = Api['GET /api/question-categories']['answer'];
export type ListQuestionTagsAnswer = Api['GET /api/question-tags']['answer'];
export type ListQuestionTypesAnswer = Api['GET /api/question-types']['answer'];
export type ListQuestionsQuery = Api['GET /api/questions']['query'];
export type ListQuestionsAnswer = Api['GET /api/questions']['answer'];
export type ExportQuestionsQuery = Api['GET /api/questions/export']['query'];
export type ExportQuestionsAnswer = Api['GET /api/questions/export']['answer'];
export type GetQuestionExportReportQuery = Api['GET /api/questions/export-report']['query'];
export type GetQuestionExportReportAnswer = Api['GET /api/questions/export-report']['answer'];
export type GetQuestionPath = Api['GET /api/questions/{questionId}']['path'];
export type GetQuestionAnswer = Api['GET /api/questions/{questionId}']['answer'];
export type ListQuestionVersionsPath = Api['GET /api/questions/{questionId}/versions']['path'];
export type ListQuestionVersionsQuery = Api['GET /api/questions/{questionId}/versions']['query'];
export type ListQuestionVersionsAnswer = Api['GET /api/questions/{questionId}/versions']['answer'];
export type GetQuestionVersionPath = Api['GET /api/questions/{questionId}/versions/{version}']['path'];
export type GetQuestionVersionAnswer = Api['GET /api/questions/{questionId}/versions/{version}']['answer'];
export type SearchQuery = Api['GET /api/search']['query'];
export type SearchAnswer = Api['GET /api/search']['answer'];
export type ListSpecializationsQuery = Api['GET /api/specializations']['query'];
export type ListSpecializationsAnswer = Api['GET /api/specializations']['answer'];
export type GetSpecializationPath = Api['GET /api/specializations/{specializationId}']['path'];
export type GetSpecializationAnswer = Api['GET /api/specializations/{specializationId}']['answer'];
export type OpenStreamQuery = Api['GET /api/sse']['query'];
export type OpenStreamAnswer = Api['GET /api/sse']['answer'];
export type ListTeachingCoursesQuery = Api['GET /api/studio/courses']['query'];
export type ListTeachingCoursesAnswer = Api['GET /api/studio/courses']['answer'];
export type ListTeachersQuery = Api['GET /api/studio/instructors']['query'];
export type ListTeachersAnswer = Api['GET /api/studio/instructors']['answer'];
export type ListSubmissionAnnotationsPath = Api['GET /api/submission-files/{submissionFileId}/annotations']['path'];
export type ListSubmissionAnnotationsAnswer = Api['GET /api/submission-files/{submissionFileId}/annotations']['answer'];
export type GetSubsectionExamPath = Api['GET /api/subsection-exams/{subsectionExamId}']['path'];
export type GetSubsectionExamAnswer = Api['GET /api/subsection-exams/{subsectionExamId}']['answer'];
export type ListExamAccommodationsPath = Api['GET /api/subsection-exams/{subsectionExamId}/accommodations']['path'];
export type ListExamAccommodationsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/accommodations']['answer'];
export type ListOwnExamAttemptsPath = Api['GET /api/subsection-exams/{subsectionExamId}/attempts']['path'];
export type ListOwnExamAttemptsQuery = Api['GET /api/subsection-exams/{subsectionExamId}/attempts']['query'];
export type ListOwnExamAttemptsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/attempts']['answer'];
export type GetSubsectionExamForEditingPath = Api['GET /api/subsection-exams/{subsectionExamId}/editing']['path'];
export type GetSubsectionExamForEditingAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/editing']['answer'];
export type GetSubsectionExamFindingsPath = Api['GET /api/subsection-exams/{subsectionExamId}/findings']['path'];
export type GetSubsectionExamFindingsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/findings']['answer'];
export type ListExamGroupAccommodationsPath = Api['GET /api/subsection-exams/{subsectionExamId}/group-accommodations']['path'];
export type ListExamGroupAccommodationsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/group-accommodations']['answer'];
export type ListMarkChangesPath = Api['GET /api/subsection-exams/{subsectionExamId}/mark-changes']['path'];
export type ListMarkChangesQuery = Api['GET /api/subsection-exams/{subsectionExamId}/mark-changes']['query'];
export type ListMarkChangesAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/mark-changes']['answer'];
export type GetMarkingProgressPath = Api['GET /api/subsection-exams/{subsectionExamId}/marking-progress']['path'];
export type GetMarkingProgressAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/marking-progress']['answer'];
export type ListExamResultsPath = Api['GET /api/subsection-exams/{subsectionExamId}/results']['path'];
export type ListExamResultsQuery = Api['GET /api/subsection-exams/{subsectionExamId}/results']['query'];
export type ListExamResultsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/results']['answer'];
export type ExportExamResultsPath = Api['GET /api/subsection-exams/{subsectionExamId}/results/export']['path'];
export type ExportExamResultsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/results/export']['answer'];
export type ListExamRulingsPath = Api['GET /api/subsection-exams/{subsectionExamId}/rulings']['path'];
export type ListExamRulingsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/rulings']['answer'];
export type GetExamStatisticsPath = Api['GET /api/subsection-exams/{subsectionExamId}/statistics']['path'];
export type GetExamStatisticsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/statistics']['answer'];
export type ExportExamStatisticsPath = Api['GET /api/subsection-exams/{subsectionExamId}/statistics/export']['path'];
export type ExportExamStatisticsAnswer = Api['GET /api/subsection-exams/{subsectionExamId}/statistics/export']['answer'];
export type ListTooltipsAnswer = Api['GET /api/tooltips']['answer'];
export type GetUserPath = Api['GET /api/users/{userId}']['path'];
export type GetUserAnswer = Api['GET /api/users/{userId}']['answer'];
export type GetLearningStatisticsPath = Api['GET /api/users/{userId}/course-statistics']['path'];
export type GetLearningStatisticsAnswer = Api['GET /api/users/{userId}/course-statistics']['answer'];
export type ListEnrolledCoursesPath = Api['GET /api/users/{userId}/enrolled']['path'];
export type ListEnrolledCoursesQuery = Api['GET /api/users/{userId}/enrolled']['query'];
export type ListEnrolledCoursesAnswer = Api['GET /api/users/{userId}/enrolled']['answer'];
export type ListFinishedSubsectionsPath = Api['GET /api/users/{userId}/finished-subsections']['path'];
export type ListFinishedSubsectionsQuery = Api['GET /api/users/{userId}/finished-subsections']['query'];
export type ListFinishedSubsectionsAnswer = Api['GET /api/users/{userId}/finished-subsections']['answer'];
export type ListMyCoursesPath = Api['GET /api/users/{userId}/my-courses']['path'];
export type ListMyCoursesQuery = Api['GET /api/users/{userId}/my-courses']['query'];
export type ListMyCoursesAnswer = Api['GET /api/users/{userId}/my-courses']['answer'];
export type GetTranscriptPath = Api['GET /api/users/{userId}/transcript']['path'];
export type GetTranscriptQuery = Api['GET /api/users/{userId}/transcript']['query'];
export type GetTranscriptAnswer = Api['GET /api/users/{userId}/transcript']['answer'];
export type ListWishlistedCoursesPath = Api['GET /api/users/{userId}/wishlisted']['path'];
export type ListWishlistedCoursesQuery = Api['GET /api/users/{userId}/wishlisted']['query'];
export type ListWishlistedCoursesAnswer = Api['GET /api/users/{userId}/wishlisted']['answer'];
export type UpdateAnnouncementPath = Api['PATCH /api/course-announcements/{announcementId}']['path'];
export type UpdateAnnouncementBody = Api['PATCH /api/course-announcements/{announcementId}']['body'];
export type UpdateAnnouncementAnswer = Api['PATCH /api/course-announcements/{announcementId}']['answer'];
export type UpdateCourseCategoryPath = Api['PATCH /api/course-categories/{courseCategoryId}']['path'];
export type UpdateCourseCategoryBody = Api['PATCH /api/course-categories/{courseCategoryId}']['body'];
export type UpdateCourseCategoryAnswer = Api['PATCH /api/course-categories/{courseCategoryId}']['answer'];
export type UpdateGradeCategoryPath = Api['PATCH /api/course-grade-categories/{gradeCategoryId}']['path'];
export type UpdateGradeCategoryBody = Api['PATCH /api/course-grade-categories/{gradeCategoryId}']['body'];
export type UpdateGradeCategoryAnswer = Api['PATCH /api/course-grade-categories/{gradeCategoryId}']['answer'];
export type UpdateGradeItemPath = Api['PATCH /api/course-grade-items/{gradeItemId}']['path'];
export type UpdateGradeItemBody = Api['PATCH /api/course-grade-items/{gradeItemId}']['body'];
export type UpdateGradeItemAnswer = Api['PATCH /api/course-grade-items/{gradeItemId}']['answer'];
export type UpdateCourseGroupPath = Api['PATCH /api/course-groups/{courseGroupId}']['path'];
export type UpdateCourseGroupBody = Api['PATCH /api/course-groups/{courseGroupId}']['body'];
export type UpdateCourseGroupAnswer = Api['PATCH /api/course-groups/{courseGroupId}']['answer'];
export type ArchiveRubricPath = Api['PATCH /api/course-rubrics/{rubricId}']['path'];
export type ArchiveRubricBody = Api['PATCH /api/course-rubrics/{rubricId}']['body'];
export type ArchiveRubricAnswer = Api['PATCH /api/course-rubrics/{rubricId}']['answer'];
export type UpdateCourseSectionPath = Api['PATCH /api/course-sections/{courseSectionId}']['path'];
export type UpdateCourseSectionBody = Api['PATCH /api/course-sections/{courseSectionId}']['body'];
export type UpdateCourseSectionAnswer = Api['PATCH /api/course-sections/{courseSectionId}']['answer'];
export type UpdateCourseSubsectionPath = Api['PATCH /api/course-subsections/{courseSubsectionId}']['path'];
export type UpdateCourseSubsectionBody = Api['PATCH /api/course-subsections/{courseSubsectionId}']['body'];
export type UpdateCourseSubsectionAnswer = Api['PATCH /api/course-subsections/{courseSubsectionId}']['answer'];
export type UpdateSurveyPath = Api['PATCH /api/course-surveys/{surveyId}']['path'];
export type UpdateSurveyBody = Api['PATCH /api/course-surveys/{surveyId}']['body'];
export type UpdateSurveyAnswer = Api['PATCH /api/course-surveys/{surveyId}']['answer'];
export type UpdateCoursePath = Api['PATCH /api/courses/{courseId}']['path'];
export type UpdateCourseBody = Api['PATCH /api/courses/{courseId}']['body'];
export type UpdateCourseAnswer = Api['PATCH /api/courses/{courseId}']['answer'];
export type SetCoursePassingCriteriaPath = Api['PATCH /api/courses/{courseId}/passing-criteria']['path'];
export type SetCoursePassingCriteriaBody = Api['PATCH /api/courses/{courseId}/passing-criteria']['body'];
export type SetCoursePassingCriteriaAnswer = Api['PATCH /api/courses/{courseId}/passing-criteria']['answer'];
export type SetCoursePublishStatusPath = Api['PATCH /api/courses/{courseId}/publish-status']['path'];
export type SetCoursePublishStatusBody = Api['PATCH /api/courses/{courseId}/publish-status']['body'];
export type SetCoursePublishStatusAnswer = Api['PATCH /api/courses/{courseId}/publish-status']['answer'];
export type SendUploadBytesPath = Api['PATCH /api/media/upload/{uploadId}']['path'];
export type SendUploadBytesBody = Api['PATCH /api/media/upload/{uploadId}']['body'];
export type SendUploadBytesAnswer = Api['PATCH /api/media/upload/{uploadId}']['answer'];
export type UpdateMediaPath = Api['PATCH /api/media/{mediaId}']['path'];
export type UpdateMediaBody = Api['PATCH /api/media/{mediaId}']['body'];
export type UpdateMediaAnswer = Api['PATCH /api/media/{mediaId}']['answer'];
export type UpdateMemberPath = Api['PATCH /api/members/{userId}']['path'];
export type UpdateMemberBody = Api['PATCH /api/members/{userId}']['body'];
export type UpdateMemberAnswer = Api['PATCH /api/members/{userId}']['answer'];
export type HideNotificationPath = Api['PATCH /api/notifications/hide/{id}']['path'];
export type HideNotificationAnswer = Api['PATCH /api/notifications/hide/{id}']['answer'];
export type ReadNotificationsBody = Api['PATCH /api/notifications/read']['body'];
export type ReadNotificationsAnswer = Api['PATCH /api/notifications/read']['answer'];
export type ReadNotificationPath = Api['PATCH /api/notifications/read/{id}']['path'];
export type ReadNotificationAnswer = Api['PATCH /api/notifications/read/{id}']['answer'];
export type UpdateOrganizationBody = Api['PATCH /api/organizations-dashboard']['body'];
export type UpdateOrganizationAnswer = Api['PATCH /api/organizations-dashboard']['answer'];
export type UpdatePermissionSetPath = Api['PATCH /api/permission-sets/{permissionSetId}']['path'];
export type UpdatePermissionSetBody = Api['PATCH /api/permission-sets/{permissionSetId}']['body'];
export type UpdatePermissionSetAnswer = Api['PATCH /api/permission-sets/{permissionSetId}']['answer'];
export type UpdateQuestionCategoryPath = Api['PATCH /api/question-categories/{questionCategoryId}']['path'];
export type UpdateQuestionCategoryBody = Api['PATCH /api/question-categories/{questionCategoryId}']['body'];
export type UpdateQuestionCategoryAnswer = Api['PATCH /api/question-categories/{questionCategoryId}']['answer'];
export type UpdateQuestionsBody = Api['PATCH /api/questions']['body'];
export type UpdateQuestionsAnswer = Api['PATCH /api/questions']['answer'];
export type UpdateSpecializationPath = Api['PATCH /api/specializations/{specializationId}']['path'];
export type UpdateSpecializationBody = Api['PATCH /api/specializations/{specializationId}']['body'];
export type UpdateSpecializationAnswer = Api['PATCH /api/specializations/{specializationId}']['answer'];
export type UpdateUserPath = Api['PATCH /api/users/{userId}']['path'];
export type UpdateUserBody = Api['PATCH /api/users/{userId}']['body'];
export type UpdateUserAnswer = Api['PATCH /api/users/{userId}']['answer'];
export type CreateAnnouncementBody = Api['POST /api/announcements']['body'];
export type CreateAnnouncementAnswer = Api['POST /api/announcements']['answer'];
export type CreateAnswerCommentBody = Api['POST /api/answer-comments']['body'];
export type CreateAnswerCommentAnswer = Api['POST /api/answer-comments']['answer'];
export type CreateSubmissionCommentPath = Api['POST /api/assignment-submissions/{assignmentSubmissionId}/comments']['path'];
export type CreateSubmissionCommentBody = Api['POST /api/assignment-submissions/{assignmentSubmissionId}/comments']['body'];
export type CreateSubmissionCommentAnswer = Api['POST /api/assignment-submissions/{assignmentSubmissionId}/comments']['answer'];
export type DecideSubmissionMarkPath = Api['POST /api/assignment-submissions/{assignmentSubmissionId}/reconcile']['path'];
export type DecideSubmissionMarkBody = Api['POST /api/assignment-submissions/{assignmentSubmissionId}/reconcile']['body'];
export type DecideSubmissionMarkAnswer = Api['POST /api/assignment-submissions/{assignmentSubmissionId}/reconcile']['answer'];
export type FinishTwoFactorBody = Api['POST /api/auth/2fa']['body'];
export type FinishTwoFactorAnswer = Api['POST /api/auth/2fa']['answer'];
export type AcceptInvitationBody = Api['POST /api/auth/accept-invitation']['body'];
export type AcceptInvitationAnswer = Api['POST /api/auth/accept-invitation']['answer'];
export type ReadInvitationBody = Api['POST /api/auth/invitation']['body'];
export type ReadInvitationAnswer = Api['POST /api/auth/invitation']['answer'];
export type SignInBody = Api['POST /api/auth/login']['body'];
export type SignInAnswer = Api['POST /api/auth/login']['answer'];
export type SignOutBody = Api['POST /api/auth/logout']['body'];
export type SignOutAnswer = Api['POST /api/auth/logout']['answer'];
export type StartMasqueradeBody = Api['POST /api/auth/masquerade']['body'];
export type StartMasqueradeAnswer = Api['POST /api/auth/masquerade']['answer'];
export type CreateMasqueradeTokenBody = Api['POST /api/auth/masquerade/sign-on']['body'];
export type CreateMasqueradeTokenAnswer = Api['POST /api/auth/masquerade/sign-on']['answer'];
export type RefreshTokensBody = Api['POST /api/auth/refresh']['body'];
export type RefreshTokensAnswer = Api['POST /api/auth/refresh']['answer'];
export type RegisterAccountBody = Api['POST /api/auth/register']['body'];
export type RegisterAccountAnswer = Api['POST /api/auth/register']['answer'];
export type ResendCodeBody = Api['POST /api/auth/resend']['body'];
export type ResendCodeAnswer = Api['POST /api/auth/resend']['answer'];
export type CreateSignOnTokenBody = Api['POST /api/auth/sso']['body'];
export type CreateSignOnTokenAnswer = Api['POST /api/auth/sso']['answer'];
export type ExchangeSignOnTokenInBodyBody = Api['POST /api/auth/sso/exchange']['body'];
export type ExchangeSignOnTokenInBodyAnswer = Api['POST /api/auth/sso/exchange']['answer'];
export type RenewRecoveryCodesBody = Api['POST /api/auth/two-factor/recovery-codes']['body'];
export type RenewRecoveryCodesAnswer = Api['POST /api/auth/two-factor/recovery-codes']['answer'];
export type StartTotpAnswer = Api['POST /api/auth/two-factor/totp']['answer'];
export type ConfirmTotpBody = Api['POST /api/auth/two-factor/totp/confirm']['body'];
export type ConfirmTotpAnswer = Api['POST /api/auth/two-factor/totp/confirm']['answer'];
export type VerifyEmailQuery = Api['POST /api/auth/verify-email']['query'];
export type VerifyEmailAnswer = Api['POST /api/auth/verify-email']['answer'];
export type ContactOrganizationPath = Api['POST /api/contact/organization/{organizationId}']['path'];
export type ContactOrganizationBody = Api['POST /api/contact/organization/{organizationId}']['body'];
export type ContactOrganizationAnswer = Api['POST /api/contact/organization/{organizationId}']['answer'];
export type DismissPlagiarismFindingPath = Api['POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/dismiss']['path'];
export type DismissPlagiarismFindingBody = Api['POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/dismiss']['body'];
export type DismissPlagiarismFindingAnswer = Api['POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/dismiss']['answer'];
export type RestorePlagiarismFindingPath = Api['POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/restore']['path'];
export type RestorePlagiarismFindingAnswer = Api['POST /api/copy-plagiarism-checks/assignments/{assignmentId}/findings/{findingId}/restore']['answer'];
export type RunPlagiarismChecksPath = Api['POST /api/copy-plagiarism-checks/assignments/{assignmentId}/run']['path'];
export type RunPlagiarismChecksAnswer = Api['POST /api/copy-plagiarism-checks/assignments/{assignmentId}/run']['answer'];
export type PublishAnnouncementPath = Api['POST /api/course-announcements/{announcementId}/publish']['path'];
export type PublishAnnouncementAnswer = Api['POST /api/course-announcements/{announcementId}/publish']['answer'];
export type HideAssignmentMarksPath = Api['POST /api/course-assignments/{assignmentId}/hide']['path'];
export type HideAssignmentMarksAnswer = Api['POST /api/course-assignments/{assignmentId}/hide']['answer'];
export type PublishAssignmentPath = Api['POST /api/course-assignments/{assignmentId}/publish']['path'];
export type PublishAssignmentAnswer = Api['POST /api/course-assignments/{assignmentId}/publish']['answer'];
export type ReleaseAssignmentMarksPath = Api['POST /api/course-assignments/{assignmentId}/release']['path'];
export type ReleaseAssignmentMarksAnswer = Api['POST /api/course-assignments/{assignmentId}/release']['answer'];
export type SubmitAssignmentPath = Api['POST /api/course-assignments/{assignmentId}/submission/submit']['path'];
export type SubmitAssignmentBody = Api['POST /api/course-assignments/{assignmentId}/submission/submit']['body'];
export type SubmitAssignmentAnswer = Api['POST /api/course-assignments/{assignmentId}/submission/submit']['answer'];
export type WithdrawSubmissionPath = Api['POST /api/course-assignments/{assignmentId}/submission/withdraw']['path'];
export type WithdrawSubmissionAnswer = Api['POST /api/course-assignments/{assignmentId}/submission/withdraw']['answer'];
export type UnpublishAssignmentPath = Api['POST /api/course-assignments/{assignmentId}/unpublish']['path'];
export type UnpublishAssignmentAnswer = Api['POST /api/course-assignments/{assignmentId}/unpublish']['answer'];
export type CreateCourseCategoryBody = Api['POST /api/course-categories']['body'];
export type CreateCourseCategoryAnswer = Api['POST /api/course-categories']['answer'];
export type CheckExamDraftPath = Api['POST /api/course-exams/{examId}/check']['path'];
export type CheckExamDraftBody = Api['POST /api/course-exams/{examId}/check']['body'];
export type CheckExamDraftAnswer = Api['POST /api/course-exams/{examId}/check']['answer'];
export type CopyExamPath = Api['POST /api/course-exams/{examId}/duplicate']['path'];
export type CopyExamAnswer = Api['POST /api/course-exams/{examId}/duplicate']['answer'];
export type PostGradesPath = Api['POST /api/course-grade-items/{gradeItemId}/post']['path'];
export type PostGradesBody = Api['POST /api/course-grade-items/{gradeItemId}/post']['body'];
export type PostGradesAnswer = Api['POST /api/course-grade-items/{gradeItemId}/post']['answer'];
export type UnpostGradesPath = Api['POST /api/course-grade-items/{gradeItemId}/unpost']['path'];
export type UnpostGradesAnswer = Api['POST /api/course-grade-items/{gradeItemId}/unpost']['answer'];
export type JoinCourseGroupPath = Api['POST /api/course-groups/{courseGroupId}/join']['path'];
export type JoinCourseGroupAnswer = Api['POST /api/course-groups/{courseGroupId}/join']['answer'];
export type LeaveCourseGroupPath = Api['POST /api/course-groups/{courseGroupId}/leave']['path'];
export type LeaveCourseGroupAnswer = Api['POST /api/course-groups/{courseGroupId}/leave']['answer'];
export type AddCourseGroupMembersPath = Api['POST /api/course-groups/{courseGroupId}/members']['path'];
export type AddCourseGroupMembersBody = Api['POST /api/course-groups/{courseGroupId}/members']['body'];
export type AddCourseGroupMembersAnswer = Api['POST /api/course-groups/{courseGroupId}/members']['answer'];
export type CreateRubricBody = Api['POST /api/course-rubrics']['body'];
export type CreateRubricAnswer = Api['POST /api/course-rubrics']['answer'];
export type CopyRubricPath = Api['POST /api/course-rubrics/{rubricId}/duplicate']['path'];
export type CopyRubricAnswer = Api['POST /api/course-rubrics/{rubricId}/duplicate']['answer'];
export type RestoreRubricVersionPath = Api['POST /api/course-rubrics/{rubricId}/versions/{version}/restore']['path'];
export type RestoreRubricVersionBody = Api['POST /api/course-rubrics/{rubricId}/versions/{version}/restore']['body'];
export type RestoreRubricVersionAnswer = Api['POST /api/course-rubrics/{rubricId}/versions/{version}/restore']['answer'];
export type CreateCourseSubsectionPath = Api['POST /api/course-sections/{courseSectionId}/subsections']['path'];
export type CreateCourseSubsectionBody = Api['POST /api/course-sections/{courseSectionId}/subsections']['body'];
export type CreateCourseSubsectionAnswer = Api['POST /api/course-sections/{courseSectionId}/subsections']['answer'];
export type FinishSubsectionPath = Api['POST /api/course-subsections/{courseSubsectionId}/finished']['path'];
export type FinishSubsectionAnswer = Api['POST /api/course-subsections/{courseSubsectionId}/finished']['answer'];
export type AnswerSurveyPath = Api['POST /api/course-surveys/{surveyId}/answers']['path'];
export type AnswerSurveyBody = Api['POST /api/course-surveys/{surveyId}/answers']['body'];
export type AnswerSurveyAnswer = Api['POST /api/course-surveys/{surveyId}/answers']['answer'];
export type CloseSurveyPath = Api['POST /api/course-surveys/{surveyId}/close']['path'];
export type CloseSurveyAnswer = Api['POST /api/course-surveys/{surveyId}/close']['answer'];
export type PublishSurveyPath = Api['POST /api/course-surveys/{surveyId}/publish']['path'];
export type PublishSurveyAnswer = Api['POST /api/course-surveys/{surveyId}/publish']['answer'];
export type ReopenSurveyPath = Api['POST /api/course-surveys/{surveyId}/reopen']['path'];
export type ReopenSurveyBody = Api['POST /api/course-surveys/{surveyId}/reopen']['body'];
export type ReopenSurveyAnswer = Api['POST /api/course-surveys/{surveyId}/reopen']['answer'];
export type CreateCourseBody = Api['POST /api/courses']['body'];
export type CreateCourseAnswer = Api['POST /api/courses']['answer'];
export type CreateCourseAnnouncementPath = Api['POST /api/courses/{courseId}/announcements']['path'];
export type CreateCourseAnnouncementBody = Api['POST /api/courses/{courseId}/announcements']['body'];
export type CreateCourseAnnouncementAnswer = Api['POST /api/courses/{courseId}/announcements']['answer'];
export type DecideCourseApprovalPath = Api['POST /api/courses/{courseId}/approval']['path'];
export type DecideCourseApprovalBody = Api['POST /api/courses/{courseId}/approval']['body'];
export type DecideCourseApprovalAnswer = Api['POST /api/courses/{courseId}/approval']['answer'];
export type CloneCoursePath = Api['POST /api/courses/{courseId}/clone']['path'];
export type CloneCourseBody = Api['POST /api/courses/{courseId}/clone']['body'];
export type CloneCourseAnswer = Api['POST /api/courses/{courseId}/clone']['answer'];
export type CreateExamPath = Api['POST /api/courses/{courseId}/exams']['path'];
export type CreateExamBody = Api['POST /api/courses/{courseId}/exams']['body'];
export type CreateExamAnswer = Api['POST /api/courses/{courseId}/exams']['answer'];
export type CreateGradeCategoryPath = Api['POST /api/courses/{courseId}/grade-categories']['path'];
export type CreateGradeCategoryBody = Api['POST /api/courses/{courseId}/grade-categories']['body'];
export type CreateGradeCategoryAnswer = Api['POST /api/courses/{courseId}/grade-categories']['answer'];
export type CreateGradeItemPath = Api['POST /api/courses/{courseId}/grade-items']['path'];
export type CreateGradeItemBody = Api['POST /api/courses/{courseId}/grade-items']['body'];
export type CreateGradeItemAnswer = Api['POST /api/courses/{courseId}/grade-items']['answer'];
export type SaveGradesPath = Api['POST /api/courses/{courseId}/grades']['path'];
export type SaveGradesBody = Api['POST /api/courses/{courseId}/grades']['body'];
export type SaveGradesAnswer = Api['POST /api/courses/{courseId}/grades']['answer'];
export type ImportGradesPath = Api['POST /api/courses/{courseId}/grades/import']['path'];
export type ImportGradesQuery = Api['POST /api/courses/{courseId}/grades/import']['query'];
export type ImportGradesBody = Api['POST /api/courses/{courseId}/grades/import']['body'];
export type ImportGradesAnswer = Api['POST /api/courses/{courseId}/grades/import']['answer'];
export type PreviewGradeImportPath = Api['POST /api/courses/{courseId}/grades/import-preview']['path'];
export type PreviewGradeImportQuery = Api['POST /api/courses/{courseId}/grades/import-preview']['query'];
export type PreviewGradeImportBody = Api['POST /api/courses/{courseId}/grades/import-preview']['body'];
export type PreviewGradeImportAnswer = Api['POST /api/courses/{courseId}/grades/import-preview']['answer'];
export type CreateCourseGroupPath = Api['POST /api/courses/{courseId}/groups']['path'];
export type CreateCourseGroupBody = Api['POST /api/courses/{courseId}/groups']['body'];
export type CreateCourseGroupAnswer = Api['POST /api/courses/{courseId}/groups']['answer'];
export type DealIntoCourseGroupsPath = Api['POST /api/courses/{courseId}/groups/deal']['path'];
export type DealIntoCourseGroupsBody = Api['POST /api/courses/{courseId}/groups/deal']['body'];
export type DealIntoCourseGroupsAnswer = Api['POST /api/courses/{courseId}/groups/deal']['answer'];
export type ImportCourseGroupListPath = Api['POST /api/courses/{courseId}/groups/list']['path'];
export type ImportCourseGroupListBody = Api['POST /api/courses/{courseId}/groups/list']['body'];
export type ImportCourseGroupListAnswer = Api['POST /api/courses/{courseId}/groups/list']['answer'];
export type UnassignCourseGroupLearnersPath = Api['POST /api/courses/{courseId}/groups/unassign']['path'];
export type UnassignCourseGroupLearnersBody = Api['POST /api/courses/{courseId}/groups/unassign']['body'];
export type UnassignCourseGroupLearnersAnswer = Api['POST /api/courses/{courseId}/groups/unassign']['answer'];
export type RequestCourseApprovalPath = Api['POST /api/courses/{courseId}/request-approval']['path'];
export type RequestCourseApprovalAnswer = Api['POST /api/courses/{courseId}/request-approval']['answer'];
export type CreateCourseRubricPath = Api['POST /api/courses/{courseId}/rubrics']['path'];
export type CreateCourseRubricBody = Api['POST /api/courses/{courseId}/rubrics']['body'];
export type CreateCourseRubricAnswer = Api['POST /api/courses/{courseId}/rubrics']['answer'];
export type CreateCourseSectionPath = Api['POST /api/courses/{courseId}/sections']['path'];
export type CreateCourseSectionBody = Api['POST /api/courses/{courseId}/sections']['body'];
export type CreateCourseSectionAnswer = Api['POST /api/courses/{courseId}/sections']['answer'];
export type CreateCourseSurveyPath = Api['POST /api/courses/{courseId}/surveys']['path'];
export type CreateCourseSurveyBody = Api['POST /api/courses/{courseId}/surveys']['body'];
export type CreateCourseSurveyAnswer = Api['POST /api/courses/{courseId}/surveys']['answer'];
export type SubscribeByEmailBody = Api['POST /api/email-subscription']['body'];
export type SubscribeByEmailAnswer = Api['POST /api/email-subscription']['answer'];
export type StartExamAttemptBody = Api['POST /api/exams/exam-instance']['body'];
export type StartExamAttemptAnswer = Api['POST /api/exams/exam-instance']['answer'];
export type LogExamEventsPath = Api['POST /api/exams/{attemptId}/events']['path'];
export type LogExamEventsBody = Api['POST /api/exams/{attemptId}/events']['body'];
export type LogExamEventsAnswer = Api['POST /api/exams/{attemptId}/events']['answer'];
export type FinishExamAttemptPath = Api['POST /api/exams/{attemptId}/finish']['path'];
export type FinishExamAttemptBody = Api['POST /api/exams/{attemptId}/finish']['body'];
export type FinishExamAttemptAnswer = Api['POST /api/exams/{attemptId}/finish']['answer'];
export type OpenExamHintPath = Api['POST /api/exams/{attemptId}/hint']['path'];
export type OpenExamHintBody = Api['POST /api/exams/{attemptId}/hint']['body'];
export type OpenExamHintAnswer = Api['POST /api/exams/{attemptId}/hint']['answer'];
export type VisitNextExamQuestionPath = Api['POST /api/exams/{attemptId}/next']['path'];
export type VisitNextExamQuestionBody = Api['POST /api/exams/{attemptId}/next']['body'];
export type VisitNextExamQuestionAnswer = Api['POST /api/exams/{attemptId}/next']['answer'];
export type OpenExamAttemptPath = Api['POST /api/exams/{attemptId}/start']['path'];
export type OpenExamAttemptBody = Api['POST /api/exams/{attemptId}/start']['body'];
export type OpenExamAttemptAnswer = Api['POST /api/exams/{attemptId}/start']['answer'];
export type SaveExamAnswerPath = Api['POST /api/exams/{attemptId}/submit']['path'];
export type SaveExamAnswerBody = Api['POST /api/exams/{attemptId}/submit']['body'];
export type SaveExamAnswerAnswer = Api['POST /api/exams/{attemptId}/submit']['answer'];
export type ReportFrontendErrorsBody = Api['POST /api/frontend-logger']['body'];
export type ReportFrontendErrorsAnswer = Api['POST /api/frontend-logger']['answer'];
export type DumpMediaBody = Api['POST /api/media/dump']['body'];
export type DumpMediaAnswer = Api['POST /api/media/dump']['answer'];
export type CreatePresignedUploadBody = Api['POST /api/media/presigned-upload']['body'];
export type CreatePresignedUploadAnswer = Api['POST /api/media/presigned-upload']['answer'];
export type UploadMediaQuery = Api['POST /api/media/upload']['query'];
export type UploadMediaBody = Api['POST /api/media/upload']['body'];
export type UploadMediaAnswer = Api['POST /api/media/upload']['answer'];
export type CompleteUploadPath = Api['POST /api/media/upload/{uploadId}/complete']['path'];
export type CompleteUploadAnswer = Api['POST /api/media/upload/{uploadId}/complete']['answer'];
export type SwapMediaPath = Api['POST /api/media/{mediaId}/swap']['path'];
export type SwapMediaBody = Api['POST /api/media/{mediaId}/swap']['body'];
export type SwapMediaAnswer = Api['POST /api/media/{mediaId}/swap']['answer'];
export type InviteMemberBody = Api['POST /api/members/invitations']['body'];
export type InviteMemberAnswer = Api['POST /api/members/invitations']['answer'];
export type ApproveMemberPath = Api['POST /api/members/{userId}/approve']['path'];
export type ApproveMemberAnswer = Api['POST /api/members/{userId}/approve']['answer'];
export type DisableMemberPath = Api['POST /api/members/{userId}/disable']['path'];
export type DisableMemberAnswer = Api['POST /api/members/{userId}/disable']['answer'];
export type EnableMemberPath = Api['POST /api/members/{userId}/enable']['path'];
export type EnableMemberAnswer = Api['POST /api/members/{userId}/enable']['answer'];
export type ForcePasswordResetPath = Api['POST /api/members/{userId}/force-password-reset']['path'];
export type ForcePasswordResetAnswer = Api['POST /api/members/{userId}/force-password-reset']['answer'];
export type RejectMemberPath = Api['POST /api/members/{userId}/reject']['path'];
export type RejectMemberBody = Api['POST /api/members/{userId}/reject']['body'];
export type RejectMemberAnswer = Api['POST /api/members/{userId}/reject']['answer'];
export type ResendInvitationPath = Api['POST /api/members/{userId}/resend-invitation']['path'];
export type ResendInvitationAnswer = Api['POST /api/members/{userId}/resend-invitation']['answer'];
export type AddPushTokenBody = Api['POST /api/notifications/add-token']['body'];
export type AddPushTokenAnswer = Api['POST /api/notifications/add-token']['answer'];
export type EnrollInCoursePath = Api['POST /api/orders/add/{courseId}']['path'];
export type EnrollInCourseAnswer = Api['POST /api/orders/add/{courseId}']['answer'];
export type AddOrganizationFontBody = Api['POST /api/organizations-dashboard/fonts']['body'];
export type AddOrganizationFontAnswer = Api['POST /api/organizations-dashboard/fonts']['answer'];
export type CreatePermissionSetBody = Api['POST /api/permission-sets']['body'];
export type CreatePermissionSetAnswer = Api['POST /api/permission-sets']['answer'];
export type CreateQuestionCategoryBody = Api['POST /api/question-categories']['body'];
export type CreateQuestionCategoryAnswer = Api['POST /api/question-categories']['answer'];
export type CreateQuestionBody = Api['POST /api/questions']['body'];
export type CreateQuestionAnswer = Api['POST /api/questions']['answer'];
export type ImportQuestionsQuery = Api['POST /api/questions/import']['query'];
export type ImportQuestionsBody = Api['POST /api/questions/import']['body'];
export type ImportQuestionsAnswer = Api['POST /api/questions/import']['answer'];
export type TestQuestionBody = Api['POST /api/questions/try']['body'];
export type TestQuestionAnswer = Api['POST /api/questions/try']['answer'];
export type WithdrawQuestionImportBody = Api['POST /api/questions/withdraw-import']['body'];
export type WithdrawQuestionImportAnswer = Api['POST /api/questions/withdraw-import']['answer'];
export type CopyQuestionPath = Api['POST /api/questions/{questionId}/duplicate']['path'];
export type CopyQuestionAnswer = Api['POST /api/questions/{questionId}/duplicate']['answer'];
export type RestoreQuestionVersionPath = Api['POST /api/questions/{questionId}/versions/{version}/restore']['path'];
export type RestoreQuestionVersionBody = Api['POST /api/questions/{questionId}/versions/{version}/restore']['body'];
export type RestoreQuestionVersionAnswer = Api['POST /api/questions/{questionId}/versions/{version}/restore']['answer'];
export type DecideEssayGradeBody = Api['POST /api/reconcile-essay-grade']['body'];
export type DecideEssayGradeAnswer = Api['POST /api/reconcile-essay-grade']['answer'];
export type ConfirmPasswordResetBody = Api['POST /api/reset-password/confirm']['body'];
export type ConfirmPasswordResetAnswer = Api['POST /api/reset-password/confirm']['answer'];
export type RequestPasswordResetOfLearnerBody = Api['POST /api/reset-password/student']['body'];
export type RequestPasswordResetOfLearnerAnswer = Api['POST /api/reset-password/student']['answer'];
export type RequestPasswordResetPath = Api['POST /api/reset-password/{prefix}']['path'];
export type RequestPasswordResetBody = Api['POST /api/reset-password/{prefix}']['body'];
export type RequestPasswordResetAnswer = Api['POST /api/reset-password/{prefix}']['answer'];
export type CreateSpecializationBody = Api['POST /api/specializations']['body'];
export type CreateSpecializationAnswer = Api['POST /api/specializations']['answer'];
export type CreateStreamTicketAnswer = Api['POST /api/sse/ticket']['answer'];
export type SaveEssayGradeBody = Api['POST /api/submit-essay-grade']['body'];
export type SaveEssayGradeAnswer = Api['POST /api/submit-essay-grade']['answer'];
export type AcceptQuestionAnswerPath = Api['POST /api/subsection-exams/{subsectionExamId}/accept-also']['path'];
export type AcceptQuestionAnswerBody = Api['POST /api/subsection-exams/{subsectionExamId}/accept-also']['body'];
export type AcceptQuestionAnswerAnswer = Api['POST /api/subsection-exams/{subsectionExamId}/accept-also']['answer'];
export type GiveQuestionMarksPath = Api['POST /api/subsection-exams/{subsectionExamId}/give-marks']['path'];
export type GiveQuestionMarksBody = Api['POST /api/subsection-exams/{subsectionExamId}/give-marks']['body'];
export type GiveQuestionMarksAnswer = Api['POST /api/subsection-exams/{subsectionExamId}/give-marks']['answer'];
export type PublishSubsectionExamPath = Api['POST /api/subsection-exams/{subsectionExamId}/publish']['path'];
export type PublishSubsectionExamAnswer = Api['POST /api/subsection-exams/{subsectionExamId}/publish']['answer'];
export type RenewQuestionMarksPath = Api['POST /api/subsection-exams/{subsectionExamId}/regrade']['path'];
export type RenewQuestionMarksBody = Api['POST /api/subsection-exams/{subsectionExamId}/regrade']['body'];
export type RenewQuestionMarksAnswer = Api['POST /api/subsection-exams/{subsectionExamId}/regrade']['answer'];
export type PreviewQuestionMarksPath = Api['POST /api/subsection-exams/{subsectionExamId}/regrade-preview']['path'];
export type PreviewQuestionMarksBody = Api['POST /api/subsection-exams/{subsectionExamId}/regrade-preview']['body'];
export type PreviewQuestionMarksAnswer = Api['POST /api/subsection-exams/{subsectionExamId}/regrade-preview']['answer'];
export type WithdrawExamRulingPath = Api['POST /api/subsection-exams/{subsectionExamId}/rulings/{examRulingId}/withdraw']['path'];
export type WithdrawExamRulingBody = Api['POST /api/subsection-exams/{subsectionExamId}/rulings/{examRulingId}/withdraw']['body'];
export type WithdrawExamRulingAnswer = Api['POST /api/subsection-exams/{subsectionExamId}/rulings/{examRulingId}/withdraw']['answer'];
export type PreviewRulingWithdrawalPath = Api['POST /api/subsection-exams/{subsectionExamId}/rulings/{examRulingId}/withdraw-preview']['path'];
export type PreviewRulingWithdrawalAnswer = Api['POST /api/subsection-exams/{subsectionExamId}/rulings/{examRulingId}/withdraw-preview']['answer'];
export type UnpublishSubsectionExamPath = Api['POST /api/subsection-exams/{subsectionExamId}/unpublish']['path'];
export type UnpublishSubsectionExamAnswer = Api['POST /api/subsection-exams/{subsectionExamId}/unpublish']['answer'];
export type DismissTooltipPath = Api['POST /api/tooltips/{slug}/dismiss']['path'];
export type DismissTooltipAnswer = Api['POST /api/tooltips/{slug}/dismiss']['answer'];
export type ChangePasswordBody = Api['POST /api/users/change-password']['body'];
export type ChangePasswordAnswer = Api['POST /api/users/change-password']['answer'];
export type UpdateAnswerCommentPath = Api['PUT /api/answer-comments/{answerCommentId}']['path'];
export type UpdateAnswerCommentBody = Api['PUT /api/answer-comments/{answerCommentId}']['body'];
export type UpdateAnswerCommentAnswer = Api['PUT /api/answer-comments/{answerCommentId}']['answer'];
export type SaveSubmissionMarkPath = Api['PUT /api/assignment-submissions/{assignmentSubmissionId}/mark']['path'];
export type SaveSubmissionMarkBody = Api['PUT /api/assignment-submissions/{assignmentSubmissionId}/mark']['body'];
export type SaveSubmissionMarkAnswer = Api['PUT /api/assignment-submissions/{assignmentSubmissionId}/mark']['answer'];
export type SaveSubmissionMemberMarkPath = Api['PUT /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark']['path'];
export type SaveSubmissionMemberMarkBody = Api['PUT /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark']['body'];
export type SaveSubmissionMemberMarkAnswer = Api['PUT /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark']['answer'];
export type SetTwoFactorBody = Api['PUT /api/auth/two-factor']['body'];
export type SetTwoFactorAnswer = Api['PUT /api/auth/two-factor']['answer'];
export type SavePlagiarismSettingsPath = Api['PUT /api/copy-plagiarism-checks/assignments/{assignmentId}']['path'];
export type SavePlagiarismSettingsBody = Api['PUT /api/copy-plagiarism-checks/assignments/{assignmentId}']['body'];
export type SavePlagiarismSettingsAnswer = Api['PUT /api/copy-plagiarism-checks/assignments/{assignmentId}']['answer'];
export type SaveAssignmentPath = Api['PUT /api/course-assignments/{assignmentId}']['path'];
export type SaveAssignmentBody = Api['PUT /api/course-assignments/{assignmentId}']['body'];
export type SaveAssignmentAnswer = Api['PUT /api/course-assignments/{assignmentId}']['answer'];
export type SaveAssignmentGroupAccommodationPath = Api['PUT /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}']['path'];
export type SaveAssignmentGroupAccommodationBody = Api['PUT /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}']['body'];
export type SaveAssignmentGroupAccommodationAnswer = Api['PUT /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}']['answer'];
export type SaveAssignmentAccommodationPath = Api['PUT /api/course-assignments/{assignmentId}/accommodations/learners/{userId}']['path'];
export type SaveAssignmentAccommodationBody = Api['PUT /api/course-assignments/{assignmentId}/accommodations/learners/{userId}']['body'];
export type SaveAssignmentAccommodationAnswer = Api['PUT /api/course-assignments/{assignmentId}/accommodations/learners/{userId}']['answer'];
export type SaveGroupMarkWithoutWorkPath = Api['PUT /api/course-assignments/{assignmentId}/marks-without-work/groups/{courseGroupId}']['path'];
export type SaveGroupMarkWithoutWorkBody = Api['PUT /api/course-assignments/{assignmentId}/marks-without-work/groups/{courseGroupId}']['body'];
export type SaveGroupMarkWithoutWorkAnswer = Api['PUT /api/course-assignments/{assignmentId}/marks-without-work/groups/{courseGroupId}']['answer'];
export type SaveMarkWithoutWorkPath = Api['PUT /api/course-assignments/{assignmentId}/marks-without-work/learners/{userId}']['path'];
export type SaveMarkWithoutWorkBody = Api['PUT /api/course-assignments/{assignmentId}/marks-without-work/learners/{userId}']['body'];
export type SaveMarkWithoutWorkAnswer = Api['PUT /api/course-assignments/{assignmentId}/marks-without-work/learners/{userId}']['answer'];
export type SaveSubmissionDraftPath = Api['PUT /api/course-assignments/{assignmentId}/submission/draft']['path'];
export type SaveSubmissionDraftBody = Api['PUT /api/course-assignments/{assignmentId}/submission/draft']['body'];
export type SaveSubmissionDraftAnswer = Api['PUT /api/course-assignments/{assignmentId}/submission/draft']['answer'];
export type ReorderCourseCategoriesBody = Api['PUT /api/course-categories/order']['body'];
export type ReorderCourseCategoriesAnswer = Api['PUT /api/course-categories/order']['answer'];
export type SaveExamPath = Api['PUT /api/course-exams/{examId}']['path'];
export type SaveExamBody = Api['PUT /api/course-exams/{examId}']['body'];
export type SaveExamAnswer = Api['PUT /api/course-exams/{examId}']['answer'];
export type UpdateRubricPath = Api['PUT /api/course-rubrics/{rubricId}']['path'];
export type UpdateRubricBody = Api['PUT /api/course-rubrics/{rubricId}']['body'];
export type UpdateRubricAnswer = Api['PUT /api/course-rubrics/{rubricId}']['answer'];
export type SavePlaybackPositionPath = Api['PUT /api/course-subsections/{courseSubsectionId}/playback']['path'];
export type SavePlaybackPositionBody = Api['PUT /api/course-subsections/{courseSubsectionId}/playback']['body'];
export type SavePlaybackPositionAnswer = Api['PUT /api/course-subsections/{courseSubsectionId}/playback']['answer'];
export type PlaceSubsectionSurveyPath = Api['PUT /api/course-subsections/{courseSubsectionId}/survey']['path'];
export type PlaceSubsectionSurveyBody = Api['PUT /api/course-subsections/{courseSubsectionId}/survey']['body'];
export type PlaceSubsectionSurveyAnswer = Api['PUT /api/course-subsections/{courseSubsectionId}/survey']['answer'];
export type SaveSubsectionTextPath = Api['PUT /api/course-subsections/{courseSubsectionId}/texts/{language}']['path'];
export type SaveSubsectionTextBody = Api['PUT /api/course-subsections/{courseSubsectionId}/texts/{language}']['body'];
export type SaveSubsectionTextAnswer = Api['PUT /api/course-subsections/{courseSubsectionId}/texts/{language}']['answer'];
export type VisitSubsectionPath = Api['PUT /api/course-subsections/{courseSubsectionId}/visit']['path'];
export type VisitSubsectionAnswer = Api['PUT /api/course-subsections/{courseSubsectionId}/visit']['answer'];
export type SaveGradebookPath = Api['PUT /api/courses/{courseId}/gradebook']['path'];
export type SaveGradebookBody = Api['PUT /api/courses/{courseId}/gradebook']['body'];
export type SaveGradebookAnswer = Api['PUT /api/courses/{courseId}/gradebook']['answer'];
export type ReorderGradebookPath = Api['PUT /api/courses/{courseId}/gradebook/order']['path'];
export type ReorderGradebookBody = Api['PUT /api/courses/{courseId}/gradebook/order']['body'];
export type ReorderGradebookAnswer = Api['PUT /api/courses/{courseId}/gradebook/order']['answer'];
export type ReplaceCourseInstructorsPath = Api['PUT /api/courses/{courseId}/instructors']['path'];
export type ReplaceCourseInstructorsBody = Api['PUT /api/courses/{courseId}/instructors']['body'];
export type ReplaceCourseInstructorsAnswer = Api['PUT /api/courses/{courseId}/instructors']['answer'];
export type ReorderCourseOutlinePath = Api['PUT /api/courses/{courseId}/outline']['path'];
export type ReorderCourseOutlineBody = Api['PUT /api/courses/{courseId}/outline']['body'];
export type ReorderCourseOutlineAnswer = Api['PUT /api/courses/{courseId}/outline']['answer'];
export type AddFavoriteCoursePath = Api['PUT /api/favorites/courses/{courseId}']['path'];
export type AddFavoriteCourseAnswer = Api['PUT /api/favorites/courses/{courseId}']['answer'];
export type SetMessagePath = Api['PUT /api/localizations/{language}/{messageKey}']['path'];
export type SetMessageBody = Api['PUT /api/localizations/{language}/{messageKey}']['body'];
export type SetMessageAnswer = Api['PUT /api/localizations/{language}/{messageKey}']['answer'];
export type ReplaceMemberPermissionSetsPath = Api['PUT /api/members/{userId}/permission-sets']['path'];
export type ReplaceMemberPermissionSetsBody = Api['PUT /api/members/{userId}/permission-sets']['body'];
export type ReplaceMemberPermissionSetsAnswer = Api['PUT /api/members/{userId}/permission-sets']['answer'];
export type SetNotificationControlGroupLockPath = Api['PUT /api/notifications/control-groups/{notificationControlGroupId}']['path'];
export type SetNotificationControlGroupLockBody = Api['PUT /api/notifications/control-groups/{notificationControlGroupId}']['body'];
export type SetNotificationControlGroupLockAnswer = Api['PUT /api/notifications/control-groups/{notificationControlGroupId}']['answer'];
export type UpdateNotificationSettingsBody = Api['PUT /api/notifications/settings']['body'];
export type UpdateNotificationSettingsAnswer = Api['PUT /api/notifications/settings']['answer'];
export type SetOrganizationConfigurationPath = Api['PUT /api/organizations-dashboard/configurations/{key}']['path'];
export type SetOrganizationConfigurationBody = Api['PUT /api/organizations-dashboard/configurations/{key}']['body'];
export type SetOrganizationConfigurationAnswer = Api['PUT /api/organizations-dashboard/configurations/{key}']['answer'];
export type ReplaceRegistrationFormBody = Api['PUT /api/organizations-dashboard/registration']['body'];
export type ReplaceRegistrationFormAnswer = Api['PUT /api/organizations-dashboard/registration']['answer'];
export type SetTermPath = Api['PUT /api/organizations-dashboard/terminology/{slug}']['path'];
export type SetTermBody = Api['PUT /api/organizations-dashboard/terminology/{slug}']['body'];
export type SetTermAnswer = Api['PUT /api/organizations-dashboard/terminology/{slug}']['answer'];
export type UpdateQuestionPath = Api['PUT /api/questions/{questionId}']['path'];
export type UpdateQuestionBody = Api['PUT /api/questions/{questionId}']['body'];
export type UpdateQuestionAnswer = Api['PUT /api/questions/{questionId}']['answer'];
export type SaveSubmissionAnnotationPath = Api['PUT /api/submission-files/{submissionFileId}/annotations/{annotationKey}']['path'];
export type SaveSubmissionAnnotationBody = Api['PUT /api/submission-files/{submissionFileId}/annotations/{annotationKey}']['body'];
export type SaveSubmissionAnnotationAnswer = Api['PUT /api/submission-files/{submissionFileId}/annotations/{annotationKey}']['answer'];
export type SaveSubsectionExamPath = Api['PUT /api/subsection-exams/{subsectionExamId}']['path'];
export type SaveSubsectionExamBody = Api['PUT /api/subsection-exams/{subsectionExamId}']['body'];
export type SaveSubsectionExamAnswer = Api['PUT /api/subsection-exams/{subsectionExamId}']['answer'];
export type SaveExamAccommodationPath = Api['PUT /api/subsection-exams/{subsectionExamId}/accommodations/{userId}']['path'];
export type SaveExamAccommodationBody = Api['PUT /api/subsection-exams/{subsectionExamId}/accommodations/{userId}']['body'];
export type SaveExamAccommodationAnswer = Api['PUT /api/subsection-exams/{subsectionExamId}/accommodations/{userId}']['answer'];
export type SaveExamGroupAccommodationPath = Api['PUT /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}']['path'];
export type SaveExamGroupAccommodationBody = Api['PUT /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}']['body'];
export type SaveExamGroupAccommodationAnswer = Api['PUT /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}']['answer'];
export type ChooseQuestionRubricPath = Api['PUT /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}']['path'];
export type ChooseQuestionRubricBody = Api['PUT /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}']['body'];
export type ChooseQuestionRubricAnswer = Api['PUT /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}']['answer'];
