import type { Draft, TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { personColour } from '../../../../data/devices/person-colour.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Face } from '../../../../ui/display/avatars.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { StatusWord } from '../../../../ui/display/status-steps.tsx';
import { billRounds } from '../state/bill-rounds.ts';
import { chosenOptions, familyAmount } from '../state/line-text.ts';
import css from './bill-lines.module.css';

export type BillLinesProps = {
  readonly session: TableSession | undefined;
  /** Lines rung up and not sent. */
  readonly lines: readonly CartLine[];
  readonly amounts: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  /** Line whose options are being asked. */
  readonly asked: string | undefined;
  /** Lines that others are ringing up on this bill. */
  readonly others: readonly Draft[];
  readonly onChoose: (id: string) => void;
};

function SeatDot({ seat }: { readonly seat: string | undefined }) {
  const { t } = useTranslation('till');
  if (seat === undefined) return <span />;
  return (
    <span className={cx(css.seat, css[`p${((Number(seat) - 1) % 4) + 1}`])}>
      <span className="sr">{t('seat')} </span>
      {seat}
    </span>
  );
}

function SentRounds({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  return billRounds(session).map(({ order, groups }) => (
    <section key={order}>
      <h2 className={css.round}>
        <b>{t('round', { number: order })}</b>
      </h2>
      <ul>
        {groups.map(({ line, children, status }) => (
          <li key={line.id} className={css.line}>
            <b className={css.quantity}>{line.quantity}</b>
            <SeatDot seat={line.tableChairId} />
            <span className={css.name}>
              {say(line.name)}
              <small>
                {[
                  ...children.map((child) => say(child.name)),
                  ...(line.printedOptions ?? []).map(({ name }) => say(name)),
                  line.course && t('courseNo', { number: line.course }),
                  line.held && t('hold'),
                  line.takeAway && t('pack'),
                  line.customRemark,
                ]
                  .filter(Boolean)
                  .join(t('staff:comma'))}
              </small>
            </span>
            <StatusWord status={status}>{t(`staff:column.${line.kitchenStatus}`)}</StatusWord>
            <Price
              amount={[line, ...children].reduce((sum, each) => sum + each.subTotal, 0)}
              bare
              size="inherit"
              weight="regular"
              className={css.amount}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Lines of a bill: those sent by round, then the tinted ones that are not. */
export function BillLines({ session, lines, amounts, chosen, asked, others, onChoose }: BillLinesProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const scroller = useRef<HTMLDivElement>(null);
  const isEmpty = lines.length === 0 && (session?.products.length ?? 0) === 0;
  const roots = useMemo(() => lines.filter(({ fromProduct }) => fromProduct === undefined), [lines]);
  const shown = asked ?? chosen;
  const count = roots.length;
  useEffect(() => {
    // the line may have moved when another came
    const row = count > 0 && shown && scroller.current?.querySelector(`[data-line="${CSS.escape(shown)}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [shown, count]);
  return (
    <div ref={scroller} className={css.lines}>
      {session !== undefined && <SentRounds session={session} />}
      {others.map((draft) => (
        <section key={draft._id} className={css.others}>
          <h2 className={css.round}>
            <Face name={draft.staff.name} colour={personColour(draft.staff._id)} />
            {t('ringsUp', { name: draft.staff.name })}
          </h2>
          <ul>
            {draft.lines
              .filter(({ fromProduct }) => fromProduct === undefined)
              .map((line) => (
                <li key={line.id} className={css.line}>
                  <b className={css.quantity}>{line.quantity}</b>
                  <SeatDot seat={line.tableChairId} />
                  <span className={css.name}>{say(catalogue.products.get(line.product ?? '')?.name)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {isEmpty && <p className={css.empty}>{t('empty')}</p>}
      {roots.length > 0 && (
        <section>
          <h2 className={css.round}>
            <b>{t('notSent')}</b>
            {t('dishes', { count: roots.length })}
          </h2>
          <ul>
            {roots.map((line) => {
              const children = lines.filter(({ fromProduct }) => fromProduct === line.id);
              const name = (id = '') => say(catalogue.products.get(id)?.name);
              return (
                <li key={line.id}>
                  <button
                    type="button"
                    data-line={line.id}
                    className={cx(css.line, css.new, line.id === shown && css.on)}
                    aria-pressed={line.id === shown}
                    onClick={() => onChoose(line.id)}
                  >
                    <b className={css.quantity}>{line.quantity}</b>
                    <SeatDot seat={line.tableChairId} />
                    <span className={css.name}>
                      {line.customProduct?.name ? String(line.customProduct.name) : name(line.product)}
                      <small>
                        {[
                          ...chosenOptions(line, catalogue, say),
                          ...children.flatMap((child) => chosenOptions(child, catalogue, say)),
                          line.takeAway && t('pack'),
                          line.course && t('courseNo', { number: line.course }),
                          line.hold && t('hold'),
                          line.customRemark,
                          line.reason &&
                            t(`reason.${line.reason.kind}`, { percent: line.reason.percent ?? 0 }),
                        ]
                          .filter(Boolean)
                          .join(t('staff:comma'))}
                      </small>
                    </span>
                    <span />
                    <Price
                      amount={familyAmount(line.id, lines, amounts)}
                      bare
                      size="inherit"
                      className={css.amount}
                    />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
