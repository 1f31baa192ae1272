import type { PaymentMethod, SavedCard } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { accountForCards, brandOf, chargeableCards, isExpired } from './card-state.ts';
import { keepsCards } from './keeping-providers.ts';

const NAME = { en: 'Card', cht: '信用卡', chs: '银行卡' };
const NOW = new Date('2026-03-15T00:00:00Z');

function aCard(more: Partial<SavedCard> = {}): SavedCard {
  return { _id: 'c1', account: 'a1', createdAt: '2026-01-01T00:00:00.000Z', ...more };
}

function aMethod(more: Partial<PaymentMethod> = {}): PaymentMethod {
  return { _id: 'm1', shop: 's1', name: NAME, provider: 'stripe', online: true, account: 'a1', ...more };
}

describe('M2.10 a member’s cards where they pay', () => {
  it('M2.10 are those of a method’s account that have not expired', () => {
    const there = aCard({ expiry: '2026-03' });
    const cards = [there, aCard({ _id: 'c2', expiry: '2026-02' }), aCard({ _id: 'c3', account: 'a2' })];
    const method = aMethod();
    const counter = aMethod({ _id: 'm2', provider: 'counter', account: undefined });
    expect(chargeableCards(cards, [counter, method], NOW)).toEqual([{ card: there, method }]);
    expect(chargeableCards(cards, [counter], NOW)).toEqual([]);
  });

  it('M1.2 are charged by the method for kept cards where there is one, which keeps no new ones', () => {
    const card = aCard();
    const onFile = aMethod({ _id: 'm3', kind: 'cardOnFile' });
    expect(chargeableCards([card], [aMethod(), onFile], NOW)).toEqual([{ card, method: onFile }]);
    expect(chargeableCards([card], [onFile], NOW)).toEqual([{ card, method: onFile }]);
    expect(chargeableCards([], [onFile], NOW)).toEqual([]);
    expect([keepsCards(aMethod()), keepsCards(onFile)]).toEqual([true, false]);
  });

  it('a card is good until its month is over, and one without a month is', () => {
    const months = ['2026-02', '2026-03', '2026-04', undefined];
    expect(months.map((expiry) => isExpired({ expiry }, NOW))).toEqual([true, false, false, false]);
  });

  it('brands without a name of their own are cards, and only some providers keep any', () => {
    expect([brandOf({ brand: 'visa' }), brandOf({ brand: 'elo' }), brandOf({})]).toEqual([
      'visa',
      'other',
      'other',
    ]);
    expect(['stripe', 'cybersource', 'counter'].map((provider) => keepsCards({ provider }))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('M2.10 are added at the account of a method that guests are offered', () => {
    const counter = aMethod({ _id: 'm2', provider: 'counter', account: undefined });
    expect(accountForCards([counter, aMethod({ online: false }), aMethod({ account: 'a2' })])).toBe('a2');
    expect(accountForCards([counter, aMethod({ provider: 'cybersource' })])).toBeUndefined();
  });
});
