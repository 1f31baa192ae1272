import { useId, useState } from 'react';
import { type DeliveryDetails, deliveryDetails } from '../../../../data/order-details/delivery-details.ts';
import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { AreaField } from './area-field.tsx';
import css from './delivery-sheet.module.css';

type Field = 'address' | 'name' | 'phone';

/** Renders the delivery form. Each keystroke is saved on the device; problems are shown at their fields. */
export function DeliverySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const form = useId();
  const { details, problems } = useDelivery();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsProblems, setShowsProblems] = useState(false);
  const count = Object.keys(problems).length;
  const errorOf = (field: Field | 'zone') => {
    const problem = problems[field];
    return problem !== undefined && (showsProblems || left.has(field))
      ? t(`deliveryProblem.${problem}`)
      : undefined;
  };
  const change = (part: Partial<DeliveryDetails>) => deliveryDetails.set((now) => ({ ...now, ...part }));
  const leave = (field: Field) => {
    // an empty field that was only passed through is reported on submit
    if (details[field].trim() !== '') setLeft((now) => new Set([...now, field]));
  };
  const wiring = (field: Field) => ({
    label: t(`delivery.${field}`),
    value: details[field],
    error: errorOf(field),
    required: true,
    onChange: (value: string) => change({ [field]: value }),
    onBlur: () => leave(field),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('delivery.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          {showsProblems && count > 0 && (
            <p className={css.problem} role="alert">
              {t('delivery.fix', { count })}
            </p>
          )}
          <Button type="submit" form={form} size="l" wide>
            {t('delivery.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (count === 0) return onClose();
          setShowsProblems(true);
        }}
      >
        <AreaField error={errorOf('zone')} onSwitch={onClose} />
        <TextArea
          {...wiring('address')}
          hint={t('delivery.addressHint')}
          maxLength={400}
          autoComplete="street-address"
        />
        <TextField {...wiring('name')} maxLength={100} autoComplete="name" />
        <TextField
          {...wiring('phone')}
          hint={t('delivery.phoneHint')}
          type="tel"
          inputMode="tel"
          maxLength={40}
          autoComplete="tel"
        />
        <p className={css.kept}>{t('delivery.keptHere')}</p>
      </form>
    </Sheet>
  );
}
