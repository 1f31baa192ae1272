export { createSavedCards, type SavedCards } from './create-saved-cards.ts';
export { keepCard, tokenOf, walletFor } from './keep-card.ts';
export { findWallet, leaveWalletsOf, presentWallet, SEALED_WALLETS, walletsOf } from './wallet-store.ts';
