// Made from openapi.json by scripts/api-types.ts. Change the server's routes, not this file.

/** Every operation: what it takes and what it answers. */
export interface Api {
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
        status: string;
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      status?: 'PENDING' | 'VERIFY_EMAIL';
    };
  };
  'DELETE /api/notifications/{id}': {
    path: { id: number };
    answer: { ok: true };
  };
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
      status: string;
    };
  };
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
  'GET /api/localizations/{language}': {
    path: { language: 'en' | 'ar' };
    answer: { messages: Record<string, unknown> };
  };
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
        };
        media: {
          mediaId: number;
          url: string;
          width?: number;
          height?: number;
          alt?: { en?: string | null; ar?: string | null };
        } | null;
        createdAt: string;
        readAt: string | null;
      })[];
      total: number;
    };
  };
  'GET /api/notifications/control-groups': {
    query: { skip?: number; take?: number; portals?: number[]; language?: 'en' | 'ar' };
    answer: {
      data: { id: number; name: string; children: { id: number; name: string; isLocked: boolean }[] }[];
    };
  };
  'GET /api/notifications/count': {
    query: { portals?: number[] };
    answer: { count: number };
  };
  'GET /api/notifications/user-settings': {
    answer: { data: { controlGroupId: number; notificationControlGroupId: number; isDisabled: boolean }[] };
  };
  'GET /api/organizations-dashboard/bootstrap': {
    answer: Record<string, unknown>;
  };
  'GET /api/organizations-dashboard/registration': {
    answer: {
      data: {
        formField: {
          slug: string;
          fieldKey: string;
          typeSlug: string;
          label: { en?: string | null; ar?: string | null };
          options?: { value: string; label: { en?: string | null; ar?: string | null } }[];
        };
        modifiers: { formFieldTypeModifier: { slug: string } }[];
      }[];
    };
  };
  'GET /api/permissions-system': {
    answer: { data: string[] };
  };
  'GET /api/permissions/user': {
    answer: { data: string[] };
  };
  'GET /api/search': {
    query: { q?: string; skip?: number; take?: number };
    answer: {
      data: ({
        kind: string;
        id: number;
        title: { en?: string | null; ar?: string | null };
        excerpt: { en?: string | null; ar?: string | null } | null;
        path: string;
      })[];
      total: number;
    };
  };
  'PATCH /api/notifications/read': {
    body: { before?: string };
    answer: { ok: true };
  };
  'PATCH /api/notifications/read/{id}': {
    path: { id: number };
    answer: { ok: true };
  };
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
      email: string;
      profileImage: string | null;
      forceResetPassword: boolean;
      isEmailVerified: boolean;
      extraFields: { formField: { fieldKey: string }; value: unknown }[];
      portals: { isAdministrator: boolean; isInstructor: boolean; isCoach: boolean };
      language: 'en' | 'ar';
      permissions: string[];
      masquerader: { id: number; name: string } | null;
      status: string;
    };
  };
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
        status: string;
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      status?: 'PENDING' | 'VERIFY_EMAIL';
    };
  };
  'POST /api/auth/logout': {
    body: { removeAll?: boolean };
    answer: { ok: true };
  };
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
        status: string;
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      status?: 'PENDING' | 'VERIFY_EMAIL';
    };
  };
  'POST /api/auth/sso': {
    body: { organizationId?: number; target?: 'STUDIO' | 'LEARNER'; path?: string };
    answer: { token: string; url: string; expiresAt: string };
  };
  'POST /api/auth/sso/exchange': {
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
        status: string;
      };
      twoFactorToken?: string;
      method?: 'EMAIL' | 'TOTP';
      status?: 'PENDING' | 'VERIFY_EMAIL';
    };
  };
  'POST /api/frontend-logger': {
    body: {
      entries: { level: 'error' | 'warning'; message: string; stack?: string; url: string; at: string }[];
    };
    answer: { ok: true };
  };
  'POST /api/media/presigned-upload': {
    body: {
      fileName: string;
      contentType: string;
      byteSize: number;
      kind: string;
      visibility?: 'PUBLIC' | 'PRIVATE';
    };
    answer: {
      uploadId: string;
      url: string;
      method: string;
      headers: Record<string, string>;
      isResumable: boolean;
      expiresAt: string;
    };
  };
  'POST /api/users/change-password': {
    body: { oldPassword: string; newPassword: string };
    answer: { message?: string };
  };
  'PUT /api/notifications/settings': {
    body: { notificationControlGroupId: number; isDisabled: boolean };
    answer: { ok: true };
  };
}

