import type { ConfirmedFactor, NewFactor, SecondFactor } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, ensureManagement } from '../../core/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { raiseStrength } from '../log-ins/index.ts';
import { readStaff } from '../stores/index.ts';
import { type FactorParts, newRecoveryCodes, newSecret, otpAddress, useSecondFactor } from './check-code.ts';
import {
  addFactor,
  confirmFactor,
  endSecondFactor,
  placeOf,
  readFactor,
  recoveryCodesLeft,
  setRecoveryCodes,
} from './factor-store.ts';

/** The second factor of the person signed in (office B6.3). */
export type SecondFactors = {
  find(actor: Actor): Promise<SecondFactor>;
  /** Begins the set-up: returns a new secret and its address, which is asked for once it is confirmed. Throws `secondFactorOn`. */
  begin(actor: Actor): Promise<Omit<NewFactor, 'svg'>>;
  /** Confirms it with a code of the app, and returns the recovery codes, once. Throws `secondFactorInvalid`. */
  confirm(call: { readonly code: string }, actor: Actor): Promise<ConfirmedFactor>;
  /** Ends it. Throws `notFound` for another person's. */
  end(person: string, actor: Actor): Promise<SecondFactor>;
};

/** The place of audit entries that are of no single shop. */
const ALL_SHOPS = 'all';

/** Creates the calls for second factors: codes of an authenticator app, and recovery codes. */
export function createSecondFactors(context: CoreContext, parts: FactorParts): SecondFactors {
  const { read, write, clock } = context;
  const find = async (staff: string): Promise<SecondFactor> => {
    const [factor, codesLeft] = await Promise.all([readFactor(read, staff), recoveryCodesLeft(read, staff)]);
    const confirmedAt = factor?.confirmed_at ?? undefined;
    return { _id: staff, ...(confirmedAt !== undefined && { confirmedAt, codesLeft }) };
  };
  return {
    find: (actor) => find(ensureManagement(actor).staff._id),
    async begin(actor) {
      const { _id: staff, name } = ensureManagement(actor).staff;
      const factor = await readFactor(read, staff);
      if (factor !== undefined && factor.confirmed_at !== null) throw new CodedError('secondFactorOn');
      const secret = newSecret();
      const label = (await readStaff(read, staff))?.email ?? name;
      await write((tx) => addFactor(tx, staff, parts.sealer.seal(placeOf(staff), secret)));
      return { secret, url: otpAddress(secret, label) };
    },
    async confirm({ code }, actor) {
      const { staff, logIn, shop } = ensureManagement(actor);
      const factor = await readFactor(read, staff._id);
      if (factor === undefined || factor.confirmed_at !== null) throw new CodedError('secondFactorOn');
      await useSecondFactor(context, parts, factor, code);
      const codes = newRecoveryCodes();
      await write(async (tx) => {
        if (!(await confirmFactor(tx, factor, instantNow(clock)))) throw new CodedError('secondFactorOn');
        await setRecoveryCodes(tx, staff._id, codes);
        if (logIn !== undefined) await raiseStrength(tx, logIn);
        const entry = { action: 'setSecondFactor', entity: staff._id, after: { isOn: true } } as const;
        await writeAudit(tx, context, actor, { shop: staff.shops.length === 0 ? ALL_SHOPS : shop, ...entry });
      });
      return { codes: [...codes] };
    },
    async end(person, actor) {
      const { staff, shop } = ensureManagement(actor);
      if (person !== staff._id) throw new CodedError('notFound');
      await write(async (tx) => {
        if (!(await endSecondFactor(tx, staff._id))) return;
        const entry = { action: 'setSecondFactor', entity: staff._id, after: { isOn: false } } as const;
        await writeAudit(tx, context, actor, { shop: staff.shops.length === 0 ? ALL_SHOPS : shop, ...entry });
      });
      return find(staff._id);
    },
  };
}
