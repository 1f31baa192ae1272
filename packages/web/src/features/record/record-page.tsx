import { useState } from 'react';
import { ROUTES } from '../../app/routes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OrderFrame } from '../order/components/order-frame.tsx';
import { useHeldSessions } from '../session/state/held-sessions.ts';
import { RecordRow } from './components/record-row.tsx';
import css from './record-page.module.css';

const AT_ONCE = 20;

/** /record: every order this phone holds, newest first. */
export function RecordPage() {
  const { t } = useTranslation('order');
  const [shown, setShown] = useState(AT_ONCE);
  const held = [...useHeldSessions()].reverse();
  return (
    <OrderFrame title={t('pastOrders')}>
      {held.length === 0 ? (
        <EmptyState
          title={t('noRecord.title')}
          text={t('noRecord.text')}
          action={<ButtonLink to={ROUTES.browse}>{t('seeMenu')}</ButtonLink>}
        />
      ) : (
        <ul className={css.rows}>
          {held.slice(0, shown).map(({ _id }) => (
            <RecordRow key={_id} id={_id} />
          ))}
        </ul>
      )}
      {held.length > shown && (
        <Button variant="tonal" onClick={() => setShown(shown + AT_ONCE)}>
          {t('showMore')}
        </Button>
      )}
    </OrderFrame>
  );
}
