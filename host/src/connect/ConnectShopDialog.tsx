import { useRef, useState, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { formatRange } from '@back-office/shared/format';
import type { LedgerFacts } from '@back-office/shared/ledger';
import {
  clockTime,
  maxShopName,
  newShopDefaults,
  sampleShop,
  shopList,
  shopNameProblem,
  timeZoneName,
  type Shop,
} from '@back-office/shared/shop';
import { Row, Stack, Text } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { FactList } from '../settings/FactList';
import { knownFigures } from '../settings/knownFigures';
import { FormDialog } from '../shops/FormDialog';
import { useShops } from '../shops/useShops';
import { blockedText } from './policyBlock';
import { allowedServers, readServerAddress } from './serverAddress';
import { storeToken } from './serverTokens';
import { TokenFields, type TypedToken } from './TokenFields';
import { useAddressField } from './useAddressField';
import { useServerTest } from './useServerTest';

interface ConnectShopDialogProps {
  readonly onClose: () => void;
  readonly onConnected: (shop: Shop) => void;
}

/** What is typed about a server, and the two steps: the connection is tried, then the shop gets its name here. */
function useConnectForm(onConnected: ConnectShopDialogProps['onConnected']) {
  const { read, isBlocked, focus, fieldOf } = useAddressField({ allowed: allowedServers, read: readServerAddress });
  const [typedToken, setTypedToken] = useState<TypedToken>({ token: '', isKept: false });
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const tokenField = useRef<HTMLInputElement>(null);
  const { isAsking, result, test, reset } = useServerTest(isBlocked);
  const facts = result?.ok ? result.facts : undefined;
  const token = typedToken.token.trim();
  const nameProblem = shopNameProblem(name, [sampleShop, ...useShops()]);

  function changed(run: () => void) {
    run();
    reset();
    setTried(false);
    setProblem(undefined);
  }

  async function submit() {
    setTried(true);
    if (isAsking) return;
    if (!read.ok) return focus();
    if (token === '') return tokenField.current?.focus();
    if (facts) return connect(facts, read.url);
    const asked = await test(read.url, token);
    setTried(false);
    if (asked?.ok) setName([...asked.facts.name.trim()].slice(0, maxShopName).join(''));
  }

  async function connect(found: LedgerFacts, server: string) {
    if (nameProblem !== undefined) return;
    const { currency, timeZone, dayStart, locale } = found;
    const settings = {
      currency: currency.code,
      timeZone,
      dayStart,
      locale: locale ?? newShopDefaults().locale,
      server,
      nameOnServer: found.name,
    };
    const added = await shopList().add({ ...settings, name: name.trim() });
    if (!added.ok) return setProblem(added.message);
    storeToken(added.shop.id, token, typedToken);
    onConnected(added.shop);
  }

  const addressField = fieldOf(isTried);
  return {
    address: { ...addressField, onChange: (next: string) => changed(() => addressField.onChange(next)) },
    token: {
      fieldRef: tokenField,
      value: typedToken,
      error: isTried && token === '' ? 'Enter the access token.' : undefined,
      onChange(next: Partial<TypedToken>) {
        const apply = () => setTypedToken((now) => ({ ...now, ...next }));
        if (next.token === undefined) apply();
        else changed(apply);
      },
    },
    name: { value: name, error: isTried ? nameProblem : undefined, onChange: setName },
    facts,
    isAsking,
    failure: isBlocked ? blockedText : (problem ?? (result && !result.ok ? result.problem : undefined)),
    submit,
  };
}

/** Adds a shop whose sales are on a server. */
export function ConnectShopDialog({ onClose, onConnected }: ConnectShopDialogProps) {
  const { address, token, name, facts, isAsking, failure, submit } = useConnectForm(onConnected);
  return (
    <FormDialog
      title="Connect a shop"
      submitLabel={facts ? 'Connect shop' : 'Test connection'}
      isBusy={isAsking}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p" size="sm" tone="secondary">
        For a shop whose sales are on a server. This page asks the server for figures, and sends it the changes that you
        make to items, categories, stock, custom reports, saved views and conversations with the assistant, if it keeps
        them.
      </Text>
      <TextField
        {...address}
        label="Address of the server"
        placeholder="https://ledger.example.com"
        inputMode="url"
        autoFocus
      />
      <TokenFields {...token} />
      {facts && (
        <Found facts={facts}>
          <TextField {...name} label="Name of the shop here" maxLength={2 * maxShopName} autoFocus />
        </Found>
      )}
    </FormDialog>
  );
}

interface FoundProps {
  readonly facts: LedgerFacts;
  readonly children: ReactNode;
}

/** What the server knows of the shop. */
function Found({ facts, children }: FoundProps) {
  const { name, currency, timeZone, dayStart, locale, days, unknown } = facts;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Row gap={2} role="status">
          <CircleCheck size={16} aria-hidden />
          <Text size="sm" weight="medium">
            The server answers for this shop
          </Text>
        </Row>
        <FactList
          facts={[
            { label: 'Name', value: name },
            { label: 'Currency', value: currency.code },
            { label: 'Time zone', value: timeZoneName(timeZone) },
            { label: 'Business day starts', value: clockTime(dayStart, locale ?? newShopDefaults().locale) },
            { label: 'Sales data', value: days ? formatRange(days) : 'No sales yet' },
            ...(days ? knownFigures(unknown) : []),
          ]}
        />
      </Stack>
      {children}
    </Stack>
  );
}
