import { Draft, DropDraft, SaveDraft, TakeDraft } from '../calls/drafts.ts';
import { createCall, findCall } from './call-spec.ts';
import * as examples from './session-examples.ts';

const { REQUEST: requestId, SESSION: session } = examples;
const draft: Draft = {
  _id: '3b0d6a1e-8c57-4f0e-9d26-5f1a7c2e4b90',
  shop: 'harbour',
  status: 'open',
  session,
  lines: examples.cart,
  staff: { _id: 'staff2', name: 'Wai' },
  device: 'handheld2',
  version: 1,
};

/** The calls for what staff have rung up and not sent yet. */
export const DRAFT_CALLS = {
  drafts: {
    find: findCall(Draft, {
      summary: 'Finds the open drafts of the staff member’s shop, most recently changed first.',
      fields: ['_id', 'shop', 'session', 'status', 'updatedAt'],
      example: { query: { shop: 'harbour', session }, rows: [draft] },
    }),
  },
  'drafts/save': {
    create: createCall(SaveDraft, Draft, {
      summary:
        'Stores a whole draft, sent by its holder with the version last returned; one per person and bill.',
      refusals: ['draftTaken', 'notFound', 'sessionNotFound'],
      example: {
        data: { requestId, draft: draft._id, version: 0, session, lines: draft.lines },
        answer: draft,
      },
    }),
  },
  'drafts/take': {
    create: createCall(TakeDraft, Draft, {
      summary:
        'Makes the caller the holder of a draft; lines that they have drafted for the same bill are merged into it.',
      refusals: ['notFound'],
      example: {
        data: { requestId, draft: draft._id },
        answer: { ...draft, staff: { _id: 'staff1', name: 'Chan' }, version: 2 },
      },
    }),
  },
  'drafts/drop': {
    create: createCall(DropDraft, Draft, {
      summary: 'Ends a draft without sending it.',
      refusals: ['draftTaken', 'notFound'],
      example: {
        data: { requestId, draft: draft._id, version: 1 },
        answer: { ...draft, status: 'dropped', lines: [], version: 2 },
      },
    }),
  },
};
