export { availablePoints, expirePointsOf, givePoints, pointShop, takePoints } from './move-points.ts';
export { lockPurses, pointEntries } from './point-store.ts';
export { insertSeedPoints } from './seed-points.ts';
export { settlePoints } from './settle-points.ts';
