import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const PATIENCE_MS = 10_000;

/** Sends mails through a mail server, given as `smtp://` or `smtps://` with its user and password. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // what stands in a mail is text: no file and no address is read for it
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
