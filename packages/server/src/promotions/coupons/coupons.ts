import type {
  ClaimCoupon,
  IssueCoupon,
  UserCoupon,
  ValidateCoupon,
  ValidatedCoupon,
} from '@comanda/contract';
import type { Actor, Requester } from '../../core/index.ts';

export type Coupons = {
  /** Returns whether a code can be used now; a refusal is a status, not an error. */
  validate(call: ValidateCoupon, actor: Actor): Promise<ValidatedCoupon>;
  /**
   * Returns the answer of `lookUp` for a number of codes, of which `known` exist; the others count as failed attempts.
   * Throws `tooManyRequests` after too many of them.
   */
  withAttemptLimit<Answer>(
    caller: Requester,
    codes: number,
    lookUp: () => Promise<{ readonly answer: Answer; readonly known: number }>,
  ): Promise<Answer>;
  /** Returns a general coupon, or one of the caller's own; staff see all. */
  get(id: string, actor: Actor): Promise<UserCoupon | undefined>;
  /** Returns a member's own coupons, newest first. Throws `forbidden` for other members. */
  ofUser(user: string, actor: Actor): Promise<readonly UserCoupon[]>;
  issue(call: IssueCoupon, actor: Actor): Promise<UserCoupon>;
  claim(call: ClaimCoupon, actor: Actor): Promise<UserCoupon>;
};
