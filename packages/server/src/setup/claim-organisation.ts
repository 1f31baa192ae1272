import type { ClaimedSetup, ClaimSetup } from '@comanda/contract';
import { pinDigits } from '@comanda/domain';
import { startLogIn } from '../accounts/log-ins/index.ts';
import { ensureNotCommon } from '../accounts/passwords/index.ts';
import { drawnPin } from '../accounts/pins/index.ts';
import { insertStaff, presentStaff, readStaff, updateStaff } from '../accounts/stores/index.ts';
import {
  hashPassword,
  hashPin,
  isSecretOf,
  SHIFT_SECONDS,
  signToken,
  signTrustedDeviceToken,
} from '../accounts/tokens/index.ts';
import { writeAudit } from '../audit/index.ts';
import { CHANGES_QUEUE, publishNewDocuments, scheduleEdits } from '../catalogue/changes/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { StoredStaff, Tx } from '../db/index.ts';
import { CodedError, instantNow, newId } from '../lib/index.ts';
import { checkClaim } from './check-claim.ts';
import { readClaim, takeClaim } from './claim-store.ts';
import { newOrganisation } from './new-organisation.ts';

/** The place of audit entries that are of no single shop. */
const ALL_SHOPS = 'all';
/** More than an organisation begins with. */
const MAX_NEW_DOCUMENTS = 32;
type SignedIn = { readonly owner: StoredStaff; readonly shop: string; readonly logIn: string };

/**
 * Makes the organisation, its owner and the owner's log-in in one transaction (office B1.2), and signs the owner in. The
 * same request with the same password signs in again, with a new PIN. Throws `claimTokenInvalid`, `alreadyClaimed`,
 * `badRequest` for a common password.
 */
export async function claimOrganisation(context: CoreContext, call: ClaimSetup): Promise<ClaimedSetup> {
  ensureNotCommon(call.owner.password, '/owner/password');
  const { generation, isTaken } = await checkClaim(context, call.token);
  if (isTaken && !(await isSameClaim(context, call))) throw new CodedError('alreadyClaimed');
  const pin = drawnPin(pinDigits('owner'));
  const [pinHash, passwordHash] = await Promise.all([hashPin(pin), hashPassword(call.owner.password)]);
  const { owner, shop, logIn } = await context.write(async (tx, publish): Promise<SignedIn> => {
    const again = await repeated(tx, call, { pinHash });
    if (again !== undefined) return { ...again, logIn: await logInOf(tx, context, again) };
    const owner: StoredStaff = {
      _id: newId(context.clock),
      name: call.owner.name,
      role: 'owner',
      shops: [],
      pinHash,
      email: call.owner.email.toLowerCase(),
      passwordHash,
    };
    const taken = { now: instantNow(context.clock), staff: owner._id, request: call.requestId.toLowerCase() };
    // the generation may have been renewed meanwhile
    const isFirst = await takeClaim(tx, taken);
    if (!isFirst || (await readClaim(tx)).generation !== generation) throw new CodedError('alreadyClaimed');
    await insertStaff(tx, [owner]);
    const { shop, documents, later } = newOrganisation(call.shop, inOrder(context), context.clock.now());
    const actor = { kind: 'staff', staff: presentStaff(owner), shop } as const;
    const unit = { tx, publish, context, actor };
    await publishNewDocuments(unit, documents);
    if (later !== undefined) await scheduleEdits(unit, later);
    const entry = {
      shop: ALL_SHOPS,
      action: 'claimOrganisation',
      entity: owner._id,
      after: { shop },
    } as const;
    await writeAudit(tx, context, actor, entry);
    return { owner, shop, logIn: await logInOf(tx, context, { owner, shop }) };
  }, CHANGES_QUEUE);
  await context.catalogue.settled();
  const claims = { kind: 'staff', subject: owner._id, shop, logIn } as const;
  const token = await signToken(context, claims, SHIFT_SECONDS);
  const known = await signTrustedDeviceToken(context, `staff:${owner._id}`);
  return { ...token, shop, staff: presentStaff(owner), known, pin };
}

async function logInOf(
  tx: Tx,
  context: CoreContext,
  { owner, shop }: Pick<SignedIn, 'owner' | 'shop'>,
): Promise<string> {
  const logIn = { kind: 'staff', subject: owner._id, life: 'shift', strength: 'password', shop } as const;
  return (await startLogIn(tx, context, logIn)).id;
}

/** Returns true if the claim was taken by the same request, whose answer was lost on the way. */
async function isSameClaim({ read }: CoreContext, { requestId, owner }: ClaimSetup): Promise<boolean> {
  const { staff, request } = await readClaim(read);
  if (staff === undefined || request !== requestId.toLowerCase()) return false;
  const person = await readStaff(read, staff);
  return person?.passwordHash !== undefined && isSecretOf(owner.password, person.passwordHash);
}

/** Gives the owner of a repeated claim a new PIN, since the first one was not seen; undefined for another request. */
async function repeated(
  tx: Tx,
  { requestId }: ClaimSetup,
  { pinHash }: Pick<StoredStaff, 'pinHash'>,
): Promise<Omit<SignedIn, 'logIn'> | undefined> {
  const { isTaken, staff, request } = await readClaim(tx);
  if (!isTaken || staff === undefined || request !== requestId.toLowerCase()) return undefined;
  await updateStaff(tx, staff, (person) => ({ ...person, pinHash }));
  const [owner, [shop]] = [
    await readStaff(tx, staff),
    await tx.query((q) => q.selectFrom('shops').select('id').orderBy('position').limit(1)),
  ];
  return owner && shop && { owner, shop: shop.id };
}

/** Creates the function that returns new ids, each greater than the one before: lists without an order are read by id. */
function inOrder({ clock }: Pick<CoreContext, 'clock'>): () => string {
  const ids = Array.from({ length: MAX_NEW_DOCUMENTS }, () => newId(clock)).toSorted((one, other) =>
    one < other ? 1 : -1,
  );
  return () => ids.pop() ?? newId(clock);
}
