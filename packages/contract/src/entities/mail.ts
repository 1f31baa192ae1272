import Type, { type Static } from 'typebox';
import { Entity, Id, Instant } from '../schema.ts';

/** A mail that this server writes. Without a mail server it lies here for the owner. */
export const Mail = Entity('Mail', {
  _id: Id('mail'),
  to: Type.String(),
  subject: Type.String(),
  /** Empty once it is sent or of no use: what opens something is not kept. */
  text: Type.String(),
  status: Type.Enum(['waiting', 'sent', 'failed', 'expired']),
  createdAt: Instant,
});
export type Mail = Static<typeof Mail>;
