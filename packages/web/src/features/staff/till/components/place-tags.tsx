import { isOpenStatus } from '@comanda/domain';
import { memo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type CounterType, modifierNames, type SalePlace, type TillMember } from '../../sale/index.ts';
import css from './place-tags.module.css';

export type PlaceTagsProps = {
  readonly place: SalePlace;
  /** True while the number of guests is being changed. */
  readonly isBusy: boolean;
  readonly onCounterType: (type: CounterType) => void;
  readonly onCovers: (covers: number) => void;
  /** Takes down whose order it is, by telephone. */
  readonly onTelephone: () => void;
  readonly member: TillMember | undefined;
  readonly onMember: () => void;
};

const MAX_COVERS = 99;

/** Particulars of a bill: its member, and what its place says. */
export const PlaceTags = memo(function PlaceTags(props: PlaceTagsProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const { member, onMember, place } = props;
  const marks = modifierNames(place.session, data.shop);
  return (
    <>
      {member !== undefined && (
        <button type="button" className={css.member} onClick={onMember}>
          <Icon name="crown" size="s" />
          <span>
            {[member.name ?? t('guest.member'), say(member.vipLevel?.name)]
              .filter(Boolean)
              .join(t('staff:comma'))}
          </span>
        </button>
      )}
      {marks.map((name) => (
        <span key={name.en} className={css.tag}>
          {say(name)}
        </span>
      ))}
      <OfPlace {...props} />
    </>
  );
});

/** Guests at the table, who may be more or fewer than before; at the counter eat here or take away, or by telephone. */
function OfPlace({ place, isBusy, onCounterType, onCovers, onTelephone }: PlaceTagsProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const { session, table, type } = place;
  const guests = session?.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0) ?? place.covers ?? 1;
  const isOpen = session !== undefined && isOpenStatus(session.status);
  if (session === undefined ? table !== undefined : isOpen && type === 'dineIn')
    return (
      <span className={css.covers}>
        {t('guests', { count: guests })}
        <Stepper
          value={guests}
          disabled={isBusy}
          max={MAX_COVERS}
          label={t('covers')}
          lessLabel={t('less')}
          moreLabel={t('more')}
          onChange={onCovers}
        />
      </span>
    );
  if (session !== undefined)
    return type === 'dineIn' ? <span className={css.tag}>{t('guests', { count: guests })}</span> : null;
  const { openTakeAway, openDineInNoTable } = data.shop;
  const { caller } = place;
  const hasTypes = caller === undefined && openTakeAway && openDineInNoTable;
  return (
    <>
      {hasTypes && (
        <Segmented
          label={t('orderType')}
          options={[
            { value: 'takeAway', label: t('staff:type.takeAway') },
            { value: 'dineInNoTable', label: t('staff:type.dineInNoTable') },
          ]}
          value={type === 'dineInNoTable' ? 'dineInNoTable' : 'takeAway'}
          onChange={(next) => onCounterType(next as CounterType)}
        />
      )}
      <button type="button" className={css.call} aria-pressed={caller !== undefined} onClick={onTelephone}>
        <Icon name="phone" size="s" />
        <span>{caller === undefined ? t('telephone.button') : caller.name.trim() || caller.phone}</span>
      </button>
    </>
  );
}
