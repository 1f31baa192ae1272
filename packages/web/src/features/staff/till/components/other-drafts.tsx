import type { Draft } from '@comanda/contract';
import { memo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { personColour } from '../../../../data/devices/person-colour.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Avatar } from '../../../../ui/display/avatars.tsx';
import { lineName } from '../../sale/index.ts';
import css from './bill-lines.module.css';
import { LineSeat } from './line-seat.tsx';

/** Lines that others are ringing up on the same bill, grey, under their names (till T4.1). */
export const OtherDrafts = memo(function OtherDrafts({ others }: { readonly others: readonly Draft[] }) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  return others.map((draft) => (
    <section key={draft._id} className={css.others}>
      <h2 className={css.round}>
        <Avatar name={draft.staff.name} colour={personColour(draft.staff._id)} />
        {t('ringsUp', { name: draft.staff.name })}
      </h2>
      <ul>
        {draft.lines
          .filter(({ fromProduct }) => fromProduct === undefined)
          .map((line) => (
            <li key={line.id} className={css.line}>
              <b className={css.quantity}>{line.quantity}</b>
              <LineSeat seat={line.tableChairId} />
              <span className={css.name}>{lineName(line, catalogue, say)}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
});
