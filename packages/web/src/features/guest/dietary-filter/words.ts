import { useState } from 'react';
import { addWords, type LocaleCode } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import en from '../../../locales/en/food.json';
import cn from '../../../locales/zh-cn/food.json';
import hk from '../../../locales/zh-hk/food.json';
import type { Avoided, EatingDiet } from './state/dietary-filter.ts';

/** Every language has a name for all that can be filtered. */
type FoodWords = typeof en & {
  readonly allergen: Readonly<Record<Exclude<Avoided, 'spicy'>, string>>;
  readonly diet: Readonly<Record<EatingDiet, string>>;
};

/** Adds the names of allergens and diets, and what the filter says. */
export function addFoodWords(): void {
  const words: Readonly<Record<LocaleCode, FoodWords>> = { en, 'zh-hk': hk, 'zh-cn': cn };
  addWords('food', words);
}

/** The words of what is in the food; they come with the first part that says any of them. */
export function useFoodWords() {
  useState(addFoodWords);
  return useTranslation(['food', 'guest', 'common']);
}
