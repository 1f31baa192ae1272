import type { Transporter } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/** Creates a mailer over SMTP; the `smtp://` or `smtps://` address includes user and password. */
export function createSmtpMailer(url: string, from: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, text }) {
      transport ??= openTransport(url);
      await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}

/** Loads the mailer, which takes memory, with the first mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mails are plain text: nothing is loaded from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
