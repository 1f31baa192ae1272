import { FALLBACK_LANGUAGE } from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';
import { addReset, resetPath } from '../accounts/passwords/index.ts';
import { allStaff } from '../accounts/stores/index.ts';
import { writeAudit } from '../audit/index.ts';
import type { CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { writeMail } from '../mails/index.ts';

/** A link for an owner who cannot log in: its path, and the end of its hour. */
export type OwnerLink = { readonly name: string; readonly path: string; readonly expiresAt: string };

/**
 * Makes a link that sets the password of an owner and ends their second factor, good once and for an hour (office B1.2). Without an e-mail
 * it is of the first owner; audited, and told to the owner by mail. Throws `notFound`.
 */
export async function issueOwnerLink(
  context: Pick<CoreContext, 'read' | 'write' | 'clock'>,
  email?: string,
): Promise<OwnerLink> {
  const owners = (await allStaff(context.read)).filter(
    ({ role, archivedAt }) => role === 'owner' && archivedAt === undefined,
  );
  const withLogIn = owners.filter((owner) => owner.email !== undefined);
  const owner = withLogIn.find((each) => email === undefined || each.email === email.toLowerCase());
  if (owner === undefined) throw new CodedError('notFound');
  return context.write(async (tx) => {
    const { token, expiresAt } = await addReset(tx, context, { kind: 'ownerLink', subject: owner._id });
    const entry = { shop: 'all', action: 'issueOwnerLink', entity: owner._id, after: { expiresAt } } as const;
    await writeAudit(tx, context, { kind: 'system' }, entry);
    if (owner.email !== undefined) await writeMail(tx, context, noticeTo(owner.email, owner.name), expiresAt);
    return { name: owner.name, path: resetPath(token, 'staff'), expiresAt };
  });
}

function noticeTo(to: string, name: string) {
  const path = ROUTES.office.replace('/:part?', '');
  return { to, kind: 'ownerLink', locale: FALLBACK_LANGUAGE.code, path, name } as const;
}
