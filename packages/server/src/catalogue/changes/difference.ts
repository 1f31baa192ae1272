import type { DifferenceOfMoments, MomentsDifference } from '@comanda/contract';
import { editsBetween, entityKey, type SignedEdit } from '@comanda/domain';
import { type Actor, type CoreContext, ensureManagement } from '../../core/index.ts';
import { CodedError, nextTurn } from '../../lib/index.ts';
import { readDocuments } from './documents.ts';
import { stateBefore } from './past-documents.ts';
import { lastNumberAt, readPublishedKeys, readPublishedSince } from './published-history.ts';
import { seenShops, visibleEdits } from './visible-edits.ts';

/** Documents that are compared without a pause. */
const COMPARED_AT_ONCE = 100;

/**
 * Returns the difference of the catalogue at two moments (office B2.9): each path that ended otherwise once, by document
 * in the order in which they were changed. Throws `badRequest` if the second is before the first.
 */
export async function differenceOfMoments(
  { read }: Pick<CoreContext, 'read'>,
  { from, to }: DifferenceOfMoments,
  actor: Actor,
): Promise<MomentsDifference> {
  const shops = seenShops(ensureManagement(actor));
  if (Date.parse(to) < Date.parse(from))
    throw new CodedError('badRequest', { problems: [{ field: 'to', rule: 'minimum' }] });
  const [first, last] = [await lastNumberAt(read, from), await lastNumberAt(read, to)];
  if (last <= first) return { edits: [] };
  const keys = await readPublishedKeys(read, { after: first, last });
  // before the history: to turn back what is published meanwhile, and was not read, changes nothing
  const documents = await readDocuments(read, keys, nextTurn);
  const history = await readPublishedSince(read, { number: first }, nextTurn);
  const edits: SignedEdit[] = [];
  for (const [at, key] of keys.entries()) {
    if ((at + 1) % COMPARED_AT_ONCE === 0) await nextTurn();
    const published = history.get(entityKey(key)) ?? [];
    const between = published.filter(({ number }) => number <= last);
    const later = published.filter(({ number }) => number > last);
    const after = stateBefore(key.list, documents.get(entityKey(key))?.document, later);
    const before = stateBefore(key.list, after, between);
    const made = between.map(({ edit }) => edit);
    edits.push(...editsBetween(key, made, { before, after }));
  }
  return { edits: [...(await visibleEdits(read, edits, shops))] };
}
