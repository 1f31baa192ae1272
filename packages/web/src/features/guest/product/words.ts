import { useState } from 'react';
import { addWords, type LocaleCode } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import en from '../../../locales/en/product.json';
import cn from '../../../locales/zh-cn/product.json';
import hk from '../../../locales/zh-hk/product.json';

function addProductWords(): void {
  const words: Readonly<Record<LocaleCode, typeof en>> = { en, 'zh-hk': hk, 'zh-cn': cn };
  addWords('product', words);
}

/** The words of options and of the product's sheet; they come with the first part that says any of them. */
export function useProductWords() {
  useState(addProductWords);
  return useTranslation(['product', 'guest', 'common']);
}
