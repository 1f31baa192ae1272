import Type, { type Static } from 'typebox';
import { Entity, Id, Instant } from '../schema.ts';

/** A mail written by this server. Without a mail server it stays here for the owner to read. */
export const Mail = Entity('Mail', {
  _id: Id('mail'),
  to: Type.String(),
  subject: Type.String(),
  /** The text, emptied once the mail is sent or expired, since it may contain a secret link. */
  text: Type.String(),
  status: Type.Enum(['waiting', 'sent', 'failed', 'expired']),
  createdAt: Instant,
});
export type Mail = Static<typeof Mail>;
