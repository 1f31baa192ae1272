import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import type { MyLocation } from '../hooks/use-my-location.ts';
import css from './shop-list.module.css';

type ShopOrderProps = {
  readonly location: MyLocation;
  readonly onFind: () => void;
  readonly onForget: () => void;
};

/** Switches the shops between list and distance order; the tap asks for the location. */
export function ShopOrder({ location: { kind }, onFind, onForget }: ShopOrderProps) {
  const { t } = useTranslation('shops');
  const note = kind === 'found' || kind === 'unasked' ? undefined : t(`near.${kind}`);
  return (
    <div className={css.order}>
      <Segmented
        label={t('order')}
        options={[
          { value: 'list', label: t('asList') },
          { value: 'near', label: t('nearest') },
        ]}
        value={kind === 'found' || kind === 'finding' ? 'near' : 'list'}
        onChange={(value) => (value === 'near' ? onFind() : onForget())}
      />
      <p role="status" className={css.note}>
        {note}
      </p>
    </div>
  );
}
