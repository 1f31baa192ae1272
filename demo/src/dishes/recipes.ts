import type { Recipe } from './recipe.ts';
import { SAVOURY_RECIPES } from './recipes-savoury.ts';

/** Dishes laid by hand, and the three that stand for states: emptyPlate, spilt and covered. */
export const RECIPES = {
  ...SAVOURY_RECIPES,
  milktea: {
    vessel: 'cup',
    ware: 'red',
    pieces: [{ piece: 'tea', options: { colour: '#c58650', foam: '#e9c293' } }],
  },
  yuenyeung: {
    vessel: 'cup',
    ware: 'blue',
    pieces: [{ piece: 'tea', options: { colour: '#8d5430', foam: '#c08a58' } }],
  },
  coffee: { vessel: 'cup', ware: 'green', pieces: [{ piece: 'latte' }] },
  icedtea: {
    vessel: 'glass',
    pieces: [{ piece: 'iced', options: { colour: '#cf9760' } }],
    extra: ['straw'],
    straw: '#e8a33a',
  },
  lemontea: {
    vessel: 'glass',
    pieces: [{ piece: 'iced', options: { colour: '#c8691a', cubes: 3 } }],
    on: [
      ['lemon', 86, 118, 10, 1.15],
      ['lemon', 120, 120, 40, 0.95],
      ['lemon', 82, 82, 70, 0.8],
    ],
    extra: ['straw'],
    straw: '#5d9273',
  },
  redbean: {
    vessel: 'glass',
    pieces: [{ piece: 'iced', options: { colour: '#d8a58a', cubes: 3 } }],
    on: [
      ['cream', 92, 96, 0, 1],
      ['pearl', 120, 118, 0, 1],
      ['pearl', 130, 104, 0, 0.9],
      ['pearl', 112, 134, 0, 0.9],
      ['pearl', 82, 130, 0, 1],
    ],
    extra: ['straw'],
    straw: '#c8452f',
  },
  bun: { vessel: 'plate', ware: 'blue', pieces: [{ piece: 'pineappleBun', options: { butter: true } }] },
  tarts: {
    vessel: 'plate',
    ware: 'green',
    pieces: [
      { piece: 'eggTart', at: [70, 84, 0, 1.08] },
      { piece: 'eggTart', at: [130, 80, 20, 1.08] },
      { piece: 'eggTart', at: [102, 130, 40, 1.08] },
    ],
  },
  french: { vessel: 'plate', ware: 'red', pieces: [{ piece: 'frenchToast' }] },
  toast: { vessel: 'plate', ware: 'blue', pieces: [{ piece: 'toast' }] },
  sandwich: { vessel: 'plate', ware: 'green', pieces: [{ piece: 'sandwich' }] },
  mango: {
    vessel: 'bowl',
    ware: 'celadon',
    base: ['mango'],
    on: [
      ['sago', 84, 118, 0, 1],
      ['sago', 118, 84, 0, 0.9],
      ['mangoCube', 84, 80, 10, 1.1],
      ['mangoCube', 112, 74, 40, 1.1],
      ['mangoCube', 128, 104, 70, 1.1],
      ['mangoCube', 100, 104, 20, 1.1],
      ['mangoCube', 72, 104, 50, 1.1],
      ['pomelo', 108, 126, 0, 1.1],
      ['pomelo', 92, 92, 0, 0.8],
      ['mint', 124, 122, 30, 0.9],
    ],
  },
  redsoup: {
    vessel: 'bowl',
    ware: 'white',
    base: ['redBean'],
    on: [
      ['cream', 100, 100, 0, 0.8],
      ['mint', 106, 96, 40, 0.6],
    ],
  },
  emptyPlate: { vessel: 'plate', ware: 'blue', extra: ['chopsticks'] },
  spilt: {
    vessel: 'cup',
    ware: 'red',
    before: ['spill'],
    pieces: [{ piece: 'tea', options: { colour: '#c58650', foam: '#e9c293' } }],
  },
  covered: { vessel: 'cloche' },
} satisfies Record<string, Recipe>;
