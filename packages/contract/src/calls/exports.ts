import Type, { type Static } from 'typebox';
import { Closed, Id, Instant, RequestId } from '../schema.ts';

/** Data of create exports: everything is written into one file. */
export const CreateExport = Closed({ requestId: RequestId }, { $id: 'CreateExport' });
export type CreateExport = Static<typeof CreateExport>;

/** Data of create exports/link: a finished export to download. */
export const LinkExport = Closed({ export: Id('export') }, { $id: 'LinkExport' });
export type LinkExport = Static<typeof LinkExport>;

/** The address of an export's file on this server, and the moment from which it opens nothing. */
export const ExportLink = Closed({ path: Type.String(), expiresAt: Instant }, { $id: 'ExportLink' });
export type ExportLink = Static<typeof ExportLink>;
