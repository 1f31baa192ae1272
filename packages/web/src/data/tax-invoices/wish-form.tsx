import type { InvoiceWish } from '@comanda/contract';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RadioList } from '../../ui/controls/choice-list.tsx';
import { TextField, type TextFieldProps } from '../../ui/controls/field.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { useWishForm } from './use-wish-form.ts';
import { ASKED_KINDS, entriesOf, type WishEntry } from './wish-draft.ts';
import css from './wish-form.module.css';

export type WishFormProps = {
  readonly wish: InvoiceWish;
  /** Words of the button. */
  readonly action: string;
  /** Takes a wish whose form is right; rejects with the `field` that the server refuses. */
  readonly onGiven: (wish: InvoiceWish) => Promise<void> | void;
  /** The first field of the kind, where a scanner types. */
  readonly field?: Ref<HTMLInputElement>;
  /** Shown above the button. */
  readonly children?: ReactNode;
};

const FIELDS: Readonly<
  Record<WishEntry, Pick<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete'>>
> = {
  mobile: { maxLength: 12, autoComplete: 'off' },
  certificate: { maxLength: 20, autoComplete: 'off' },
  donation: { maxLength: 10, autoComplete: 'off', inputMode: 'numeric' },
  businessNumber: { maxLength: 12, autoComplete: 'off', inputMode: 'numeric' },
  email: { maxLength: 80, autoComplete: 'email', type: 'email', inputMode: 'email' },
};

/** Asks how a Taiwan tax invoice is wanted (payments M7.2): its kind, the kind's number, and the company that pays. */
export function WishForm({ wish, action, onGiven, field, children }: WishFormProps) {
  const { t } = useTranslation('tax-invoice');
  const { form, draft, problem, failure, isBusy, choose, type, submit } = useWishForm(wish, onGiven);
  const errorOf = (entry: WishEntry) => {
    if (problem?.entry !== entry) return null;
    const isUnknown = problem.kind === 'unknown' && (entry === 'mobile' || entry === 'donation');
    return isUnknown ? t(`unknown.${entry}`) : t(`wrong.${entry}`);
  };
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className={css.kinds}>
        <legend className={css.question}>{t('question')}</legend>
        <RadioList
          choices={ASKED_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          value={draft.kind}
          onChange={(value) => choose(ASKED_KINDS.find((kind) => kind === value) ?? draft.kind)}
        />
      </fieldset>
      <div className={css.fields}>
        {entriesOf(draft.kind).map((entry, at) => (
          <TextField
            key={entry}
            {...FIELDS[entry]}
            name={entry}
            {...(at === 0 && field && { ref: field })}
            label={t(`field.${entry}`)}
            {...(entry === 'businessNumber' && { note: t('optional') })}
            {...(entry !== 'email' && { hint: t(`hint.${entry}`) })}
            error={errorOf(entry)}
            required={entry !== 'businessNumber'}
            value={draft[entry]}
            onChange={(text) => type(entry, text)}
          />
        ))}
      </div>
      {failure !== undefined && <Banner tone="bad" icon="alert" title={t(`errors:${failure}`)} />}
      {children}
      <Button type="submit" size="l" wide busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
