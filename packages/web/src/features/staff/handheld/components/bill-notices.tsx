import type { Draft, PendingPayment } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { personColour } from '../../../../data/devices/person-colour.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Avatar } from '../../../../ui/display/avatars.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type TableCalls, useCallTexts } from '../../calls/index.ts';
import { type BillCourse, lineName, useCourseTexts } from '../../sale/index.ts';
import css from './bill-view.module.css';

type TakeOverProps = {
  /** Name of the waiter who looks after the bill. */
  readonly waiter: string | undefined;
  readonly onTakeOver: () => void;
};

/** The name of the waiter who keeps the bill, and the button that takes it over. */
export function TakeOver({ waiter, onTakeOver }: TakeOverProps) {
  const { t } = useTranslation('handheld');
  return (
    <div className={css.over}>
      <span>{t('keptBy', { name: waiter ?? t('nobody') })}</span>
      <Button variant="tonal" size="s" onClick={onTakeOver}>
        {t('takeOver')}
      </Button>
    </div>
  );
}

type OwnCallProps = {
  /** The bill's table, whose guests call. */
  readonly table: TableCalls;
  readonly isDisabled: boolean;
  readonly onAnswer: () => void;
};

/** Calls of the open bill's guests, and the button that answers them. */
export function OwnCall({ table, isDisabled, onAnswer }: OwnCallProps) {
  const { t } = useTranslation('handheld');
  const texts = useCallTexts();
  return (
    <div className={css.over} role="status">
      <b className={css.call}>
        <Icon name="bell" size="s" /> {texts.requests(table)}
      </b>
      <Button variant="tonal" disabled={isDisabled} onClick={onAnswer}>
        {t('verb.go')}
      </Button>
    </div>
  );
}

type WaitingCourseProps = {
  readonly course: BillCourse;
  readonly isDisabled: boolean;
  readonly onFire: (course: number) => void;
  /** Opens the other actions of the course. */
  readonly onMore: () => void;
};

/** A course that waits for its call, with the button that fires it. */
export function WaitingCourse({ course, isDisabled, onFire, onMore }: WaitingCourseProps) {
  const { t } = useTranslation('handheld');
  const texts = useCourseTexts();
  return (
    <div className={css.over}>
      <span>
        <b>{texts.name(course.course, false)}</b>
        {t('staff:comma')}
        {texts.state(course)}
      </span>
      <span className={css.fire}>
        <Button variant="tonal" icon="flame" disabled={isDisabled} onClick={() => onFire(course.course)}>
          {t('fire')}
          <span className="sr"> {texts.name(course.course, false)}</span>
        </Button>
        <IconButton
          icon="more"
          label={t('till:moreFor', { name: texts.name(course.course, false) })}
          onClick={onMore}
        />
      </span>
    </div>
  );
}

type BankPaymentProps = {
  readonly payment: PendingPayment;
  readonly isDisabled: boolean;
  readonly onSeen: () => void;
};

/** A payment by a bank's app that a guest shows, with the button of whoever sees its money (payments M6.3). */
export function BankPayment({ payment, isDisabled, onSeen }: BankPaymentProps) {
  const { t } = useTranslation('handheld');
  const { amount, tips, reference } = payment;
  return (
    <div className={css.over}>
      <span className={css.name}>
        <b>{reference}</b>
        <small>{t('byBankApp')}</small>
        <Price amount={amount + tips} />
      </span>
      <Button variant="tonal" disabled={isDisabled} onClick={onSeen}>
        {t('seenAtBank')}
        <span className="sr"> {reference}</span>
      </Button>
    </div>
  );
}

/** Dishes that somebody else rings up on the same bill at this moment. */
export function OtherDraft({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  return (
    <section className={css.others}>
      <h2 className={css.seat}>
        <Avatar name={draft.staff.name} colour={personColour(draft.staff._id)} />
        {t('till:ringsUp', { name: draft.staff.name })}
      </h2>
      <ul>
        {draft.lines
          .filter(({ fromProduct }) => fromProduct === undefined)
          .map((line) => (
            <li key={line.id} className={css.line}>
              <b>{line.quantity}</b>
              <span className={css.name}>{lineName(line, catalogue, say)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
