export { billedUser, withMemberDiscount } from './billed-user.ts';
export { raiseLevel, vipProgress } from './vip-level.ts';
