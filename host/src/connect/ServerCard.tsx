import { useSyncExternalStore } from 'react';
import { KeyRound } from 'lucide-react';
import type { Shop } from '@back-office/shared/shop';
import { Button, Card, Row, Stack, Text, useToast } from '@back-office/shared/ui';
import { FactList } from '../settings/FactList';
import { usePageShop } from '../shops/pageShop';
import { isTokenKept } from './serverTokens';
import { useSignIn } from './useSignIn';

/** The server of a connected shop, in the settings: where it is, what it has, and what this browser has. */
export function ServerCard({ shop }: { readonly shop: Shop }) {
  const { checkServer, documents } = usePageShop();
  const isKept = useSyncExternalStore(documents?.subscribe ?? noChanges, () => documents?.isKept());
  const { show } = useToast();
  const signIn = useSignIn(shop, () => {
    checkServer?.();
    show({ message: 'The access token was changed', tone: 'done' });
  });
  return (
    <Card title="Server">
      <Stack gap={4}>
        <FactList
          facts={[
            { label: 'Address', value: shop.server },
            { label: 'Access token', value: isTokenKept(shop.id) ? 'Kept on this device' : 'Until this tab is closed' },
            { label: 'On the server', value: onServer(isKept) },
            { label: 'In this browser', value: inBrowser(isKept) },
          ]}
        />
        <Row>
          <Button icon={<KeyRound />} onClick={signIn.open}>
            Change access token
          </Button>
        </Row>
        <Text as="p" size="sm" tone="muted">
          You can disconnect the shop under Shops. Its sales stay on the server.
        </Text>
      </Stack>
      {signIn.dialog}
    </Card>
  );
}

const noChanges = () => () => undefined;

/** `isKept`: whether the server keeps lists; `undefined` before it has answered. */
function onServer(isKept: boolean | undefined): string {
  const sales = 'Sales. Whoever runs the server adds them there.';
  if (!isKept) return sales;
  return `${sales} Items, categories, stock, custom reports, saved views and conversations with the assistant: everyone with an access token of this shop reads and edits the same. Changes of others arrive within a minute.`;
}

function inBrowser(isKept: boolean | undefined): string {
  if (isKept === undefined)
    return 'A copy of the lists and conversations, and the changes that the server does not have yet. It has not answered so far.';
  return isKept
    ? 'A copy, and the history of changes that were made here, which other devices do not have.'
    : 'Items, categories, custom reports, saved views and conversations: this server keeps sales alone. Other devices do not have them.';
}
