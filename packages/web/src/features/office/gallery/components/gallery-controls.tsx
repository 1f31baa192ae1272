import { LANGUAGES } from '@comanda/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../../../ui/controls/chip.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Menu } from '../../../../ui/controls/menu.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { Badge, Count, Dot } from '../../../../ui/display/badge.tsx';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { ICON_PATHS, type IconName } from '../../../../ui/icons/icon-paths.ts';
import css from './parts.module.css';
import { Section } from './section.tsx';

const WORDS = { label: 'Quantity', lessLabel: 'One less', moreLabel: 'One more' };
const TAGS = LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }));
const ICONS = (Object.keys(ICON_PATHS) as IconName[]).sort();

/** Buttons, steppers, chips, badges, prices, icons. */
export function GalleryControls() {
  const [quantity, setQuantity] = useState(1);
  const [chip, setChip] = useState('All');
  const [sound, setSound] = useState(true);
  const [language, setLanguage] = useState('en');
  return (
    <Section title="Controls">
      <div className={css.line}>
        <Button>Primary</Button>
        <Button busy>Sending</Button>
        <Button disabled>Disabled</Button>
        <Button variant="tonal">Tonal</Button>
        <Button variant="plain">Plain</Button>
        <Button variant="solid">Solid</Button>
        <Button variant="danger">Void line</Button>
        <Button variant="quiet" icon="edit">
          Quiet
        </Button>
      </div>
      <div className={css.line}>
        <Button size="l" amount={<Price amount={8100} size="inherit" />}>
          Add
        </Button>
        <Stepper size="l" value={quantity} onChange={setQuantity} {...WORDS} />
        <Stepper value={2} onChange={setQuantity} {...WORDS} />
        <Stepper
          value={quantity}
          onChange={(next) => setQuantity(next || 1)}
          removeLabel="Remove"
          {...WORDS}
        />
        <Stepper value={1266} onChange={setQuantity} {...WORDS} />
        <IconButton icon="plus" label="Add" variant="add" />
        <IconButton icon="grid" label="Grid" variant="framed" />
        <IconButton icon="arrow" label="Go on" variant="tint" />
        <Switch checked={sound} onChange={setSound} label="Sound" />
        <Count>5</Count>
        <Dot label="New" />
        <Kbd>R</Kbd>
        <Menu label="Language" options={TAGS} value={language} onChange={setLanguage} />
      </div>
      <ChipRow label="Kinds">
        {['All', 'Soup', 'Stir-fried', 'Macaroni', 'With rice'].map((kind) => (
          <Chip key={kind} pressed={kind === chip} onClick={() => setChip(kind)}>
            {kind}
          </Chip>
        ))}
      </ChipRow>
      <div className={css.line}>
        <Badge tone="left">3 left</Badge>
        <Badge tone="sold">Sold out</Badge>
        <Badge tone="brand">Popular</Badge>
        <Badge tone="ok">Ready</Badge>
        <Badge tone="gold" icon="crown">
          Gold
        </Badge>
        <Badge tone="hot">Late</Badge>
        <Badge tone="bad">Void</Badge>
        <Badge>Hidden</Badge>
        <Price amount={4600} />
        <Price amount={-2028} />
        <Price amount={400} signed size="s" weight="regular" tone="extra" />
        <Price amount={4400} bare tone="was" />
        <Price amount={126600} size="xl" />
      </div>
      <div className={css.icons}>
        {ICONS.map((name) => (
          <span key={name} className={css.iconcell}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </Section>
  );
}
