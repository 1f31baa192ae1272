import { useState } from 'react';
import { Menu } from '../../../../ui/controls/menu.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { BottomNav } from '../../../../ui/layout/bottom-nav.tsx';
import { CartBar } from '../../../../ui/layout/cart-bar.tsx';
import { TableBadge, TopBar } from '../../../../ui/layout/top-bar.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

const SECTIONS = [
  { value: 'breakfast', label: 'Breakfast', note: () => '07:30 to 11:00', disabled: true },
  { value: 'lunch', label: 'Lunch', note: () => '11:00 to 14:30' },
  { value: 'tea', label: 'Tea time', note: () => '14:30 to 18:00' },
];
const NAV = [
  { to: '/ui', label: 'Menu', icon: 'bowl' },
  { to: '/order', label: 'Your order', icon: 'slip', dotLabel: 'An order is under way' },
  { to: '/cart', label: 'Cart', icon: 'basket', count: 5, countLabel: '5 in the cart' },
  { id: 'language', onClick: () => undefined, label: 'Language', icon: 'globe' },
] as const;

/** The bars of a guest's page. */
export function GalleryFrame() {
  const [section, setSection] = useState('lunch');
  return (
    <Section title="Frame">
      <div className={css.columns}>
        <div className={css.phone}>
          <TopBar
            eyebrow="Harbour Lane Café"
            title={
              <Menu look="title" label="Menu" options={SECTIONS} value={section} onChange={setSection} />
            }
            onBack={() => undefined}
            backLabel="Back"
            badge={<TableBadge label="Table" code="B12" note="24:08" />}
          />
          <CartBar
            to="/cart"
            label="View cart"
            amount={<Price amount={17300} />}
            pictures={[
              <Picture key="a" alt="" tint="butter" />,
              <Picture key="b" alt="" tint="celadon" />,
              <Picture key="c" alt="" tint="blush" />,
            ]}
          />
          <BottomNav label="Main" items={NAV} />
        </div>
        <div className={css.phone}>
          <TopBar eyebrow="Take away" title="A title so long that it cannot stand in one line" />
          <BottomNav label="Main, short" items={NAV} />
        </div>
      </div>
    </Section>
  );
}
