import type { Approval, AuditEntry, Staff, TillSettings } from '@comanda/contract';
import { hasDuty, type PermissionQuery, permissionOf } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { checkPin, pinOrigin } from '../../accounts/pins/index.ts';
import { allStaff, presentStaff, worksIn } from '../../accounts/stores/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { Reads, Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { readTillSettings } from '../settings/index.ts';

/** A call that the permission table decides, by staff of a shop or the program itself. */
export type ApprovedRequest = {
  readonly actor: Actor;
  /** The network address of the caller, for the limit on attempts at PINs. */
  readonly address: string;
  readonly approval?: Approval;
  /** The entity of the audit row of a refusal, and the reason given. */
  readonly entity: string;
  readonly reason?: AuditEntry['reason'];
};

/** An action with its amounts, as `permissionOf` takes them. */
type WantedAction = Pick<PermissionQuery, 'action' | 'reduction' | 'amount'> & {
  /** The people whose own money or deed it is about: none of them does or approves it, an owner aside (till T2.8). */
  readonly except?: readonly string[];
  /** The people who do it with somebody else's approval only, because they did what it corrects; owners aside. */
  readonly notAlone?: readonly string[];
};

/**
 * Throws unless the caller may do the action in their shop, by themselves or with the approval that came with the call;
 * returns who approved, if that was needed. Throws `forbidden`, `fourEyes` to somebody whom it excepts, or `approvalRequired` with `action`, `limit`, `wanted`
 * and `approvers`: people of the shop who may do it themselves.
 */
export type EnsurePermitted = (
  read: Pick<Reads, 'first' | 'all'>,
  wanted: WantedAction,
) => Promise<Staff | undefined>;

type Refusal = { readonly error: CodedError; readonly approver?: Staff };

/**
 * Runs `act` with the function that permits its actions (till T2.3). The approver's PIN is checked before, outside of
 * any transaction, and never stored; `approval` has to be left out of the body that the request id is bound to. Calls
 * that are refused are recorded in the audit log (till T2.7). Throws `invalidPin` or `tooManyRequests` as at sign-in.
 */
export async function withPermissions<Answer>(
  context: CoreContext,
  { attemptLimiter }: Pick<AuthGuards, 'attemptLimiter'>,
  request: ApprovedRequest,
  act: (ensurePermitted: EnsurePermitted) => Promise<Answer>,
): Promise<Answer> {
  const { actor, approval, address } = request;
  let refusal: Refusal | undefined;
  const refuse = (error: CodedError, approver?: Staff): CodedError => {
    refusal = { error, approver };
    return error;
  };
  try {
    const approver =
      approval !== undefined && actor.kind === 'staff'
        ? await checkApproval(context, attemptLimiter, { actor, approval, address }, refuse)
        : undefined;
    return await act((read, wanted) => ensurePermitted(read, { actor, approver, wanted }, refuse));
  } catch (error) {
    if (refusal !== undefined && refusal.error === error) await recordRefusal(context, request, refusal);
    throw error;
  }
}

/** Runs `act` in one unit of work with the function that permits its actions; as `withPermissions`. */
export function writePermitted<Answer>(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  request: ApprovedRequest,
  act: (tx: Tx, publish: Publish, ensurePermitted: EnsurePermitted) => Promise<Answer>,
): Promise<Answer> {
  return withPermissions(context, guards, request, (ensurePermitted) =>
    context.write((tx, publish) => act(tx, publish, ensurePermitted)),
  );
}

type StaffActor = Extract<Actor, { kind: 'staff' }>;
type Refuse = (error: CodedError, approver?: Staff) => CodedError;

/** Returns the person whose PIN approves the call. Throws `invalidPin` or `tooManyRequests`. */
async function checkApproval(
  context: CoreContext,
  attemptLimiter: AuthGuards['attemptLimiter'],
  {
    actor,
    approval,
    address,
  }: { readonly actor: StaffActor; readonly approval: Approval; readonly address: string },
  refuse: Refuse,
): Promise<Staff> {
  const { shop } = actor;
  try {
    const origin = pinOrigin(actor, shop, { address });
    return presentStaff(await checkPin(context, attemptLimiter, { ...approval, shop }, origin));
  } catch (error) {
    throw error instanceof CodedError ? refuse(error) : error;
  }
}

async function ensurePermitted(
  read: Pick<Reads, 'first' | 'all'>,
  request: { readonly actor: Actor; readonly approver: Staff | undefined; readonly wanted: WantedAction },
  refuse: Refuse,
): Promise<Staff | undefined> {
  const { actor, approver, wanted } = request;
  if (actor.kind === 'system') return undefined;
  if (actor.kind !== 'staff') throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  if (isExcepted(actor.staff, wanted)) throw refuse(new CodedError('fourEyes', { action: wanted.action }));
  const settings = await readTillSettings(read, actor.shop);
  const { verdict, ...amounts } = permissionOf({ ...wanted, role: actor.staff.role, settings });
  const isAlone = verdict === 'allowed' && isNotAlone(actor.staff, wanted);
  if (verdict === 'allowed' && !isAlone) return undefined;
  const { action } = wanted;
  if (verdict === 'refused') throw refuse(new CodedError('forbidden', { action }));
  if (approver !== undefined && mayApprove(approver, wanted, settings)) return approver;
  const approvers = (await allStaff(read))
    .filter((person) => worksIn(person, actor.shop) && mayApprove(person, wanted, settings))
    .map(({ _id, name, role }) => ({ _id, name, role }));
  throw refuse(new CodedError('approvalRequired', { action, ...amounts, approvers }), approver);
}

/** Returns whether somebody may do an action alone, and so approve it for others. */
function mayApprove(
  person: Pick<Staff, '_id' | 'role'>,
  wanted: WantedAction,
  settings: TillSettings,
): boolean {
  const { verdict } = permissionOf({ ...wanted, role: person.role, settings });
  return verdict === 'allowed' && !isExcepted(person, wanted) && !isNotAlone(person, wanted);
}

function isNotAlone({ _id, role }: Pick<Staff, '_id' | 'role'>, { notAlone = [] }: WantedAction): boolean {
  return !hasDuty(role, 'own') && notAlone.includes(_id);
}

function isExcepted({ _id, role }: Pick<Staff, '_id' | 'role'>, { except = [] }: WantedAction): boolean {
  return !hasDuty(role, 'own') && except.includes(_id);
}

async function recordRefusal(
  context: CoreContext,
  { actor, entity, reason }: ApprovedRequest,
  { error, approver }: Refusal,
): Promise<void> {
  if (actor.kind !== 'staff') return;
  const { approvers: _approvers, triesLeft: _triesLeft, ...details } = error.data;
  const after = { code: error.code, ...details };
  await context.write((tx) =>
    writeAudit(tx, context, actor, { shop: actor.shop, action: 'refused', entity, reason, approver, after }),
  );
}
