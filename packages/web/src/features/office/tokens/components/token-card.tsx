import type { ApiToken, Shop } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useEndToken } from '../hooks/use-tokens.ts';
import { isWriting, keyOf } from '../state/token-draft.ts';
import css from './token-card.module.css';

type TokenCardProps = { readonly token: ApiToken; readonly shops: readonly Shop[] };

/** A token: what it may do, where, when it was last used, and the button that ends it. */
export function TokenCard({ token, shops }: TokenCardProps) {
  const { t } = useTranslation('api-tokens');
  const { locale, say } = useLocale();
  const end = useEndToken();
  const [isEnding, setEnding] = useState(false);
  const { _id, name, scopes, last4, endsAt, lastUsedAt, createdAt, createdBy } = token;
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= Date.now();
  const places = token.shops.map((id) => say(shops.find((shop) => shop._id === id)?.name) || id);
  const when = (moment: string) => dateText(moment, locale.intl);
  return (
    <li className={css.card}>
      <h2 className={css.name}>{name}</h2>
      <p className={css.tags}>
        <code>…{last4}</code>
        {isOver && <Badge tone="bad">{t('isOver')}</Badge>}
        {scopes.map((scope) => (
          <Badge key={scope} tone={isWriting(scope) ? 'gold' : undefined}>
            {t(`scope.${keyOf(scope)}`)}
          </Badge>
        ))}
      </p>
      <dl className={css.facts}>
        <dt>{t('lastUsed')}</dt>
        <dd>{lastUsedAt === undefined ? t('neverUsed') : when(lastUsedAt)}</dd>
        <dt>{t('shops')}</dt>
        <dd>{places.length === 0 ? t('allShops') : places.join(', ')}</dd>
        <dt>{t('ends')}</dt>
        <dd>{endsAt === undefined ? t('life.never') : when(endsAt)}</dd>
        <dt>{t('made')}</dt>
        <dd>{t('madeBy', { name: createdBy.name, time: when(createdAt) })}</dd>
      </dl>
      <p>
        <Button size="s" variant="quiet" busy={end.isPending} onClick={() => setEnding(true)}>
          {t('end', { name })}
        </Button>
      </p>
      <Dialog
        open={isEnding}
        title={t('endTitle', { name })}
        text={t('endText')}
        confirmLabel={t('endConfirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setEnding(false);
          end.mutate(_id);
        }}
        onCancel={() => setEnding(false)}
      />
    </li>
  );
}
