import { CreateExport, ExportLink, LinkExport } from '../calls/exports.ts';
import { DataExport } from '../entities/data-export.ts';
import { createCall, findCall, getCall, removeCall } from './call-spec.ts';

const waiting: DataExport = {
  _id: '0mm8k2p1cX3f8r',
  status: 'waiting',
  progress: { done: 0, total: 0 },
  createdAt: '2026-03-02T04:00:00.000Z',
  createdBy: { _id: 'owner1', name: 'May' },
  version: 1,
};
const done: DataExport = {
  ...waiting,
  status: 'done',
  progress: { done: 18_204, total: 18_204 },
  finishedAt: '2026-03-02T04:00:09.000Z',
  expiresAt: '2026-03-03T04:00:09.000Z',
  bytes: 41_287_004,
  version: 11,
};

/** The calls for everything that an installation holds, as one file. */
export const EXPORT_CALLS = {
  exports: {
    find: findCall(DataExport, {
      summary:
        'Finds the exports that are written or kept. `exports patched` and `removed` tell owners of changes.',
      fields: ['_id', 'status', 'createdAt'],
      example: { query: { $sort: { createdAt: -1 } }, rows: [done] },
    }),
    get: getCall(DataExport, {
      summary: 'Returns an export.',
      example: { id: done._id, answer: done },
    }),
    create: createCall(CreateExport, DataExport, {
      summary:
        'Has everything written into one zip: JSON lines, CSV, pictures and their checksums, without passwords and keys.',
      refusals: ['jobRunning', 'requestConflict', 'passwordNeeded', 'proofNeeded'],
      example: { data: { requestId: '6c1d7b52-0f3e-4a9b-8d2c-5e7f9a1b3c4d' }, answer: waiting },
    }),
    remove: removeCall(DataExport, {
      summary: 'Cancels an export, or deletes its file.',
      refusals: ['notFound', 'passwordNeeded', 'proofNeeded'],
      example: { id: done._id, answer: done },
    }),
  },
  'exports/link': {
    create: createCall(LinkExport, ExportLink, {
      summary: 'Returns the address of the file of a finished export, which opens it for two minutes.',
      refusals: ['notFound', 'passwordNeeded', 'proofNeeded'],
      example: {
        data: { export: done._id },
        answer: {
          path: `/api/exports/${done._id}/file?token=1772424120.5mGYF2VxZQ4q0p8xQW1n0A3n3nD9m7bXo8Xh0yqU7Zk`,
          expiresAt: '2026-03-02T04:02:00.000Z',
        },
      },
    }),
  },
};
