import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { pickupAt } from '../../../../data/order-details/pickup-at.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { RadioList } from '../../../../ui/controls/choice-list.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { usePickup } from '../hooks/use-pickup.ts';
import { useSlotTexts } from '../hooks/use-slot-texts.ts';
import { slotDays } from '../state/slot-days.ts';
import css from './pickup-sheet.module.css';
import { SlotGrid } from './slot-grid.tsx';

const SOON = 'soon';

type PickupSheetProps = {
  readonly pickup: ReturnType<typeof usePickup>;
  readonly onClose: () => void;
};

function Times({ pickup, onClose }: PickupSheetProps) {
  const { t } = useTranslation('checkout');
  const { data } = useReadyCatalogue();
  const { dayText } = useSlotTexts();
  const { slots, chosen, isReading, isError, refetch } = pickup;
  const days = slotDays(slots, data.shop);
  const ofChosen = days.find((each) => each.slots.some(({ at }) => Date.parse(at) === chosen))?.day;
  const [picked, setPicked] = useState(ofChosen);
  const shown = days.find(({ day }) => day === picked) ?? days[0];
  if (isReading) {
    return (
      <Skeleton label={t('pickup.reading')}>
        <SkeletonBlock height={180} shape="box" />
      </Skeleton>
    );
  }
  if (isError && shown === undefined) {
    return (
      <div className={css.failed} role="alert">
        <p>{t('pickup.failed')}</p>
        <Button variant="tonal" icon="refresh" onClick={refetch}>
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  if (shown === undefined) return <p className="muted">{t('pickup.none')}</p>;
  return (
    <>
      {days.length > 1 && (
        <Segmented
          label={t('pickup.day')}
          options={days.map(({ day }) => ({ value: day, label: dayText(day) }))}
          value={shown.day}
          onChange={setPicked}
        />
      )}
      <SlotGrid
        slots={shown.slots}
        chosen={chosen}
        onChoose={(at) => {
          pickupAt.set(at);
          onClose();
        }}
      />
    </>
  );
}

/** Asks for the time of an order: as soon as possible (`isSoon`, while the shop is open), or one of its slots. */
export function PickupSheet({ pickup, isSoon, onClose }: PickupSheetProps & { readonly isSoon: boolean }) {
  const { t } = useTranslation('checkout');
  const { about, soon } = useSlotTexts();
  const { isDelivery, chosen } = pickup;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(isDelivery ? 'pickup.doorTitle' : 'pickup.title')}
      closeLabel={t('common:close')}
      width="s"
    >
      <div className={css.body}>
        {isSoon && (
          <RadioList
            choices={[{ value: SOON, label: soon, note: about }]}
            value={chosen === undefined ? SOON : null}
            onKeep={onClose}
            onChange={() => {
              pickupAt.set(null);
              onClose();
            }}
          />
        )}
        <Times pickup={pickup} onClose={onClose} />
      </div>
    </Sheet>
  );
}
