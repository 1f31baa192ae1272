import { useState } from 'react';
import { ChoiceCards } from '../../../../ui/controls/choice-cards.tsx';
import { CheckList, QuantityList, RadioList } from '../../../../ui/controls/choice-list.tsx';
import { SelectField, TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { OptionGroup } from '../../../../ui/controls/option-group.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { SetSteps } from '../../../../ui/display/set-steps.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

const extra = (amount: number) => <Price amount={amount} signed size="s" weight="regular" tone="extra" />;
const NOODLES = [
  { value: 'thin', label: 'Thin egg noodles' },
  { value: 'flat', label: 'Flat rice noodles', extra: extra(400) },
  { value: 'vermicelli', label: 'Rice vermicelli', note: 'No wheat' },
];
const TOPPINGS = [
  { value: 'egg', label: 'Soft-boiled egg', extra: extra(800) },
  { value: 'choy', label: 'Choy sum', extra: extra(1000) },
  { value: 'tripe', label: 'Tripe', note: 'Sold out', disabled: true },
];
const DRINKS = (['cream', 'celadon', 'oat', 'blush'] as const).map((tint, at) => ({
  value: tint,
  label: ['Hot milk tea', 'Iced lemon tea', 'Yuenyeung', 'Red bean ice'][at] ?? '',
  note: at % 2 === 0 ? 'Included' : <Price amount={300 + at * 100} signed size="inherit" weight="regular" />,
  picture: <Picture alt="" tint={tint} />,
}));
const SPLITS = [
  { value: 'all', label: 'All', icon: 'equal' as const, note: 'HK$179' },
  { value: 'mine', label: 'Mine', icon: 'user' as const, note: 'HK$92' },
  { value: 'equal', label: 'Equal', icon: 'split' as const, note: 'HK$60' },
  { value: 'pick', label: 'Choose', icon: 'pick' as const, note: 'lines' },
];
const STEPS = [
  { id: 'noodles', label: 'Noodles', done: true },
  { id: 'drink', label: 'Drink', done: true },
  { id: 'toppings', label: 'Toppings', done: false },
];

function Fields() {
  const [email, setEmail] = useState('ivy@example.hk');
  const [remark, setRemark] = useState('No coriander, please');
  const [search, setSearch] = useState('');
  return (
    <div className={css.stack}>
      <TextField label="Email" type="email" value={email} onChange={setEmail} />
      <TextField
        label="Mobile"
        type="tel"
        value="9123 45"
        onChange={setEmail}
        error="Two digits are missing."
      />
      <TextArea
        label="Remark for the kitchen"
        note="optional"
        value={remark}
        onChange={setRemark}
        hint="The kitchen reads this; prices do not change."
        counter={`${remark.length} / 100`}
      />
      <SelectField
        label="Section"
        value="lunch"
        onChange={setEmail}
        options={[{ value: 'lunch', label: 'Lunch' }]}
      />
      <SearchField
        label="Search"
        placeholder="Search the menu"
        clearLabel="Clear"
        value={search}
        onChange={setSearch}
      />
    </div>
  );
}

/** Option groups and forms. */
export function GalleryOptions() {
  const [noodles, setNoodles] = useState('thin');
  const [toppings, setToppings] = useState<readonly string[]>(['egg']);
  const [drink, setDrink] = useState('celadon');
  const [sweet, setSweet] = useState('Less');
  const [split, setSplit] = useState('mine');
  const [wonton, setWonton] = useState(2);
  const words = { label: 'Wonton', lessLabel: 'One less', moreLabel: 'One more' };
  return (
    <Section title="Choices and forms">
      <div className={css.columns}>
        <OptionGroup title="Noodles" rule="Required, choose 1" state="done">
          <RadioList choices={NOODLES} value={noodles} onChange={setNoodles} />
        </OptionGroup>
        <OptionGroup title="Toppings" rule="Choose 2 to 3" state="bad" error="One more topping, please">
          <CheckList choices={TOPPINGS} values={toppings} onChange={setToppings} />
        </OptionGroup>
        <OptionGroup title="Extra toppings" rule="Choose up to 3, 1 left">
          <QuantityList
            choices={[
              {
                value: 'wonton',
                label: 'Shrimp wonton',
                note: 'each',
                extra: extra(500),
                chosen: true,
                control: <Stepper value={wonton} onChange={setWonton} min={0} {...words} />,
              },
              {
                value: 'egg',
                label: 'Soft-boiled egg',
                extra: extra(800),
                chosen: false,
                control: <IconButton icon="plus" label="Add" variant="add" />,
              },
            ]}
          />
        </OptionGroup>
        <div>
          <SetSteps
            label="Steps"
            steps={STEPS}
            current="toppings"
            doneLabel="Done"
            onStep={() => undefined}
          />
          <br />
          <OptionGroup title="Drink with the set" rule="Included, choose 1" state="done">
            <ChoiceCards cards={DRINKS} value={drink} onChange={setDrink} />
          </OptionGroup>
          <div className={css.nested}>
            <b className="cap">Sweetness of your lemon tea</b>
            <Segmented
              label="Sweetness"
              onTint
              options={['Usual', 'Less', 'None'].map((value) => ({ value, label: value }))}
              value={sweet}
              onChange={setSweet}
            />
          </div>
        </div>
        <OptionGroup title="Split the bill">
          <ChoiceCards cards={SPLITS} value={split} onChange={setSplit} />
        </OptionGroup>
        <Fields />
      </div>
    </Section>
  );
}
