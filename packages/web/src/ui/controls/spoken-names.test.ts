import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SetSteps } from '../display/set-steps.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CheckList, QuantityList } from './choice-list.tsx';
import { TextField } from './field.tsx';
import { Switch } from './switch.tsx';

const ignore = () => undefined;
const textOf = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element).replace(/<[^>]*>/g, '');
const choice = { value: 'tea', label: 'Milk tea', note: 'Contains milk' };

describe('the parts of a name, as a screen reader says them, are words of their own', () => {
  test.each([
    [
      'Name optional',
      createElement(TextField, { label: 'Name', note: 'optional', value: '', onChange: ignore }),
    ],
    ['Sound on', createElement(Switch, { label: 'Sound', note: 'on', checked: true, onChange: ignore })],
    ['Milk tea Contains milk', createElement(CheckList, { choices: [choice], values: [], onChange: ignore })],
    [
      'Milk tea Contains milk',
      createElement(QuantityList, { choices: [{ ...choice, control: null, chosen: false }] }),
    ],
    [
      'Milk tea Contains milk',
      createElement(ChoiceCards, { cards: [choice], value: null, onChange: ignore }),
    ],
    [
      '1 Drink',
      createElement(SetSteps, {
        label: 'Steps',
        doneLabel: 'Done',
        current: 'drink',
        onStep: ignore,
        steps: [{ id: 'drink', label: 'Drink', done: false }],
      }),
    ],
  ])('%s', (name, element) => {
    expect(textOf(element).replace(/\s+/g, ' ').trim()).toBe(name);
  });
});
