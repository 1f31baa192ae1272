import type {
  ClaimCoupon,
  IssueCoupon,
  UserCoupon,
  ValidateCoupon,
  ValidatedCoupon,
} from '@comanda/contract';
import type { Actor, Asker } from '../../core/index.ts';

export type Coupons = {
  /** Whether a code may be used here and now; a refusal is a status, not an error. */
  validate(call: ValidateCoupon, actor: Actor): Promise<ValidatedCoupon>;
  /** Answers about `codes` codes of which `known` are no guesses; `tooManyRequests` after too many guesses. */
  naming<Answer>(
    asker: Asker,
    codes: number,
    ask: () => Promise<{ readonly answer: Answer; readonly known: number }>,
  ): Promise<Answer>;
  /** A coupon of nobody's own, or of the caller's, by its id. */
  get(id: string, actor: Actor): Promise<UserCoupon | undefined>;
  /** A member's own coupons, newest first: for themselves and for staff. */
  ofUser(user: string, actor: Actor): Promise<readonly UserCoupon[]>;
  issue(call: IssueCoupon, actor: Actor): Promise<UserCoupon>;
  claim(call: ClaimCoupon, actor: Actor): Promise<UserCoupon>;
};
