import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

const TINTS = ['cream', 'butter', 'celadon', 'blush', 'sky', 'oat'] as const;

/** Loading, empty, error, offline; pictures. */
export function GalleryStates() {
  return (
    <Section title="States">
      <div className={css.columns}>
        <Banner icon="offline" title="You are offline" text="Look around; ordering waits for the network." />
        <Banner
          icon="alert"
          tone="bad"
          title="Not placed"
          text="Nothing was charged. Try again or ask our staff."
        />
        <Banner icon="check" tone="good" title="Back online" text="Your order went out at 12:41." />
        <EmptyState
          title="Nothing here yet"
          text="Dishes you choose wait here until you place the order."
          action={<Button>See the menu</Button>}
        />
        <EmptyState
          title="The menu did not arrive"
          text="The café’s server did not answer. Your cart is safe on this phone."
          action={<Button icon="refresh">Try again</Button>}
          second={<Button variant="quiet">Call staff</Button>}
        />
        <Skeleton label="Loading">
          <SkeletonRows count={3} />
        </Skeleton>
      </div>
      <div className={css.pictures}>
        {TINTS.map((tint) => (
          <Picture key={tint} alt="" tint={tint} />
        ))}
        <Picture alt="" tint="blush" badge={<Badge tone="left">3 left</Badge>} />
        <Picture alt="" out badge={<Badge tone="sold">Sold out</Badge>} />
      </div>
    </Section>
  );
}
