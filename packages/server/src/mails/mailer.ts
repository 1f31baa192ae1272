/** Sends a mail, or throws. */
export type Mailer = {
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
};