export type EndMasqueradeAnswer = Api['DELETE /api/auth/masquerade']['answer'];
export type DeleteNotificationPath = Api['DELETE /api/notifications/{id}']['path'];
export type DeleteNotificationAnswer = Api['DELETE /api/notifications/{id}']['answer'];
export type GetSignedInUserAnswer = Api['GET /api/auth']['answer'];
export type ListMembershipsAnswer = Api['GET /api/auth/organizations']['answer'];
export type GetLocalizationPath = Api['GET /api/localizations/{language}']['path'];
export type GetLocalizationAnswer = Api['GET /api/localizations/{language}']['answer'];
export type ListNotificationsQuery = Api['GET /api/notifications']['query'];
export type ListNotificationsAnswer = Api['GET /api/notifications']['answer'];
export type ListNotificationControlGroupsQuery = Api['GET /api/notifications/control-groups']['query'];
export type ListNotificationControlGroupsAnswer = Api['GET /api/notifications/control-groups']['answer'];
export type CountNotificationsQuery = Api['GET /api/notifications/count']['query'];
export type CountNotificationsAnswer = Api['GET /api/notifications/count']['answer'];
export type ListNotificationUserSettingsAnswer = Api['GET /api/notifications/user-settings']['answer'];
export type GetBootstrapAnswer = Api['GET /api/organizations-dashboard/bootstrap']['answer'];
export type GetRegistrationFormAnswer = Api['GET /api/organizations-dashboard/registration']['answer'];
export type ListSystemPermissionsAnswer = Api['GET /api/permissions-system']['answer'];
export type ListUserPermissionsAnswer = Api['GET /api/permissions/user']['answer'];
export type SearchQuery = Api['GET /api/search']['query'];
export type SearchAnswer = Api['GET /api/search']['answer'];
export type ReadNotificationsBody = Api['PATCH /api/notifications/read']['body'];
export type ReadNotificationsAnswer = Api['PATCH /api/notifications/read']['answer'];
export type ReadNotificationPath = Api['PATCH /api/notifications/read/{id}']['path'];
export type ReadNotificationAnswer = Api['PATCH /api/notifications/read/{id}']['answer'];
export type UpdateUserPath = Api['PATCH /api/users/{userId}']['path'];
export type UpdateUserBody = Api['PATCH /api/users/{userId}']['body'];
export type UpdateUserAnswer = Api['PATCH /api/users/{userId}']['answer'];
export type SignInBody = Api['POST /api/auth/login']['body'];
export type SignInAnswer = Api['POST /api/auth/login']['answer'];
export type SignOutBody = Api['POST /api/auth/logout']['body'];
export type SignOutAnswer = Api['POST /api/auth/logout']['answer'];
export type RefreshSessionBody = Api['POST /api/auth/refresh']['body'];
export type RefreshSessionAnswer = Api['POST /api/auth/refresh']['answer'];
export type CreateSignOnTokenBody = Api['POST /api/auth/sso']['body'];
export type CreateSignOnTokenAnswer = Api['POST /api/auth/sso']['answer'];
export type ExchangeSignOnTokenByBodyBody = Api['POST /api/auth/sso/exchange']['body'];
export type ExchangeSignOnTokenByBodyAnswer = Api['POST /api/auth/sso/exchange']['answer'];
export type ReportFrontendErrorsBody = Api['POST /api/frontend-logger']['body'];
export type ReportFrontendErrorsAnswer = Api['POST /api/frontend-logger']['answer'];
export type CreatePresignedUploadBody = Api['POST /api/media/presigned-upload']['body'];
export type CreatePresignedUploadAnswer = Api['POST /api/media/presigned-upload']['answer'];
export type ChangePasswordBody = Api['POST /api/users/change-password']['body'];
export type ChangePasswordAnswer = Api['POST /api/users/change-password']['answer'];
export type UpdateNotificationSettingsBody = Api['PUT /api/notifications/settings']['body'];
export type UpdateNotificationSettingsAnswer = Api['PUT /api/notifications/settings']['answer'];
