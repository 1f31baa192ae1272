import { expect, it } from 'vitest';
import { fieldFacts } from './field-facts.ts';

it('B10.2 input, picker, bounds and length of a field are those of its schema', () => {
  const facts = fieldFacts();
  expect({
    fee: facts['shops.deliveryZones[].fee'],
    minutes: facts['shops.deliveryZones[].minutes'],
    percent: facts['taxSettings.percent'],
    phone: facts['shops.phone'],
    name: facts['products.name'],
    sections: facts['products.sections'],
    rules: facts['systemSettings.welcomeCoupons'],
    course: facts['categories.course'],
    days: facts['shops.onlineOpeningHours[].weekdays'],
    eatInOnly: facts['products.eatInOnly'],
  }).toEqual({
    fee: { kind: 'amount', minimum: 0, maximum: 10 ** 13 },
    minutes: { kind: 'whole', minimum: 0, maximum: 600, isOptional: true },
    percent: { kind: 'number', minimum: 0, maximum: 1000 },
    phone: { kind: 'text', maxLength: 40, isOptional: true },
    name: { kind: 'lines', maxLength: 400 },
    sections: { kind: 'id', ref: 'section', isList: true },
    rules: { kind: 'id', ref: 'rule', isList: true, isOptional: true },
    course: { kind: 'whole', minimum: 1, maximum: 9, isOptional: true },
    days: { kind: 'choice', isList: true, isOptional: true },
    eatInOnly: { kind: 'flag', isOptional: true },
  });
  expect(facts['products.name.en']).toBeUndefined();
});
