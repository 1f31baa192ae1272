export { createSavedCards, type SavedCards } from './create-saved-cards.ts';
export { keepCard, tokenOf, walletFor } from './keep-card.ts';
export { findWallet, leaveWalletsOf, presentWallet, walletsOf } from './wallet-store.ts';
