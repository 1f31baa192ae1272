export { type CashBreakdown, type CashPieces, cashKeys, changeInCash, mostTips } from './cash.ts';
export {
  type CashRounds,
  cashRefundRounding,
  cashRounding,
  cashRoundOf,
  type MoneyTaken,
  roundedCash,
} from './cash-rounding.ts';
export {
  type Currency,
  type CurrencyFormat,
  coinOf,
  currencyFormatOf,
  currencyOf,
  stepOf,
} from './currency.ts';
export { QR_ACCOUNT_FORMS, QR_CURRENCIES, QR_SHOWN_FORMS } from './local-qr.ts';
export { crc16, decodeMerchantCode, isDuitNowCode } from './merchant-code.ts';
export { type MoneyParts, moneyParts, moneyText } from './money-text.ts';
export { type Millionths, multiplierRate, ONE, percentRate, scaledInteger } from './rate.ts';
export { ceilTo, divideWide, floorTo, halfUp, multiplyDivide, type Rounding, scale } from './rounding.ts';
export { share } from './share.ts';
