import type { ApiErrorBody, ApiErrorDetail } from '@sullam/domain/error-codes.ts';

/** Every failed call, in the one shape: refused by the server, unreadable, or never arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errorCode: string | undefined;
  readonly details: readonly ApiErrorDetail[];
  /** No response came: the network, a time-out, an unreadable response. The status is then 500. */
  readonly isTransport: boolean;

  constructor({ message, status, errorCode, details }: ApiErrorBody, isTransport = false) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.details = details ?? [];
    this.isTransport = isTransport;
  }
}
