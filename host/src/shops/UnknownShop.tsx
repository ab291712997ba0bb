import { useEffect, useState } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { documentTitle, paths } from '@back-office/shared/routes';
import { sampleShop, shopList, type Shop } from '@back-office/shared/shop';
import { font, GlobalStyle, gridStyle, media, space } from '@back-office/shared/theme';
import { Button, Row, Stack, Text, ToastProvider } from '@back-office/shared/ui';
import { withShop } from '@back-office/shared/url';
import { RestoreButton } from '../backup/RestoreButton';
import { AddShopDialog } from './AddShopDialog';
import { addressedId, samplePage } from './pageShop';
import { sameScreenIn } from './shopAddress';
import { ShopLink } from './ShopLink';
import { useRemovedShops, useShops } from './useShops';

const homeOf = (shop: Shop) => withShop(paths.home(), addressedId(shop));

/** In the place of a shop that the address names and this browser does not have, or has deleted. */
export function UnknownShop({ id }: { readonly id: string }) {
  const shops = useShops();
  const deleted = useRemovedShops().find((shop) => shop.id === id && !shop.isGoing);
  const restored = shops.find(({ formerIds }) => formerIds?.includes(id));
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    // A backup took the place of the shop.
    if (restored) samplePage.openPage(sameScreenIn(restored.id, window.location));
  }, [restored]);
  const title = deleted ? `${deleted.name} was deleted` : 'This browser does not have this shop';
  return (
    <Page data-error-screen="">
      <GlobalStyle />
      <title>{documentTitle(title)}</title>
      <Stack gap={2}>
        <Text as="h1" size="xl" anywhere>
          {title}
        </Text>
        {deleted ? <DeletedShop shop={deleted} /> : <HowToGetIt id={id} />}
      </Stack>
      <Stack as="nav" gap={2} aria-label="Shops">
        <Text as="h2" size="sm" tone="muted" weight="medium">
          Shops in this browser
        </Text>
        <List>
          {[sampleShop, ...shops].map((shop) => (
            <li key={shop.id}>
              <ShopLink shop={shop} href={homeOf(shop)} />
            </li>
          ))}
        </List>
      </Stack>
      <Row gap={2} wrap>
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          Add shop
        </Button>
        {/* The shell, which shows toasts elsewhere, is not there. */}
        <ToastProvider>
          <RestoreButton />
        </ToastProvider>
      </Row>
      {isAdding && (
        <AddShopDialog onClose={() => setAdding(false)} onAdded={(shop) => samplePage.openPage(homeOf(shop))} />
      )}
    </Page>
  );
}

function HowToGetIt({ id }: { readonly id: string }) {
  return (
    <Text as="p" size="md" tone="secondary" anywhere>
      The address names the shop “{id}”. A shop of your own is kept in the browser in which it was added, so open this
      address there, restore a backup of it here, or open one of the shops below.
    </Text>
  );
}

function DeletedShop({ shop }: { readonly shop: Shop }) {
  const [problem, setProblem] = useState<string>();
  async function putBack() {
    const result = await shopList().putBack(shop.id);
    if (result.ok) samplePage.openPage(window.location.href);
    else setProblem(result.message);
  }
  return (
    <Stack gap={3} align="start">
      <Text as="p" size="md" tone="secondary">
        Its data will be removed from this browser in a moment.
      </Text>
      <Button variant="primary" onClick={() => void putBack()}>
        Undo
      </Button>
      {problem !== undefined && (
        <Text as="p" tone="negative" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

const Page = styled.main`
  ${gridStyle({ gap: 8, tone: 'text' })}
  max-width: 640px;
  margin-inline: auto;
  padding: 96px ${space[6]} ${space[12]};
  font: ${font.sm};

  ${media.phone} {
    padding: ${space[8]} ${space[4]};
  }
`;

const List = styled.ul`
  ${gridStyle({ gap: '2px', pad: 1, card: true })}
`;
