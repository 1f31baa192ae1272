export { insertEarlierPoints } from './earlier-points.ts';
export { availablePoints, expirePointsOf, givePoints, pointShop, takePoints } from './move-points.ts';
export { lockPurses } from './point-store.ts';
export { settlePoints } from './settle-points.ts';
