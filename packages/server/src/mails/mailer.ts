/** Transport for mails. */
export type Mailer = {
  /** Sends a mail; throws when the transport refuses it. */
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
};
