import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Avatars } from '../../../../ui/display/avatars.tsx';
import { Breakdown, Reasons } from '../../../../ui/display/breakdown.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Ring } from '../../../../ui/display/ring.tsx';
import { StatusSteps, StatusWord } from '../../../../ui/display/status-steps.tsx';
import { Ticket, TicketLine } from '../../../../ui/display/ticket.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

const DISHES = [
  { name: 'Iced lemon tea', status: 'ready', word: 'Ready' },
  { name: 'Brisket noodle lunch set', status: 'cooking', word: 'Cooking' },
  { name: '2 × Egg tart', status: 'received', word: 'Received' },
  { name: 'Hot milk tea', status: 'served', word: 'Served' },
] as const;

const PEOPLE = ['Ivy', '明', 'Sam'].map((name, seat) => ({ id: name, name, seat }));

function Bill() {
  const [why, setWhy] = useState(false);
  const opener = { onWhy: () => setWhy(true), whyLabel: 'why' };
  return (
    <Slip>
      <Breakdown
        rows={[
          { id: 'items', label: '5 items', amount: 17300 },
          { id: 'pair', label: 'Egg tart pair', amount: -400 },
          { id: 'gold', label: 'Gold member', note: '12%', amount: -2028, ...opener },
          { id: 'service', label: 'Service', note: '10%', amount: 1730, ...opener },
          { id: 'seats', label: 'Seats', note: '2 × 4.00', amount: 800 },
          { id: 'rounding', label: 'Rounding', amount: -2, tone: 'faint' },
        ]}
        total={{ label: 'Total', amount: 17900 }}
      />
      <Sheet open={why} onClose={() => setWhy(false)} title="Why −HK$20.28?" closeLabel="Close" width="s">
        <Reasons
          steps={[
            { id: '1', label: 'Your 5 items', value: <Price amount={17300} size="s" weight="regular" /> },
            {
              id: '2',
              label: 'Egg tart pair comes off first',
              value: <Price amount={-400} size="s" weight="regular" />,
            },
            { id: '3', label: 'Gold takes 12% of what is left', value: '12% × 169.00' },
          ]}
          result={{ label: 'You save', amount: -2028 }}
        />
      </Sheet>
    </Slip>
  );
}

/** Slips, bills, coupons, tickets, progress. */
export function GalleryPaper() {
  return (
    <Section title="Paper">
      <div className={css.columns}>
        <Bill />
        <Slip>
          <div className={css.number}>
            <p>
              Order number
              <b className={css.big}>127</b>
              <small className="muted">Placed 12:41, 5 items</small>
            </p>
            <Ring value={0.62} big="6" small="minutes" />
          </div>
        </Slip>
        <div className={css.stack}>
          {DISHES.map((dish) => (
            <div key={dish.name} className={css.track}>
              <Picture alt="" tint="celadon" />
              <b>{dish.name}</b>
              <StatusWord status={dish.status}>{dish.word}</StatusWord>
              <StatusSteps status={dish.status} />
            </div>
          ))}
          <Avatars people={PEOPLE} />
        </div>
        <Coupon
          stub={{ big: 'HK$10', small: 'off' }}
          title="Noodle lover"
          text={<b>HK$12.00 more of noodles</b>}
          progress={0.79}
          action={<IconButton icon="arrow" label="To the noodles" variant="tint" />}
        />
        <Coupon stub={{ icon: 'clock', small: 'Tea' }} title="Two tarts for 20" text="Valid from 14:30" />
        <Coupon
          active
          stub={{ icon: 'crown', small: 'Gold' }}
          title="Gold member, 12% off"
          text="On everything, after other offers"
          action={<Price amount={-2028} size="s" tone="saving" />}
        />
      </div>
      <div className={css.tickets}>
        <Ticket
          code="A07"
          note="Order 130"
          age="2:10"
          tone="fresh"
          alert="Peanut allergy"
          alertIcon="peanut"
          foot={
            <Button variant="tonal" shortcut="1">
              Start
            </Button>
          }
        >
          <TicketLine quantity={1} name="Brisket noodles" notes={['Flat rice noodles', '2 wonton']} />
          <TicketLine quantity={1} name="Chicken wings" remark="No sesame, please" />
        </Ticket>
        <Ticket
          code="125"
          note="Delivery"
          noteIcon="bike"
          age="9:30"
          tone="waiting"
          foot={<Button shortcut="6">Ready</Button>}
        >
          <TicketLine
            quantity={1}
            name="Curry brisket rice"
            done
            doneLabel="Done"
            onClick={() => undefined}
          />
          <TicketLine quantity={2} name="Egg tart" onClick={() => undefined} />
        </Ticket>
        <Ticket
          code="C02"
          note="Order 124"
          age="12:40"
          tone="late"
          lateLabel="Late"
          foot={<Button shortcut="5">Ready</Button>}
        >
          <TicketLine quantity={3} name="Beef ho fun" notes={['1 no bean sprouts']} />
        </Ticket>
        <Ticket
          code="122"
          note="Takeaway"
          noteIcon="bag"
          age="3:05"
          tone="ready"
          foot={
            <Button variant="tonal" shortcut="0">
              Taken
            </Button>
          }
        >
          <TicketLine quantity={4} name="Pineapple bun" done doneLabel="Done" />
        </Ticket>
      </div>
    </Section>
  );
}
