import {
  ChangeChangeSet,
  CheckChangeSet,
  CheckedChangeSet,
  CreateChangeSet,
  DifferenceOfMoments,
  EditChangeSet,
  EditedChangeSet,
  MomentsDifference,
  PreviewChangeSet,
  PreviewToken,
  PublishChangeSet,
  UndoChangeSet,
} from '../calls/change-sets.ts';
import { ChangeList, ChangeSet, type ChangeSetEdit } from '../entities/change-set.ts';
import { Id } from '../schema.ts';
import { createCall, findCall, getCall, patchCall, removeCall } from './call-spec.ts';

const requestId = '2f1b6c0e-7a5d-4c3b-9e8f-1a2b3c4d5e6f';
const by = { _id: 'owner1', name: 'Chan' };
const at = '2026-03-02T04:00:00.000Z';
const edit: ChangeSetEdit = {
  list: 'products',
  entity: 'wontonNoodles',
  path: 'price',
  was: 4800,
  value: 5200,
  by,
  at,
};
const draft: ChangeSet = {
  _id: '0m8g3k2p1Vb6nQ',
  status: 'open',
  isDraft: true,
  version: 2,
  count: 1,
  crossed: 0,
  createdBy: by,
  createdAt: at,
  updatedAt: at,
};
const { isDraft: _isDraft, ...plain } = draft;
const token = 'WyJkcmFmdCIsImhhcmJvdXIiLDE3NzI0MjU4MDBd.3q2-7wAbcDEfgHIjklMNopQRstUVwxYZ0123456789A';
const summer: ChangeSet = { ...plain, name: 'Summer menu', version: 1, count: 0 };
const published: ChangeSet = { ...plain, status: 'published', version: 3, publishedBy: by, publishedAt: at };

/** The calls for change sets, in which the catalogue is edited. */
export const CHANGE_SET_CALLS = {
  changeSets: {
    find: findCall(ChangeSet, {
      summary:
        'Finds change sets, most recently changed first; with `list` and `entity` those that changed a document, with their edits of it.',
      fields: ['_id', 'status', 'updatedAt', 'publishedAt'],
      parameters: { list: ChangeList, entity: Id('entity') },
      example: { query: { status: { $in: ['open', 'scheduled', 'blocked'] } }, rows: [draft] },
    }),
    get: getCall(ChangeSet, {
      summary: 'Gets a change set with its edits, the crossed ones first; `open` is the open set.',
      fields: [],
      example: { id: draft._id, answer: { ...draft, edits: [edit] } },
    }),
    create: createCall(CreateChangeSet, ChangeSet, {
      summary:
        'Creates a named change set beside the open one; with `parts` that of an import, which cannot be published before it has as many calls of edits. One import is made at a time.',
      refusals: ['jobRunning', 'requestConflict'],
      example: { data: { requestId, name: 'Summer menu' }, answer: summer },
    }),
    patch: patchCall(ChangeChangeSet, ChangeSet, {
      summary:
        'Renames a change set, opens a scheduled or blocked one again (`status: open`), or takes a dropped one back; for those who may make every edit in it.',
      refusals: ['notFound', 'changeSetMoved', 'changeSetClosed'],
      example: {
        id: summer._id,
        data: { version: 1, name: 'Autumn menu' },
        answer: { ...summer, name: 'Autumn menu', version: 2 },
      },
    }),
    remove: removeCall(ChangeSet, {
      summary:
        'Drops a change set that is not published; it can be taken back. For those who may make every edit in it.',
      refusals: ['notFound', 'changeSetClosed'],
      example: { id: summer._id, answer: { ...summer, status: 'dropped', version: 2 } },
    }),
  },
  'changeSets/edit': {
    create: createCall(EditChangeSet, EditedChangeSet, {
      summary: 'Adds edits to a change set, all or none; with `skip`, those without a conflict.',
      refusals: ['notFound', 'editConflict', 'changeSetClosed', 'requestConflict'],
      example: {
        data: {
          requestId,
          changeSet: 'open',
          edits: [{ list: 'products', entity: 'wontonNoodles', path: 'price', was: 4800, value: 5200 }],
        },
        answer: { changeSet: draft, skipped: [] },
      },
    }),
  },
  'changeSets/check': {
    create: createCall(CheckChangeSet, CheckedChangeSet, {
      summary: 'Checks a change set as publishing it would.',
      refusals: ['notFound'],
      example: {
        data: { changeSet: 'open' },
        answer: {
          changeSet: draft,
          problems: [
            { level: 'warning', code: 'priceJump', list: 'products', entity: 'wontonNoodles', path: 'price' },
          ],
        },
      },
    }),
  },
  'changeSets/publish': {
    create: createCall(PublishChangeSet, ChangeSet, {
      summary:
        'Publishes a change set at the version that was seen, all or nothing; with `publishAt` it is scheduled for that time on the shop’s clock.',
      refusals: [
        'notFound',
        'changeSetMoved',
        'changeSetClosed',
        'checkFailed',
        'jobRunning',
        'requestConflict',
      ],
      example: { data: { requestId, changeSet: draft._id, version: 2 }, answer: published },
    }),
  },
  'changeSets/difference': {
    create: createCall(DifferenceOfMoments, MomentsDifference, {
      summary:
        'Compares the catalogue at two moments: each value that ended otherwise, before and after, with whoever changed it last. What was changed and changed back is left out.',
      example: {
        data: { from: '2026-03-01T21:00:00.000Z', to: '2026-03-02T21:00:00.000Z' },
        answer: { edits: [edit] },
      },
    }),
  },
  'changeSets/preview': {
    create: createCall(PreviewChangeSet, PreviewToken, {
      summary:
        'Creates a token, good for 30 minutes, for the menu of a shop with the edits of a set that is not published, or with `changeSet: live` and `asOf` as it was at a moment, and the address that shows it on a phone.',
      refusals: ['notFound', 'changeSetClosed', 'shopNotFound'],
      example: {
        data: { changeSet: 'open', shop: 'harbour' },
        answer: {
          token,
          expiresAt: '2026-03-02T04:30:00.000Z',
          url: `https://order.example.com/browse?preview=${token}`,
          svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 61 61">…</svg>',
        },
      },
    }),
  },
  'changeSets/undo': {
    create: createCall(UndoChangeSet, ChangeSet, {
      summary: 'Creates an open set that reverts a published one, or one document of it.',
      refusals: ['notFound', 'changeSetClosed', 'requestConflict'],
      example: {
        data: { requestId, changeSet: published._id },
        answer: { ...summer, undoes: published._id },
      },
    }),
  },
};
