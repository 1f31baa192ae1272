import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant } from '../schema.ts';

/** The statuses of an export: it waits for a node, is being written, can be downloaded, or could not be written. */
export const EXPORT_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;

const Count = Type.Integer({ minimum: 0 });

/** Everything that an installation holds, written by a job into one file (office B8.5). */
export const DataExport = Entity('DataExport', {
  _id: Id('export'),
  status: Type.Enum(EXPORT_STATUSES),
  /** The records and pictures that are written so far, of all there are. */
  progress: Closed({ done: Count, total: Count }),
  createdAt: Instant,
  /** The owner who asked for it. */
  createdBy: Closed({ _id: Id('staff'), name: Type.String() }),
  finishedAt: Type.Optional(Instant),
  /** The moment at which the file is deleted. */
  expiresAt: Type.Optional(Instant),
  /** The size of the file. */
  bytes: Type.Optional(Count),
  /** Incremented with every change. */
  version: Type.Integer({ minimum: 1 }),
});
export type DataExport = Static<typeof DataExport>;
