import type {
  ChangeChangeSet,
  ChangeSet,
  CheckChangeSet,
  CheckedChangeSet,
  CreateChangeSet,
  DifferenceOfMoments,
  EditChangeSet,
  EditedChangeSet,
  MomentsDifference,
  PreviewChangeSet,
  PreviewedCatalogue,
  PublishChangeSet,
  ReadPreview,
  UndoChangeSet,
} from '@comanda/contract';
import type { EntityKey } from '@comanda/domain';
import { type Actor, type CoreContext, withIdempotency } from '../../core/index.ts';
import { type Builder, type Listed, type ListQuery, readList, type SqlFields } from '../../db/index.ts';
import { instantNow, nextTurn } from '../../lib/index.ts';
import { addSet, CHANGES_QUEUE, closed } from './change-parts.ts';
import { checkAhead, checkedSet } from './check-ahead.ts';
import { differenceOfMoments } from './difference.ts';
import { changeSet, dropSet } from './drop-set.ts';
import { editChangeSet } from './edit-change-set.ts';
import { freeImportSlot } from './import-slot.ts';
import { previewSet, readPreview } from './preview-set.ts';
import type { SignedPreview } from './preview-token.ts';
import { publishDueSets } from './publish-due-sets.ts';
import { publishSet } from './publish-set.ts';
import { ensureEditor } from './rights.ts';
import { scheduleSet } from './schedule-set.ts';
import { seenProblems, seenSet } from './seen-set.ts';
import { ensureVersion, knownSet, presentSet, readEdits, readEditsOf, type SetRow } from './set-rows.ts';
import { undoChangeSet } from './undo-change-set.ts';

/** The calls for change sets (office B2). */
export type ChangeSets = {
  /** Lists sets, the last changed first; of a document those that changed it, with their edits of it. */
  find(query: Required<ListQuery>, of: EntityKey | undefined, actor: Actor): Promise<Listed<ChangeSet>>;
  get(id: string, actor: Actor): Promise<ChangeSet>;
  create(call: CreateChangeSet, actor: Actor): Promise<ChangeSet>;
  change(id: string, call: ChangeChangeSet, actor: Actor): Promise<ChangeSet>;
  drop(id: string, actor: Actor): Promise<ChangeSet>;
  edit(call: EditChangeSet, actor: Actor): Promise<EditedChangeSet>;
  check(call: CheckChangeSet, actor: Actor): Promise<CheckedChangeSet>;
  publish(call: PublishChangeSet, actor: Actor): Promise<ChangeSet>;
  undo(call: UndoChangeSet, actor: Actor): Promise<ChangeSet>;
  preview(call: PreviewChangeSet, actor: Actor): Promise<SignedPreview>;
  /** Returns the difference of the catalogue at two moments. */
  difference(call: DifferenceOfMoments, actor: Actor): Promise<MomentsDifference>;
  /** Reads the menu that a preview's token opens; everybody who has the token may. */
  readPreview(call: ReadPreview): Promise<PreviewedCatalogue>;
  /** Publishes the scheduled sets whose moment has come; returns how many. */
  publishDue(): Promise<number>;
};

const MAX_ROWS = 1000;
const FIELDS: SqlFields = {
  _id: 'id',
  status: 'status',
  updatedAt: 'updated_at',
  publishedAt: 'published_at',
};
const LAST_CHANGED_FIRST = [
  { field: 'updatedAt', direction: -1 },
  { field: '_id', direction: -1 },
] as const;

/** Creates the calls for change sets. */
export function createChangeSets(context: CoreContext): ChangeSets {
  return {
    find: (query, of, actor) => findSets(context, query, of, actor),
    get: (id, actor) => getSet(context, id, actor),
    create: (call, actor) => createSet(context, call, actor),
    change: (id, call, actor) => changeSet(context, id, call, actor),
    drop: (id, actor) => dropSet(context, id, actor),
    edit: (call, actor) => editChangeSet(context, call, actor),
    check: (call, actor) => checkSet(context, call, actor),
    publish: (call, actor) => publishChangeSet(context, call, actor),
    undo: (call, actor) => undoChangeSet(context, call, actor),
    preview: (call, actor) => previewSet(context, call, actor),
    difference: (call, actor) => differenceOfMoments(context, call, actor),
    readPreview: (call) => readPreview(context, call),
    publishDue: () => publishDueSets(context),
  };
}

