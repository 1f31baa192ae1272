import type { SessionLine, TableSession } from '@comanda/contract';
import { isOpenStatus, MINUTE_MS } from '@comanda/domain';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { clockText } from '../../lib/clock-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { Price } from '../../ui/display/price.tsx';
import { pictureSource } from '../catalogue/dish-picture.ts';
import { type LineGroup, STATUS_OF } from '../sessions/progress.ts';
import { useShop } from '../shops/use-shops.ts';
import css from './approval-subject.module.css';
import { subjectAmount } from './subject-amount.ts';

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 15_000;

type SubjectProps = {
  /** Picture, or the table's name in its place. */
  readonly mark: ReactNode;
  readonly name: string;
  readonly facts: readonly (string | undefined)[];
  readonly amount: number | undefined;
  /** Amount that it changes to. */
  readonly to?: number | undefined;
};

/** A dish or a bill in one row: what it is, where and since when, and what it costs. */
function Subject({ mark, name, facts, amount, to }: SubjectProps) {
  const { t } = useTranslation('approval');
  return (
    <div className={css.subject}>
      {mark}
      <p className={css.words}>
        <b>{name}</b>
        <small className={css.facts}>{facts.filter(Boolean).join(t('staff:comma'))}</small>
      </p>
      <p className={css.amount}>
        {amount !== undefined && to !== undefined && (
          <>
            <span className="sr">{t('was')} </span>
            <Price amount={amount} bare size="inherit" weight="regular" tone="was" />
          </>
        )}
        {amount !== undefined && <Price amount={to ?? amount} size="inherit" />}
      </p>
    </div>
  );
}

/** Returns the texts of a moment: when it was, and how many minutes ago. */
function useSince(shop: string | undefined) {
  const { t } = useTranslation('approval');
  const { locale } = useLocale();
  const now = useNow(LOOK_MS);
  const zone = useShop(shop)?.timezone;
  return {
    timeOf: (moment: string) => clockText(moment, locale.intl, zone),
    ageOf: (moment: string) => {
      const minutes = Math.floor((now - Date.parse(moment)) / MINUTE_MS);
      return minutes < 1 ? undefined : t('ago', { count: minutes });
    },
  };
}

/** Returns the name of a bill's table, or the number that it is called by. */
function usePlaceText({ tableName, orderNumber }: TableSession): string | undefined {
  const { t } = useTranslation('approval');
  return tableName ?? (orderNumber === undefined ? undefined : t('order', { number: orderNumber }));
}

function DishPicture({ image }: Pick<SessionLine, 'image'>) {
  const source = pictureSource(image);
  const [hasFailed, setFailed] = useState(false);
  if (source === undefined || hasFailed) return null;
  return <img className={css.mark} src={source(240, 'webp')} alt="" onError={() => setFailed(true)} />;
}

export type DishSubjectProps = {
  readonly session: TableSession;
  readonly group: LineGroup;
  /** Pieces of it, if not all. */
  readonly pieces?: number | undefined;
  /** Price of one piece as it is to be. */
  readonly price?: number | undefined;
};

/** The dish that an approval is about: picture, place, age, and the price that is still asked for it (T2.5). */
export function DishSubject({ session, group, pieces = group.line.quantity, price }: DishSubjectProps) {
  const { t } = useTranslation('approval');
  const { say } = useLocale();
  const place = usePlaceText(session);
  const { timeOf, ageOf } = useSince(session.shop);
  const { line } = group;
  const { tableChairId: seat, placedAt } = line;
  const isOpen = isOpenStatus(session.status);
  const status = line.held ? 'held' : STATUS_OF[line.kitchenStatus];
  return (
    <Subject
      mark={<DishPicture image={line.image} />}
      name={`${pieces} ${say(line.name)}`}
      facts={[
        place,
        seat === undefined ? undefined : t('seat', { number: seat }),
        placedAt && t('sent', { time: timeOf(placedAt) }),
        placedAt && isOpen ? ageOf(placedAt) : undefined,
        isOpen ? t(`status.${status}`) : undefined,
      ]}
      amount={subjectAmount(group, pieces)}
      to={price === undefined ? undefined : price * pieces}
    />
  );
}

/** The bill that an approval is about: table, number, age and total (T2.5). */
export function BillSubject({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('approval');
  const { timeOf, ageOf } = useSince(session.shop);
  const { tableName, orderNumber, startTime, status, bill } = session;
  const order = orderNumber === undefined ? t('bill') : t('order', { number: orderNumber });
  return (
    <Subject
      mark={
        <span className={css.badge} aria-hidden="true">
          {tableName ?? orderNumber}
        </span>
      }
      name={t('wholeBill')}
      facts={[
        tableName,
        order,
        t('since', { time: timeOf(startTime) }),
        isOpenStatus(status) ? ageOf(startTime) : undefined,
      ]}
      amount={bill.total}
    />
  );
}
