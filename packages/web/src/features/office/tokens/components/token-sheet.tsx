import type { NewApiToken, Shop } from '@comanda/contract';
import { API_SCOPES, type ApiScope } from '@comanda/domain';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { CheckList } from '../../../../ui/controls/choice-list.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { OptionGroup } from '../../../../ui/controls/option-group.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useCreateToken } from '../hooks/use-tokens.ts';
import { isTokenLife, keyOf, NEW_TOKEN, TOKEN_LIVES, type TokenDraft } from '../state/token-draft.ts';
import { ShownToken } from './shown-token.tsx';
import css from './token-sheet.module.css';

type TokenSheetProps = {
  readonly shops: readonly Shop[];
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Form of a new token, and the token itself once it is made. */
export function TokenSheet({ shops, open, onClose }: TokenSheetProps) {
  const { t } = useTranslation('api-tokens');
  const [made, setMade] = useState<NewApiToken>();
  const close = () => {
    setMade(undefined);
    onClose();
  };
  const title = made === undefined ? t('add') : t('madeTitle', { name: made.name });
  return (
    <Sheet open={open} onClose={close} title={title} closeLabel={t('common:close')}>
      {open && made === undefined && <TokenForm shops={shops} onMade={setMade} />}
      {made !== undefined && <ShownToken token={made.token ?? ''} onDone={close} />}
    </Sheet>
  );
}

type TokenFormProps = {
  readonly shops: readonly Shop[];
  readonly onMade: (made: NewApiToken) => void;
};

function TokenForm({ shops, onMade }: TokenFormProps) {
  const { t } = useTranslation('api-tokens');
  const { say } = useLocale();
  const [draft, setDraft] = useState<TokenDraft>(NEW_TOKEN);
  const [isSent, setSent] = useState(false);
  const make = useCreateToken();
  const isNameless = draft.name.trim() === '';
  const change = (changed: Partial<TokenDraft>) => setDraft((held) => ({ ...held, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isNameless && draft.scopes.length > 0) make.mutate(draft, { onSuccess: onMade });
  };
  const failure = make.error instanceof CallError ? make.error.code : 'serverError';
  return (
    <form className={css.form} onSubmit={submit} autoComplete="off" noValidate>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={draft.name}
        maxLength={60}
        required
        error={isSent && isNameless ? t('nameNeeded') : undefined}
        onChange={(name) => change({ name })}
      />
      <OptionGroup title={t('may')} error={isSent && draft.scopes.length === 0 ? t('mayNeeded') : null}>
        <CheckList
          values={draft.scopes}
          onChange={(chosen) => change({ scopes: chosen.filter(isScope) })}
          choices={API_SCOPES.map((scope) => ({
            value: scope,
            label: t(`scope.${keyOf(scope)}`),
            note: t(`scopeNote.${keyOf(scope)}`),
          }))}
        />
      </OptionGroup>
      {shops.length > 1 && (
        <OptionGroup title={t('shops')} rule={draft.shops.length === 0 ? t('allShops') : undefined}>
          <CheckList
            values={draft.shops}
            onChange={(chosen) => change({ shops: chosen })}
            choices={shops.map(({ _id, name }) => ({ value: _id, label: say(name) }))}
          />
        </OptionGroup>
      )}
      <SelectField
        label={t('ends')}
        value={draft.life}
        onChange={(life) => isTokenLife(life) && change({ life })}
        options={TOKEN_LIVES.map((life) => ({ value: life, label: t(`life.${life}`) }))}
      />
      {make.isError && <Banner tone="bad" icon="alert" title={t('notMade')} text={t(`errors:${failure}`)} />}
      <Button type="submit" wide busy={make.isPending}>
        {t('make')}
      </Button>
    </form>
  );
}

function isScope(text: string): text is ApiScope {
  return API_SCOPES.some((scope) => scope === text);
}
