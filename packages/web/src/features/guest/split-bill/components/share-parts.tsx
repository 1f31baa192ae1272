import type { TableSession } from '@comanda/contract';
import { type BillShare, SHARE_PART_NAMES, signedPart } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { carriedLabel } from '../state/carried-label.ts';
import css from './share-parts.module.css';

type SharePartsProps = { readonly share: BillShare; readonly session: TableSession };

/** Lists the parts of a share, without zero amounts. */
export function ShareParts({ share, session }: SharePartsProps) {
  const { t } = useTranslation('split-bill');
  const parts = SHARE_PART_NAMES.map((name) => ({ name, amount: signedPart(name, share.parts[name]) }));
  const rows = [...parts, { name: carriedLabel(session), amount: share.carried }].filter(
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
