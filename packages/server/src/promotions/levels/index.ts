export { billedUser, withMemberDiscount } from './billed-user.ts';
export { levelPoints, lowerLevel, raiseLevel, vipProgress } from './vip-level.ts';
