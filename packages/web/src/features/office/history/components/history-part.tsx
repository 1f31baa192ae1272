import type { Shop } from '@comanda/contract';
import { zoneOf } from '@comanda/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { DraftProvider } from '../../changes/index.ts';
import { OfficeBar, useOffice } from '../../frame/index.ts';
import { comparedMoments, firstDays } from '../state/days.ts';
import { Difference } from './difference.tsx';
import css from './history-part.module.css';
import { PastMenu } from './past-menu.tsx';
import { SetsBetween } from './sets-between.tsx';

/** The catalogue as it was published (B2.9): the difference of two days, and the menu as it was on each. */
export function HistoryPart() {
  const { t } = useTranslation('office-history');
  const { shop } = useOffice();
  return (
    <DraftProvider>
      <OfficeBar title={t('office:nav.history')} text={t('text')} />
      {shop !== undefined && <Days shop={shop} />}
    </DraftProvider>
  );
}

function Days({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-history');
  const [days, setDays] = useState(() => firstDays(shop, serverClock.now()));
  const moments = comparedMoments(shop, days);
  return (
    <div className={css.page}>
      <section className={css.section} aria-labelledby="compare">
        <h2 id="compare">{t('compare')}</h2>
        <p className={css.note}>{t('clock', { zone: zoneOf(shop) })}</p>
        <div className={css.days}>
          {(['from', 'to'] as const).map((end) => (
            <div key={end} className={css.day}>
              <TextField
                type="date"
                label={t(end)}
                value={days[end]}
                onChange={(day) => setDays({ ...days, [end]: day })}
              />
              <PastMenu shop={shop} day={days[end]} />
            </div>
          ))}
        </div>
      </section>
      {moments === undefined ? (
        <p role="status">{t('same')}</p>
      ) : (
        <>
          <Difference moments={moments} />
          <SetsBetween moments={moments} />
        </>
      )}
    </div>
  );
}
