import type { CouponRefusalCode, ExplanationKey, RuleRejectionCode } from '@comanda/domain';
import { useState } from 'react';
import { addWords, type LocaleCode } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import en from '../../../../locales/en/cart-promotions.json';
import cn from '../../../../locales/zh-cn/cart-promotions.json';
import hk from '../../../../locales/zh-hk/cart-promotions.json';

/** Every language has a text for all that the engine may say, and for every refusal of a code. */
type PromotionWords = typeof en & {
  readonly explain: Readonly<Record<ExplanationKey, string>>;
  readonly errors: Readonly<Record<RuleRejectionCode | 'ruleNeedUpdate', string>>;
  readonly couponErrors: Readonly<Record<CouponRefusalCode, string>>;
};

function addPromotionWords(): void {
  const words: Readonly<Record<LocaleCode, PromotionWords>> = { en, 'zh-hk': hk, 'zh-cn': cn };
  addWords('cartPromotions', words);
}

/** The words of promotions; they come with the first part of the cart that says any of them. */
export function usePromotionWords() {
  useState(addPromotionWords);
  return useTranslation(['cartPromotions', 'guest', 'common']);
}
