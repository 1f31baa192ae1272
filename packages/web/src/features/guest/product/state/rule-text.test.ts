import type { ProductOption } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { typed } from '../../../../i18n/messages.ts';
import { createTranslator } from '../../../../i18n/translator.ts';
import english from '../../../../locales/en/product.json' with { type: 'json' };
import { ruleText } from './rule-text.ts';

const translator = createTranslator<'en'>('en');
translator.add('en', 'product', english);
const t = typed<'product'>(translator.translate('en', 'product'));

const name = { en: 'x', cht: 'x', chs: 'x' };
const CHOICES = ['egg', 'ham', 'kale', 'tofu', 'fish'];
const anOption = (over: Partial<ProductOption>): ProductOption => ({
  _id: 'o',
  name,
  options: CHOICES.map((_id) => ({ _id, name })),
  ...over,
});
const picked = (...quantities: readonly number[]) =>
  quantities.map((quantity, at) => ({ _id: CHOICES[at] ?? '', quantity }));

describe('the rule of an option in words', () => {
  const toppings = { multiple: true, maxPick: 4, allowQuantity: true, maxQuantity: 6 };
  test.each<[string, Partial<ProductOption>, readonly number[]]>([
    ['Required, choose 1', { required: true }, []],
    ['Optional, choose 1', { multiple: true, maxPick: 1 }, []],
    ['Choose up to 3', { multiple: true, maxPick: 3 }, []],
    ['Choose up to 3 (1 left)', { multiple: true, maxPick: 3 }, [1, 1]],
    ['Choose up to 3', { multiple: true, maxPick: 3 }, [1, 1, 1]],
    ['Choose 2 (1 left)', { multiple: true, required: true, minPick: 2, maxPick: 2 }, [1]],
    ['Choose up to 4 kinds, 6 portions in all', toppings, []],
    ['Choose up to 4 kinds, 6 portions in all (2 left)', toppings, [3, 1]],
    ['Choose up to 4 kinds, 2 to 6 portions in all', { ...toppings, minQuantity: 2 }, []],
    ['Choose 2 to 4 kinds, up to 6 portions in all', { ...toppings, minPick: 2 }, []],
    ['Choose 4 kinds, 6 portions in all', { ...toppings, minPick: 4, minQuantity: 6 }, []],
    ['Choose up to 4 kinds', { ...toppings, maxQuantity: undefined }, [1]],
  ])('%s', (text, option, quantities) => {
    expect(ruleText(anOption(option), picked(...quantities), t)).toBe(text);
  });
});
