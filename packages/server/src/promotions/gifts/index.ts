export { createGifts, type Gifts, giveGift } from './create-gifts.ts';
export { insertGifts } from './gift-store.ts';
export { withoutLostGifts } from './lost-gifts.ts';
export { giveBackGifts, redeemGifts } from './redeem-gifts.ts';
export { giftVerdict } from './saved-gift.ts';
export { heldStatus } from './saved-status.ts';
