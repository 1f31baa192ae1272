import type { Shop } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Card } from '../components/card.tsx';
import css from '../components/cards.module.css';
import { ExceptionList } from '../components/exception-list.tsx';
import { GuestSees } from '../components/guest-sees.tsx';
import { HoursRows } from '../components/hours-rows.tsx';
import { WeekPicture } from '../components/week-picture.tsx';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';
import { hoursOf } from '../state/hours.ts';

const EVERY = 60_000;

/** Hours of the week as a picture and as rows, and the exceptions from them (B5.1). */
export function HoursPage({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const edit = useSetUpEdit('shops', shop);
  const week = hoursOf(shop);
  const now = useNow(EVERY);
  const today = dateFormat('en-CA', { timeZone: shop.timezone }).format(now);
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Card
          title={t('hours.week')}
          note={t('hours.weekNote', { zone: shop.timezone.replaceAll('_', ' ') })}
        >
          <WeekPicture rows={week} />
          <HoursRows rows={week} hasWeekdays onChange={(rows) => edit('onlineOpeningHours', [...rows])} />
        </Card>
        <Card title={t('hours.exception.title')} note={t('hours.exception.note')}>
          <ExceptionList
            exceptions={shop.hoursExceptions ?? []}
            {...{ week, today }}
            onChange={(exceptions) =>
              edit('hoursExceptions', exceptions.length === 0 ? undefined : [...exceptions])
            }
          />
        </Card>
      </div>
      <div className={css.side}>
        <GuestSees shop={shop} />
      </div>
    </div>
  );
}
