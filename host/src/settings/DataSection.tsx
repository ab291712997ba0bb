import { RotateCcw, Undo2 } from 'lucide-react';
import { modelDefinition, useStoredValue } from '@back-office/shared/state';
import { Button, Card, Row, Stack, Text } from '@back-office/shared/ui';
import { BackUpButtons } from '../backup/BackUpButtons';
import { RestoreButton } from '../backup/RestoreButton';
import { ServerCard } from '../connect/ServerCard';
import { ImportSales } from '../sales-import/ImportSales';
import { useResetSampleData } from '../shell/SampleDataReset';
import { AddShopForSales } from '../shops/AddShopForSales';
import { isSample, usePageShop } from '../shops/pageShop';
import { SettingsSection } from './SettingsSection';
import { StorageCard } from './StorageCard';

/** What the shop has in this browser, and what can be done with it. */
export function DataSection() {
  const { shop } = usePageShop();
  const isOfSample = isSample(shop);
  const isConnected = shop.source === 'server';
  const [{ isOn: isModelOn }] = useStoredValue(modelDefinition);
  return (
    <SettingsSection
      id="data"
      title="Data"
      about={
        isConnected
          ? 'The sales are on a server, as are the lists and conversations that it keeps. Everything else is in this browser.'
          : isModelOn
            ? 'Everything is kept in this browser; other devices do not have it. The language model of the assistant gets what it asks for.'
            : 'Everything is kept in this browser and sent nowhere. Other devices do not have it.'
      }
    >
      {isConnected && <ServerCard shop={shop} />}
      {!isConnected && <Card title="Import sales">{isOfSample ? <AddShopForSales /> : <ImportSales />}</Card>}
      <StorageCard />
      <Card title="Backup">
        <Row gap={2} wrap>
          <BackUpButtons shop={shop} />
          <RestoreButton />
        </Row>
      </Card>
      {isOfSample && <SampleDataCard />}
    </SettingsSection>
  );
}

function SampleDataCard() {
  const { ask, preload, undo } = useResetSampleData();
  return (
    <Card title="Sample data">
      <Stack gap={4}>
        <Text as="p" size="sm" tone="secondary">
          Removes what you added or changed in the sample shop. You see what that is before anything goes.
        </Text>
        <Row gap={2} wrap>
          <Button icon={<RotateCcw />} onPointerEnter={preload} onFocus={preload} onClick={ask}>
            Reset sample data
          </Button>
          {undo && (
            <Button icon={<Undo2 />} onClick={undo}>
              Undo the reset
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
