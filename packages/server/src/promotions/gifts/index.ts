export { createGifts, type Gifts, giveGift, presentGift } from './create-gifts.ts';
export { giftsOfUser, insertGifts } from './gift-store.ts';
export { withoutIneffectiveGifts } from './ineffective-gifts.ts';
export { giveBackGifts, redeemGifts } from './redeem-gifts.ts';
export { giftVerdict } from './saved-gift.ts';
export { savedStatus } from './saved-status.ts';
