import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './remark.module.css';

/** Shows the remark to the kitchen. */
export function Remark({ text }: { readonly text: string | undefined }) {
  const { t } = useTranslation('order');
  if (text === undefined) return null;
  return (
    <p className={css.remark}>
      <Icon name="edit" size="s" label={t('fact.remark')} className={css.icon} />
      {text}
    </p>
  );
}
