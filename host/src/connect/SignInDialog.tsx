import { useRef, useState } from 'react';
import type { Shop } from '@back-office/shared/shop';
import { Text } from '@back-office/shared/ui';
import { FormDialog } from '../shops/FormDialog';
import { blockedText, usePolicyBlock } from './policyBlock';
import { isTokenKept, storeToken } from './serverTokens';
import { TokenFields, type TypedToken } from './TokenFields';
import { useServerTest } from './useServerTest';

interface SignInDialogProps {
  readonly shop: Shop;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

/**
 * Another access token for a connected shop. It replaces the one before only if the server accepts it. One of a shop with
 * another name is stored on the second attempt: lists of two shops would be mixed, but a shop may also have a new name.
 */
export function SignInDialog({ shop, onClose, onSignedIn }: SignInDialogProps) {
  const { server = '' } = shop;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<TypedToken>(() => ({ token: '', isKept: isTokenKept(shop.id) }));
  const [isTried, setTried] = useState(false);
  const isBlocked = usePolicyBlock(server);
  const { isAsking, result, test, reset } = useServerTest(isBlocked);
  const token = typed.token.trim();
  const answered = result?.ok ? result.facts.name : undefined;
  const isOtherName = (name: string) => name !== (shop.nameOnServer ?? name);
  const isOther = answered !== undefined && isOtherName(answered);

  async function submit() {
    setTried(true);
    if (isAsking) return;
    if (token === '') return field.current?.focus();
    if (!isOther) {
      const asked = await test(server, token);
      if (!asked?.ok || isOtherName(asked.facts.name)) return;
    }
    storeToken(shop.id, token, typed);
    onSignedIn();
  }

  return (
    <FormDialog
      title={`Sign in to “${shop.name}”`}
      submitLabel={isOther ? 'It is the same shop' : 'Sign in'}
      isBusy={isAsking}
      failure={isBlocked ? blockedText : result && !result.ok ? result.problem : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p" size="sm" tone="secondary" anywhere>
        The sales of this shop are on {server}.
      </Text>
      <TokenFields
        fieldRef={field}
        value={typed}
        autoFocus
        error={isTried && token === '' ? 'Enter the access token.' : undefined}
        onChange={(next) => {
          setTyped((now) => ({ ...now, ...next }));
          if (next.token !== undefined) reset();
        }}
      />
      {isOther && (
        <Text as="p" size="sm" tone="negative" role="alert">
          This access token is for “{answered}”, and this shop was “{shop.nameOnServer}” on the server so far. If it is
          another shop, cancel and connect it as one of its own: their lists would be mixed.
        </Text>
      )}
    </FormDialog>
  );
}
