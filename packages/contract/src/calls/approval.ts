import Type, { type Static } from 'typebox';
import { Closed, Id } from '../schema.ts';

/** The PIN of somebody who approves a call; no part of the request, so the call is repeated with its request id. */
export const Approval = Closed(
  {
    /** The person who approves: only their PIN is tried. Anybody's in the shop when absent. */
    staff: Type.Optional(Id('staff')),
    pin: Type.String({ minLength: 4, maxLength: 12, pattern: '^[0-9]+$' }),
  },
  { $id: 'Approval' },
);
export type Approval = Static<typeof Approval>;
