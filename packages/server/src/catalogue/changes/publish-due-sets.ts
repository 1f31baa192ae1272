import { type ChangeProblem, FALLBACK_LANGUAGE } from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';
import { type EntityKey, entityKey, type SetEdit, WHOLE } from '@comanda/domain';
import { mailOwners } from '../../accounts/stores/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { statement } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { CHANGES_QUEUE, saveSet, type Unit } from './change-parts.ts';
import { checkAhead } from './check-ahead.ts';
import { type Documents, readDocuments } from './documents.ts';
import { publishSet } from './publish-set.ts';
import { readEdits, readSet, type SetRow } from './set-rows.ts';

/** Problems that a mail names; the set has them all. */
const MAX_MAILED = 20;

const due = statement<{ now: string }>()((q, p) =>
  q
    .selectFrom('change_sets')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('due_at', '<=', p.now)
    .orderBy('due_at')
    .orderBy('id'),
);
/** Claims a due set for one node. */
const claim = statement<{ id: string; now: string }>()((q, p) =>
  q
    .updateTable('change_sets')
    .set({ status: 'open', due_at: null })
    .where('id', '=', p.id)
    .where('status', '=', 'scheduled')
    .where('due_at', '<=', p.now),
);

/**
 * Publishes the scheduled sets whose moment has come, the earliest first, each once on any number of nodes (office
 * B2.6). One that fails its check is blocked instead, and the owners are mailed why. Returns how many were published.
 */
export async function publishDueSets(context: CoreContext): Promise<number> {
  let published = 0;
  for (const { id } of await context.read.all(due, { now: instantNow(context.clock) })) {
    try {
      if (await publishDue(context, id)) published += 1;
    } catch (error) {
      // the others are not to wait for it
      context.log.error({ err: error, changeSet: id }, 'publishing a scheduled set failed: it is retried');
    }
  }
  if (published > 0) await context.catalogue.settled();
  return published;
}

async function publishDue(context: CoreContext, id: string): Promise<boolean> {
  const ahead = await checkAhead(context, id);
  return context.write(async (tx, publish) => {
    const unit: Unit = { tx, publish, context, actor: { kind: 'system' } };
    const row = await readSet(tx, id);
    const claimed = await tx.run(claim, { id, now: instantNow(context.clock) });
    if (row === undefined || claimed !== 1) return false;
    const edits = await readEdits(tx, id);
    // other sets have published all that it would
    if (edits.length === 0) {
      await saveSet(unit, row, { status: 'dropped', due_at: null });
      return false;
    }
    try {
      await publishSet(unit, row, ahead);
      return true;
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'checkFailed') throw error;
      // the cast is sound: it is what the code carries
      await block(unit, row, edits, error.data.problems as readonly ChangeProblem[]);
      return false;
    }
  }, CHANGES_QUEUE);
}

/** Blocks a set for its errors, and writes the owners a mail about them. */
async function block(
  unit: Unit,
  row: SetRow,
  edits: readonly SetEdit[],
  problems: readonly ChangeProblem[],
): Promise<void> {
  const { tx, context } = unit;
  await saveSet(unit, row, { status: 'blocked', due_at: null, more: { problems: [...problems] } });
  const documents = await readDocuments(tx, problems);
  const told = problems.slice(0, MAX_MAILED).map((problem) => {
    return { code: problem.code, name: nameOf(problem, edits, documents) };
  });
  const path = ROUTES.office.replace('/:part?', '');
  await mailOwners(tx, context, { kind: 'changesBlocked', path, problems: told });
}

/** Returns the name of a document in the mail's language, or else its id. */
function nameOf(key: EntityKey, edits: readonly SetEdit[], documents: Documents): string {
  const made = edits.find((edit) => entityKey(edit) === entityKey(key) && edit.path === WHOLE);
  const document = documents.get(entityKey(key))?.document ?? made?.value;
  const name = isObject(document) ? document.name : undefined;
  const text = isObject(name) ? name[FALLBACK_LANGUAGE.field] : name;
  return typeof text === 'string' && text.trim() !== '' ? text : key.entity;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
