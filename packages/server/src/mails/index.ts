export { createMails, deleteMemberMails, type Mails, memberMails, writeMail } from './create-mails.ts';
export type { Mailer } from './mailer.ts';
export { createSmtpMailer } from './smtp-mailer.ts';
