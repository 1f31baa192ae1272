import { type BillShare, SHARE_PART_NAMES, signedPart } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Price } from '../../../../ui/display/price.tsx';
import css from './share-parts.module.css';

/** Lists the parts of a share, without zero amounts. */
export function ShareParts({ share }: { readonly share: BillShare }) {
  const { t } = useTranslation('split-bill');
  const parts = SHARE_PART_NAMES.map((name) => ({ name, amount: signedPart(name, share.parts[name]) }));
  const rows = [...parts, { name: 'carried' as const, amount: share.carried }].filter(
    ({ amount }) => amount !== 0,
  );
  return (
    <dl className={css.parts}>
      {rows.map(({ name, amount }) => (
        <div key={name} className={css.part}>
          <dt>{t(`parts.${name}`)}</dt>
          <dd>
            <Price amount={amount} bare size="inherit" weight="regular" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
