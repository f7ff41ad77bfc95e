import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';

export interface PostedMail {
  fromName: string;
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
  /** Null: a mail that isn't ended by itself. */
  unsubscribeUrl: string | null;
}

/** Hands mails over to the relay of SMTP_URL. */
export interface MailRelay {
  post(mail: PostedMail): Promise<void>;
}

/** A mail that can be ended says how: mail programs show a button of their own, which sends a POST (RFC 2369, RFC 8058). */
export const headersOf = ({ language, unsubscribeUrl }: PostedMail): Record<string, string> => ({
  'Content-Language': language,
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
});

/** The relay of this installation, or null: mails then stay in the local outbox. */
export function mailRelay(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailRelay | null {
  if (!config.smtpUrl) return null;
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    post: async (mail) => {
      await transport.sendMail({
        from: { name: mail.fromName, address: config.mailFrom },
        to: { name: '', address: mail.to },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: headersOf(mail),
      });
    },
  };
}
