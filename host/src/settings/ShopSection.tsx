import { useState } from 'react';
import { Pencil, Plug, Plus } from 'lucide-react';
import { clockTime, localeExample, timeIn, timeZoneName, type Shop } from '@back-office/shared/shop';
import { Button, Card, Row, Text } from '@back-office/shared/ui';
import { OpenedShopDialog } from '../shops/OpenedShopDialog';
import { isSample, usePageShop } from '../shops/pageShop';
import { FactList, type Fact } from './FactList';
import { SettingsSection } from './SettingsSection';
import { ShopsCard } from './ShopsCard';

/** What the shop of the page is, and all shops of this browser. */
export function ShopSection() {
  const { shop } = usePageShop();
  const [dialog, setDialog] = useState<'add' | 'connect' | 'edit'>();
  const isOfSample = isSample(shop);
  return (
    <>
      <SettingsSection id="shop" title="Shop" about="How its amounts, days and numbers are counted and written.">
        <Card>
          <FactList facts={factsOf(shop)} />
          <Row gap={3} above={4} wrap>
            {isOfSample ? (
              <Text as="p" size="sm" tone="muted">
                The sample shop stays as it is. Add a shop for your own sales.
              </Text>
            ) : (
              <Button icon={<Pencil />} onClick={() => setDialog('edit')}>
                Edit shop
              </Button>
            )}
          </Row>
        </Card>
      </SettingsSection>
      <SettingsSection id="shops" title="Shops" about="Each shop has its own sales, items, reports and conversations.">
        <ShopsCard
          actions={
            <Row gap={2} wrap>
              <Button icon={<Plus />} onClick={() => setDialog('add')}>
                Add shop
              </Button>
              <Button icon={<Plug />} onClick={() => setDialog('connect')}>
                Connect a shop
              </Button>
            </Row>
          }
        />
      </SettingsSection>
      {dialog && <OpenedShopDialog kind={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function factsOf(shop: Shop): readonly Fact[] {
  const { name, currency, timeZone, dayStart, locale } = shop;
  return [
    { label: 'Name', value: name },
    { label: 'Currency', value: currency },
    { label: 'Time zone', value: `${timeZoneName(timeZone)}, ${timeIn(timeZone, locale)} now` },
    { label: 'Business day starts', value: clockTime(dayStart, locale) },
    { label: 'Numbers and dates', value: localeExample(locale, currency) },
  ];
}
