import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { applyTheme, DEFAULT_PRIMARY, DEFAULT_SECONDARY } from '../../../../ui/theme/theme.ts';
import css from './parts.module.css';
import { Section } from './section.tsx';

const SHOPS = [
  { name: 'House', primary: DEFAULT_PRIMARY, secondary: DEFAULT_SECONDARY },
  { name: 'Jade', primary: '#1f7a4d', secondary: '#c9a227' },
  { name: 'Chilli', primary: '#c8352b', secondary: '#1f7a4d' },
  { name: 'Harbour', primary: '#1f5f8b', secondary: '#ff8a65' },
  { name: 'Midnight', primary: '#1b1464', secondary: '#f5c518' },
  { name: 'Cream', primary: '#fff3c4', secondary: '#8a2be2' },
];

const PAIRS = [
  ['--primary', '--on-primary'],
  ['--primary-tint', '--on-tint'],
  ['--primary-tint-2', '--on-tint'],
  ['--paper', '--primary-text'],
  ['--bar', '--on-bar'],
  ['--dock', '--on-dock'],
  ['--solid', '--on-solid'],
  ['--accent-tint', '--accent-text'],
  ['--accent', '--on-accent'],
  ['--highlight', '--on-highlight'],
  ['--success-tint', '--success-text'],
  ['--warning-tint', '--warning-text'],
  ['--danger', '--on-danger'],
] as const;

/** Shop colours and the roles derived from them. */
export function GalleryTheme() {
  const [name, setName] = useState('House');
  return (
    <Section title="Colour">
      <div className={css.line}>
        {SHOPS.map((shop) => (
          <Button
            key={shop.name}
            size="s"
            variant={shop.name === name ? 'primary' : 'plain'}
            aria-pressed={shop.name === name}
            onClick={() => {
              setName(shop.name);
              applyTheme(shop.primary, shop.secondary);
            }}
          >
            {shop.name}
          </Button>
        ))}
      </div>
      <div className={css.swatches}>
        {PAIRS.map(([ground, words]) => (
          <span
            key={`${ground}${words}`}
            className={css.swatch}
            style={{ background: `var(${ground})`, color: `var(${words})` }}
          >
            {ground.slice(2)}
          </span>
        ))}
      </div>
    </Section>
  );
}