async function findSets(
  { read }: CoreContext,
  query: Required<ListQuery>,
  of: EntityKey | undefined,
  actor: Actor,
): Promise<Listed<ChangeSet>> {
  ensureEditor(actor);
  const list = {
    from: (q: Builder) => {
      const sets = q.selectFrom('change_sets');
      if (of === undefined) return sets;
      return sets.where('id', 'in', (inner) =>
        inner
          .selectFrom('change_set_edits')
          .select('change_set')
          .where('list', '=', of.list)
          .where('entity', '=', of.entity),
      );
    },
    fields: FIELDS,
    order: LAST_CHANGED_FIRST,
    maxRows: MAX_ROWS,
  };
  const { total, data } = await readList(read, list, query, (rows) => rows.selectAll());
  const sets = data as readonly SetRow[];
  if (of === undefined) {
    const seen: ChangeSet[] = [];
    for (const row of sets) seen.push(await seenSet(read, row, { actor }));
    return { total, data: seen };
  }
  const edits = await readEditsOf(
    read,
    sets.map(({ id }) => id),
    [of],
  );
  const seen: ChangeSet[] = [];
  for (const row of sets) seen.push(await seenSet(read, row, { actor, edits: edits.get(row.id) ?? [] }));
  return { total, data: seen };
}

async function getSet({ read }: CoreContext, id: string, actor: Actor): Promise<ChangeSet> {
  ensureEditor(actor);
  const row = await knownSet(read, id);
  const edits = (await readEdits(read, row.id)).toSorted(
    (one, other) => Number(other.crossed ?? false) - Number(one.crossed ?? false),
  );
  return seenSet(read, row, { actor, edits });
}

async function createSet(context: CoreContext, call: CreateChangeSet, actor: Actor): Promise<ChangeSet> {
  ensureEditor(actor);
  const { requestId, name, parts } = call;
  return context.write(async (tx, publish) => {
    const request = { actor, requestId, call: 'changeSets', body: call };
    const { answer } = await withIdempotency(tx, context, request, async () => {
      const unit = { tx, publish, context, actor };
      if (parts !== undefined) await freeImportSlot(unit);
      const row = await addSet(unit, {
        name,
        ...(parts !== undefined && { importing: { sent: 0, parts } }),
      });
      const set = presentSet(row);
      publish({ topic: 'changeSets', event: 'patched', shop: '', id: set._id, data: set });
      return JSON.stringify(set);
    });
    return JSON.parse(answer);
  }, CHANGES_QUEUE);
}

async function checkSet(context: CoreContext, call: CheckChangeSet, actor: Actor): Promise<CheckedChangeSet> {
  ensureEditor(actor);
  const { read, clock } = context;
  const row = await knownSet(read, call.changeSet);
  const { problems } = await checkedSet(read, { id: row.id, now: instantNow(clock), pause: nextTurn });
  return {
    changeSet: await seenSet(read, row, { actor }),
    problems: [...(await seenProblems(read, row, { actor, problems }))],
  };
}

async function publishChangeSet(
  context: CoreContext,
  call: PublishChangeSet,
  actor: Actor,
): Promise<ChangeSet> {
  ensureEditor(actor);
  const { requestId, version, publishAt, shop } = call;
  const ahead = await checkAhead(context, call.changeSet);
  const { answer } = await context.write(async (tx, publish) => {
    const request = { actor, requestId, call: 'changeSets/publish', body: call };
    return withIdempotency(tx, context, request, async () => {
      const row = await knownSet(tx, call.changeSet);
      if (row.status === 'published' || row.status === 'dropped') throw closed(row);
      ensureVersion(row, version);
      const unit = { tx, publish, context, actor };
      const set =
        publishAt === undefined
          ? await publishSet(unit, row, ahead)
          : await scheduleSet(unit, row, { publishAt, shop, ahead });
      return JSON.stringify(set);
    });
  }, CHANGES_QUEUE);
  await context.catalogue.settled();
  return JSON.parse(answer);
}
