export { createSavedCards, type SavedCards } from './create-saved-cards.ts';
export { chosenWallet, keepCard, tokenOf } from './keep-card.ts';
export { keepCardOfSetUp } from './set-up-card.ts';
export { findWallet, leaveWalletsOf, presentWallet, SEALED_WALLETS, walletsOf } from './wallet-store.ts';
