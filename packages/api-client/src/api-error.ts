import type { ApiErrorBody, ApiErrorDetail } from '@sullam/domain/error-codes.ts';

/** Every failed call, in the one shape: refused by the server, unreadable, or never arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errorCode: string | undefined;
  readonly details: readonly ApiErrorDetail[];
  /** No response came: the network, a time-out, an unreadable response. The status is then 500. */
  readonly isTransport: boolean;
  /** Of the call, as the server's own log names it: for whoever helps. */
  readonly requestId: string | undefined;

  constructor({ message, status, errorCode, details }: ApiErrorBody, isTransport = false, requestId?: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.details = details ?? [];
    this.isTransport = isTransport;
    this.requestId = requestId;
  }
}
