import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { deferredPart } from '@back-office/shared/loading';
import type { Shop } from '@back-office/shared/shop';
import { Button, Card, Row, Stack, Text, useToast } from '@back-office/shared/ui';
import { FactList } from '../settings/FactList';
import { usePageShop } from '../shops/pageShop';
import { isTokenKept } from './serverTokens';

const SignInDialog = deferredPart(() =>
  import(/* webpackChunkName: "connect" */ './SignInDialog').then((part) => part.SignInDialog),
);

/** The server of a connected shop, in the settings: where it is, what it has, and what this browser has. */
export function ServerCard({ shop }: { readonly shop: Shop }) {
  const { checkServer } = usePageShop();
  const { show } = useToast();
  const [isSigningIn, setSigningIn] = useState(false);
  const close = () => setSigningIn(false);
  return (
    <Card title="Server">
      <Stack gap={4}>
        <FactList
          facts={[
            { label: 'Address', value: shop.server },
            { label: 'Access token', value: isTokenKept(shop.id) ? 'Kept on this device' : 'Until this tab is closed' },
            { label: 'On the server', value: 'Sales. Whoever runs the server adds them there.' },
            {
              label: 'In this browser',
              value:
                'Items, categories, custom reports and conversations of this shop are kept in this browser. Other devices do not have them.',
            },
          ]}
        />
        <Row>
          <Button icon={<KeyRound />} onClick={() => setSigningIn(true)}>
            Change access token
          </Button>
        </Row>
        <Text as="p" size="sm" tone="muted">
          You can disconnect the shop under Shops. Its sales stay on the server.
        </Text>
      </Stack>
      {isSigningIn && (
        <SignInDialog
          shop={shop}
          onClose={close}
          onFailed={close}
          onSignedIn={() => {
            close();
            checkServer?.();
            show({ message: 'The access token was changed', tone: 'done' });
          }}
        />
      )}
    </Card>
  );
}
